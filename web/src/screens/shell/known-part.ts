/** The parameters of an address whose names are known, as they are; the same object when all are. */
export function knownPart(
  search: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): Readonly<Record<string, string>> {
  const given = Object.entries(search);
  const known = given.filter(([name]) => names.includes(name));
  return known.length === given.length ? search : Object.fromEntries(known);
}
