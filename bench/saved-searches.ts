import { contextCodes } from 'contract/contexts';
import { QueryDetails } from 'contract/saved-searches';
import { aSavedSearch } from '../server/src/domains/alerts/test/saved-search-rows.ts';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { random } from './corpus.ts';

/** Saved searches of one user. */
const each = 25;
/** Of all searches: those that somebody saved before, word for word, and those about half the politics there are. */
const alike = 0.2;
const broad = 0.02;
const types = ['tk', 'tk/motie', 'tk/schriftelijke-vragen', 'tk/antwoord', 'regering', 'regering/kamerbrief'];
/** A word's rank times the documents of 1,000 it stands in, in this corpus (corpus.ts) and for all but the commonest. */
const rankByDocuments = 49_000;

/**
 * Keeps saved searches of the shapes people write: a word or two, alternatives, phrases, words that begin so,
 * proximity, words left out, fields, and long lists of names for one subject; a quarter within policy contexts and
 * three in ten within types. Words are as rare as what people follow: most searches find up to five of 1,000
 * documents, one in fifty finds 50 to 200, one in five was saved by somebody else too.
 */
export async function seedSavedSearches(
  db: PeopleStore,
  count: number,
  words: readonly string[],
  after: number,
): Promise<void> {
  const write = writer(words);
  const now = Date.now();
  const organisationId = await createOrganisation(db, 'Bench', now);
  await subscribe(db, organisationId, { moduleKey: 'nlDashboard', startsOn: '2026-01-01' });
  for (let nth = 0; nth < count; nth += each) {
    const userId = await createUser(
      db,
      {
        email: `bench-${nth}@vizier.example`,
        organisationId,
        firstName: 'Bench',
        lastName: 'Bench',
        roles: [],
        passwordHash: null,
      },
      now,
    );
    const rows = Array.from({ length: Math.min(each, count - nth) }, () => {
      const criteria = write();
      return aSavedSearch(userId, criteria, { after, createdAt: now, changedAt: now });
    });
    await db.insertInto('savedSearches').values(rows).execute();
  }
}

/** Writes one search after the other, always the same ones. */
function writer(words: readonly string[]): () => QueryDetails {
  const next = random(99);
  const some = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)]!;
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const between = (least: number, most: number) => least * (most / least) ** next();
  /** A word that stands in about so many of 1,000 documents; the very last stands in all of them. */
  const found = (least: number, most: number) =>
    words[Math.min(words.length - 2, Math.floor(rankByDocuments / between(least, most)))]!;
  const rare = () => found(0.25, 5);
  const common = () => found(20, 150);
  const of = (rank: number, most: number) => words[Math.floor(between(rank, most))]!;
  const many = (length: number, make = rare) => Array.from({ length }, make);
  const anyOf = (made: readonly string[]) => made.join(' OF ');
  const name = () => `"${many(2).join(' ')}"`;
  // Half of the phrases are of ordinary words, which stand apart everywhere and together now and then.
  const phrase = () => (next() < 0.5 ? name() : `"${of(5, 40)} ${of(50, 400)}"`);
  const begun = () => `${found(0.25, 2)}*`;
  const shapes: readonly [share: number, make: () => string][] = [
    [0.2, rare],
    [0.14, () => `${common()} ${common()}`],
    [0.06, () => `${common()} EN ${common()} EN ${common()}`],
    [0.14, () => anyOf(many(2 + upTo(6), () => found(0.25, 1)))],
    [0.13, phrase],
    [0.07, () => anyOf([begun(), rare()])],
    [0.02, () => `*subsidie${some(['', '*'])} EN ${found(1, 10)}`],
    [0.05, () => `${of(80, 400)} NEAR/${some([5, 10, 20])} ${of(80, 400)}`],
    [0.07, () => `(${anyOf(many(1 + upTo(3), () => found(5, 60)))}) ${common()} NIET ${common()}`],
    [0.03, () => `titel:${of(150, 2_000)}`],
    [
      0.03,
      () => `persoon:${some([words[500 + upTo(149)], rare()])} ${some([common(), common(), ''])}`.trim(),
    ],
    [0.01, () => `nummer:2026D${String(upTo(300_000)).padStart(6, '0')}`],
    [0.01, () => `type:motie ${found(5, 50)}`],
    [0.04, () => anyOf([...many(10 + upTo(20), () => found(0.25, 0.5)), ...many(upTo(5), name), begun()])],
  ];
  const query = () => {
    let left = next();
    for (const [share, make] of shapes) if ((left -= share) < 0) return make();
    return rare();
  };
  const made: QueryDetails[] = [];
  return () => {
    if (made.length > 0 && next() < alike) return some(made);
    const wide = next() < broad;
    const criteria = QueryDetails.parse({
      query: wide ? found(50, 200) : query(),
      groupingDetails: { name: 'nl' },
      ...(!wide && next() < 0.25
        ? {
            context: [...new Set(Array.from({ length: upTo(3) }, () => some(contextCodes)))],
            minimalMatchPercentage: some([20, 40, 40, 60]),
          }
        : { context: ['all'] }),
      groupPaths:
        !wide && next() < 0.3 ? [...new Set(Array.from({ length: upTo(3) }, () => some(types)))] : [],
    });
    made.push(criteria);
    return criteria;
  };
}
