import { expect, test } from 'vitest';
import type { SavedSearch } from 'contract/saved-searches';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { compiledSearches } from '../searches/active-searches.ts';
import { useMatching } from '../test/use-matching.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { tellPassedDays } from './passed-days.ts';
import { ToldSteps } from './told-steps.ts';

const { here, look, save, comesIn } = useMatching();

const promise = (commitment: Partial<Document['commitment']> = {}, id = 'promise') =>
  aDocument({
    id: `test-${id}`,
    groupPath: 'tk/toezegging',
    title: 'Toezegging',
    text: 'De minister stuurt een brief over waterstof.',
    commitment: { state: 'open', to: [], toParties: [], fulfilledBy: [], due: '2026-12-01', ...commitment },
  });
const pass = () =>
  tellPassedDays(
    { ...here.product, people: here.product.people.db, queue: waitingMatches },
    compiledSearches(),
    here.lease,
  );
/** The days that a search was told of, those that were taken back left out. */
async function days(search: SavedSearch): Promise<string[]> {
  const rows = await here.product.people.db
    .selectFrom('matches')
    .select(['documentId', 'steps', 'version'])
    .where('savedSearchId', '=', search.id)
    .where('version', '<', 0)
    .where('gone', 'is', null)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ documentId, steps }) => {
    const told = ToldSteps.parse(JSON.parse(steps ?? ''));
    return 'passed' in told ? `${documentId} ${told.passed}${told.inText ? ' in its text' : ''}` : 'steps';
  });
}
const at = async (instant: string) => {
  here.product.clock.set(instant);
  await look();
  await pass();
};

test('passed days: a commitment is told once when its day is over in Amsterdam, to the searches that find it', async () => {
  const search = await save('waterstof');
  const other = await save('stikstof');
  await comesIn(promise());
  await at('2026-12-01T22:59:00Z');
  expect(await days(search)).toEqual([]);
  await at('2026-12-01T23:00:00Z');
  expect(await days(search)).toEqual(['test-promise 2026-12-01']);
  await pass();
  await at('2026-12-02T23:00:00Z');
  expect(await days(search)).toEqual(['test-promise 2026-12-01']);
  // Given another day at its source, that one passes too.
  await comesIn(promise({ due: '2026-12-10', dueInText: true }));
  await at('2026-12-12T08:00:00Z');
  expect(await days(search)).toEqual(['test-promise 2026-12-10 in its text']);
  expect(await days(other)).toEqual([]);
});

test.each([
  ['fulfilled', { state: 'fulfilled' }],
  ['lapsed', { state: 'lapsed' }],
  ['in a state without a word of ours', { state: 'unknown' }],
  ['without a day', { due: undefined }],
  ['late since long before', { due: '2026-11-01' }],
] as const)('passed days: a commitment that is %s is told to nobody', async (_name, commitment) => {
  const search = await save('waterstof');
  await comesIn(promise(commitment));
  await at('2026-12-02T08:00:00Z');
  expect(await days(search)).toEqual([]);
});

test('passed days: a search that was made after the day hears nothing of it', async () => {
  await comesIn(promise({ due: '2026-11-20' }));
  here.product.clock.set('2026-11-20T22:58:00Z');
  const before = await save('waterstof', {}, await here.product.subscriber());
  here.product.clock.set('2026-11-20T23:00:00Z');
  const after = await save('waterstof', {}, await here.product.subscriber());
  await at('2026-11-20T23:01:00Z');
  expect(await days(before)).toEqual(['test-promise 2026-11-20']);
  expect(await days(after)).toEqual([]);
});

test.each([
  ['spring', '2027-03-27', '2027-03-27T22:59:00Z', '2027-03-27T23:00:00Z'],
  ['spring, the short day', '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:00:00Z'],
  ['autumn, the long day', '2027-10-31', '2027-10-31T22:59:00Z', '2027-10-31T23:00:00Z'],
])(
  'passed days: the clock changes in %s and the day ends at its midnight',
  async (_name, due, still, over) => {
    const search = await save('waterstof');
    await comesIn(promise({ due }));
    await at(still);
    expect(await days(search)).toEqual([]);
    await at(over);
    expect(await days(search)).toEqual([`test-promise ${due}`]);
  },
);

test('passed days: a day waits for the mail of its search, and no longer once the source says that it was fulfilled', async () => {
  const search = await save('waterstof');
  const { db } = here.product.people;
  await db.updateTable('savedSearches').set({ daily: 1 }).where('id', '=', search.id).execute();
  await comesIn(promise(), promise({}, 'another'));
  const waiting = async () =>
    (
      await db
        .selectFrom('waitingMatches')
        .select(['documentId', 'version'])
        .where('version', '<', 0)
        .execute()
    ).map(({ documentId }) => documentId);
  await at('2026-12-02T08:00:00Z');
  expect((await waiting()).toSorted()).toEqual(['test-another', 'test-promise']);
  await comesIn(promise({ state: 'fulfilled' }));
  await look();
  expect(await waiting()).toEqual(['test-another']);
  expect(await days(search)).toEqual(['test-another 2026-12-01']);
  // It is still found, as it is now: the day does not come back with that.
  await comesIn({ ...promise({ state: 'fulfilled' }), title: 'Een andere titel' });
  await look();
  expect(await days(search)).toEqual(['test-another 2026-12-01']);
});
