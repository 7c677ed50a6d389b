import { wordForms } from 'contract/query/forms/forms';

/** A query of the bench, with the expression a hand-written FTS5 statement would use for it. */
export interface BenchQuery {
  name: string;
  query: string;
  raw: string;
}

const forms = (word: string): string =>
  `(${wordForms(word, ['nl'])
    .map((form) => `"${form}"`)
    .join(' OR ')})`;

/** From the commonest word there is to one that stands in a handful of documents. */
export const benchQueries: readonly BenchQuery[] = [
  { name: 'commonest word', query: '"de"', raw: '"de"' },
  { name: 'common word', query: 'motie', raw: forms('motie') },
  { name: 'two common words', query: 'motie regering', raw: `${forms('motie')} AND ${forms('regering')}` },
  { name: 'middling word', query: 'stikstof', raw: forms('stikstof') },
  {
    name: 'three words, OR',
    query: 'stikstof OF woningbouw OF energie',
    raw: ['stikstof', 'woningbouw', 'energie'].map(forms).join(' OR '),
  },
  { name: 'without', query: 'motie NIET regering', raw: `${forms('motie')} NOT ${forms('regering')}` },
  { name: 'phrase', query: '"van de kamer"', raw: '"van de kamer"' },
  { name: 'proximity', query: '"stikstof landbouw"~10', raw: 'NEAR("stikstof" "landbouw", 10)' },
  { name: 'prefix', query: 'woningb*', raw: '"woningb" *' },
  { name: 'rare word', query: 'lozingsvergunning', raw: forms('lozingsvergunning') },
];

/** Wildcards that plain FTS5 has no statement for; measured without a ratio. */
export const wildcardQueries: readonly Pick<BenchQuery, 'name' | 'query'>[] = [
  { name: 'inside a word', query: '*subsidie*' },
  { name: 'end of a word', query: '*subsidie' },
];
