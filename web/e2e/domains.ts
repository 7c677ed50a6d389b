/** Each domain with a word that stands in the texts of many of its demo documents. */
export const domainWords = [
  ['nl', 'minister'],
  ['nl-lr', 'college'],
  ['eu', 'Commission'],
  ['be-fed', 'minister'],
  ['be-flm', 'Vlaamse'],
] as const;

/** Of the domains, one for each way their documents are asked for: all but the EU are asked for alike. */
export const domainWordsByCall = domainWords.filter(([domain]) => domain === 'nl' || domain === 'eu');

/** Plays a part of a journey in one domain after another; what fails says in which. */
export async function inEachDomain<Domain extends string, Word>(
  domains: readonly (readonly [Domain, Word])[],
  part: (domain: Domain, word: Word) => Promise<void>,
): Promise<void> {
  for (const [domain, word] of domains) {
    await part(domain, word).catch((cause: unknown) => {
      throw new Error(`in ${domain}: ${String(cause)}`, { cause });
    });
  }
}
