/** Items that many sittings have more than once, so that their name tells none apart. */
const unspecific =
  /^(opening|sluiting|mededelingen?|regelingvanwerkzaamheden|stemmingen?|hamerstukken|vragenuur|mondelingevragen|ingekomenstukken|lijstvaningekomenstukken|beediging.*)$/;
const titled = /^h-[a-z]{2}-\d{8}-\d+-\D/;

/**
 * What a debate is called in the sitting it was held in: `h-tk-20242025-104-slavernijverleden`. The uncorrected
 * report and the official one have no number in common but that of the sitting, so the title tells the item
 * (SOURCES.md §2, Corrected text). Undefined for items without a title of their own.
 */
export function debateIdentity(
  year: string | undefined,
  sitting: string | undefined,
  title: string,
): string | undefined {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(year ?? '') ?? [];
  const key = title
    .replace(/\s*\((?:(?:CD|AO|VAO|VSO|TMD|SO|NO|WGO) d\.d\. [^)]*|[\d\s.,;-]+)\)/gi, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  if (!from || !sitting || !/^[1-9]\d*$/.test(sitting) || !/^[a-z]/.test(key) || unspecific.test(key))
    return undefined;
  return `h-tk-${from}${to}-${sitting}-${key.slice(0, 100)}`;
}

/**
 * True for an identity that rests on a title: it joins reports of two sources, never two of one source, whose
 * debates may go on later the same day under the same title.
 */
export function isByTitle(identity: string): boolean {
  return titled.test(identity);
}
