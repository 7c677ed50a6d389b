/** The number of a dossier in an address. */
export const dossierAddressForm = /^[A-Za-z0-9][A-Za-z0-9-]{1,59}$/;

/**
 * The number of a dossier, procedure or case as addresses have it, without spaces, slashes and brackets: `36914-XV` of
 * `36 914-XV`, `2024-0231-COD` of `2024/0231(COD)`, `DOC-56-0191` of `DOC 56 0191`. Undefined for what is too long or
 * has other signs.
 */
export function dossierAddress(number: string): string | undefined {
  const address = number
    .trim()
    .replaceAll(/(\d)[ .\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return dossierAddressForm.test(address) ? address : undefined;
}

/** An address as the number is written by hand, for a search of it: `2024/0231(COD)`, `DOC 56 0191`, else as it stands. */
export function writtenNumber(address: string): string {
  const procedure = /^(\d{4})-(\d{3,4}[A-Z]?)-([A-Z]{3})$/i.exec(address);
  if (procedure) return `${procedure[1]}/${procedure[2]}(${procedure[3]?.toUpperCase()})`;
  return address.replace(/^DOC-(\d\d)-(\d+)$/i, 'DOC $1 $2');
}

/** What finds a dossier in a dashboard's query, in either language: `nummer:36914-XV`, `nummer:"2024/0231(COD)"`. */
export function dossierQuery(address: string): string {
  const written = writtenNumber(address);
  return `nummer:${/^[A-Za-z0-9-]+$/.test(written) ? written : `"${written}"`}`;
}
