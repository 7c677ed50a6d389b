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
