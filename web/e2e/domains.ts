/** Each domain with a word that stands in the texts of many of its demo documents. */
export const domainWords = [
  ['nl', 'minister'],
  ['nl-lr', 'college'],
  ['eu', 'Commission'],
  ['be-fed', 'minister'],
  ['be-flm', 'Vlaamse'],
] as const;
