import { contextCodes } from 'contract/contexts';
import { querySyntax } from 'contract/query/tree';
import { QueryDetails } from 'contract/saved-searches';
import { newSavedSearchId } from '../server/src/domains/saved-searches/index.ts';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { random } from './corpus.ts';

/** Saved searches of one user. */
const each = 25;
const types = ['tk', 'tk/motie', 'tk/schriftelijke-vragen', 'tk/antwoord', 'regering', 'regering/kamerbrief'];

/**
 * Keeps saved searches of the shapes people write: a word or two, alternatives, phrases, wildcards, proximity, words
 * left out, and long lists of names for one subject; two in five within policy contexts, three in ten within types.
 */
export async function seedSavedSearches(
  db: PeopleStore,
  count: number,
  words: readonly string[],
  after: number,
): Promise<void> {
  const next = random(99);
  const some = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)]!;
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  // Nobody follows the commonest words; from there on the commoner the likelier.
  const word = () => words[150 + Math.floor((words.length / 8 - 150) * next() ** 3)]!;
  const many = (length: number, make = word) => Array.from({ length }, make);
  const phrase = () => `"${many(1 + upTo(2)).join(' ')}"`;
  const begun = () => `${word().padEnd(4, 'e').slice(0, 5)}*`;
  const shapes: readonly [share: number, make: () => string][] = [
    [0.22, word],
    [0.16, () => many(2).join(' ')],
    [0.16, () => many(2 + upTo(5)).join(' OF ')],
    [0.14, phrase],
    [0.08, () => `${begun()} OF ${word()}`],
    [0.02, () => `*subsidie${some(['', '*'])} EN ${word()}`],
    [0.08, () => `${word()} NEAR/${some([5, 10, 20])} ${word()}`],
    [0.07, () => `(${many(upTo(3)).join(' OF ')}) ${word()} NIET ${word()}`],
    [0.07, () => [...many(10 + upTo(20)), ...many(upTo(5), phrase), ...many(upTo(3), begun)].join(' OF ')],
  ];
  const query = () => {
    let left = next();
    for (const [share, make] of shapes) if ((left -= share) < 0) return make();
    return word();
  };
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
      const criteria = QueryDetails.parse({
        query: query(),
        groupingDetails: { name: 'nl' },
        ...(next() < 0.4
          ? { context: [...new Set(many(upTo(3), () => some(contextCodes)))], minimalMatchPercentage: 40 }
          : { context: ['all'] }),
        groupPaths: next() < 0.3 ? [...new Set(many(upTo(3), () => some(types)))] : [],
      });
      return {
        id: newSavedSearchId(),
        userId,
        dashboard: 'nl',
        title: criteria.query.slice(0, 60),
        description: '',
        criteria: JSON.stringify(criteria),
        criteriaHash: '',
        syntax: querySyntax,
        saveHash: '',
        daily: 1,
        weekly: 0,
        realTime: 0,
        rssEnabled: 0,
        includeInWebcal: 0,
        paused: null,
        after,
        createdAt: now,
        changedAt: now,
      };
    });
    await db.insertInto('savedSearches').values(rows).execute();
  }
}
