import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { changesBetween } from '#domains/meetings/index.ts';
import { agendaSearchConsumer, followNew } from './follow-agenda-searches.ts';
import { followAll } from '../test/follow-all.ts';
import { lookForWithdrawn } from './withdrawn-meetings.ts';
import { forgetPast } from './followed-meetings.ts';
import { MeetingState } from '#domains/meetings/index.ts';
import { aMeeting, comesIn, saveAgendaSearch } from '../test/meetings.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;

beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('agenda-searches');
  if (!isLease(claimed)) throw new Error('nobody else follows here');
  lease = claimed;
  await look();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const parts = () => ({ ...product, people: product.people.db });
async function look() {
  await followNew(parts(), lease);
  await followChanges(lease);
}
/** What came in, and what was withdrawn. */
async function followChanges(held: Lease) {
  await followAll([agendaSearchConsumer(parts())], parts(), held);
  await lookForWithdrawn(parts(), held);
}
const puts = (...documents: Document[]) => comesIn(product, lease, ...documents);
const save = (query: string, who = user) => saveAgendaSearch(product, who, query);
const call = (method: 'PUT' | 'DELETE', body: object) =>
  product.app.inject({
    method,
    url: '/api/agenda/savedsearches',
    payload: body,
    headers: { 'x-auth': user.token },
  });

/** What waits to be told for a search since the last time it was asked. */
async function told(search: AgendaSavedSearch): Promise<string[]> {
  const rows = await product.people.db
    .selectFrom('meetingChanges')
    .selectAll()
    .where('searchId', '=', search.id)
    .where('toldAt', 'is', null)
    .execute();
  await product.people.db
    .updateTable('meetingChanges')
    .set({ toldAt: 1 })
    .where('searchId', '=', search.id)
    .execute();
  return rows
    .map(({ documentId, movedFrom, before, after }) => {
      const changes = changesBetween(
        before === null ? undefined : MeetingState.parse(JSON.parse(before)),
        MeetingState.parse(JSON.parse(after)),
      );
      return `${documentId}${movedFrom ? ` for ${movedFrom}` : ''}: ${changes.map(({ kind }) => kind).join(' ')}`;
    })
    .toSorted();
}

const november24 = '2026-11-24T09:00:00Z';
const november25 = '2026-11-25T09:00:00Z';

test('follow agenda searches: what was there is known and silent, what comes in is new, what changes is told once', async () => {
  await puts(aMeeting('a', november24), aMeeting('past', '2026-11-10T09:00:00Z'));
  const search = await save('stroomnet');
  await look();
  expect(await told(search)).toEqual([]);
  await puts(aMeeting('b', november25), aMeeting('other', november25, { agendaItems: [] }));
  await puts(aMeeting('over', '2026-11-19T09:00:00Z'));
  await look();
  expect(await told(search)).toEqual(['test-b: new']);
  await puts(
    aMeeting('a', november24, { place: 'Klompézaal' }),
    aMeeting('past', '2026-11-10T09:00:00Z', { place: 'Elders' }),
  );
  await look();
  await look();
  expect(await told(search)).toEqual(['test-a: place']);
  await puts(
    aMeeting('a', november25, { place: 'Klompézaal' }),
    aMeeting('b', november25, { status: 'cancelled' }),
  );
  await look();
  expect(await told(search)).toEqual(['test-a: date', 'test-b: standing']);
});

test('follow agenda searches: without a query, whatever comes in for its committee is new, and what changes is told', async () => {
  const committees = [{ code: 'IENW', name: 'Infrastructuur en Waterstaat' }];
  const queryDetails = { query: '', filters: ['committee:nl:IENW', 'place:Thorbeckezaal'] };
  const search = await saveAgendaSearch(product, user, '', [], { title: 'IenW', queryDetails });
  await look();
  await puts(
    aMeeting('a', november24, { agendaItems: [] }, { committees }),
    aMeeting('elsewhere', november24, { place: 'Klompézaal' }, { committees }),
    aMeeting('other', november24),
  );
  await look();
  expect(await told(search)).toEqual(['test-a: new']);
  await puts(aMeeting('a', november25, { agendaItems: [] }, { committees }));
  await look();
  expect(await told(search)).toEqual(['test-a: date']);
});

test('follow agenda searches: typing, order, held, and what comes in silently tell nothing, and are known from then on', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet');
  await look();
  await puts(
    aMeeting('a', november24, {
      status: 'held',
      agendaItems: [
        { number: '1', title: 'verzwaring van het stroom-net', documentIds: [] },
        { number: '2', title: 'Openning', documentIds: [] },
        { number: '3', title: 'Stroomnet', documentIds: [] },
      ].slice(0, 3),
    }),
  );
  await look();
  expect(await told(search)).toEqual(['test-a: itemsAdded']);
  await puts(
    aMeeting('a', november25, {}, { silent: true }),
    aMeeting('years-back', november25, {}, { silent: true }),
  );
  await look();
  expect(await told(search)).toEqual([]);
  await puts(aMeeting('years-back', november25, { place: 'Elders' }));
  await look();
  expect(await told(search)).toEqual(['test-years-back: place']);
  // Reading everything again changes no number.
  await product.documents.rescore(await product.documents.dump(0, 50));
  await puts(aMeeting('years-back', november25, { place: 'Elders' }));
  await look();
  expect(await told(search)).toEqual([]);
});

test('follow agenda searches: a meeting that was moved to another is one line, whichever of the two comes first', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24), aMeeting('c', november24));
  const search = await save('stroomnet');
  await look();
  // Together.
  await puts(
    aMeeting('a', november24, { status: 'moved', replacedBy: 'test-a2' }),
    aMeeting('a2', november25, { replaces: 'test-a' }),
  );
  await look();
  expect(await told(search)).toEqual(['test-a2 for test-a: date']);
  // The new one first.
  await puts(aMeeting('b2', november25, { replaces: 'test-b' }));
  await look();
  expect(await told(search)).toEqual(['test-b2 for test-b: date']);
  await puts(aMeeting('b', november24, { status: 'moved', replacedBy: 'test-b2' }));
  await look();
  expect(await told(search)).toEqual([]);
  // The old one first, the new one by other words.
  await puts(aMeeting('c', november24, { status: 'moved', replacedBy: 'test-c2' }));
  await look();
  expect(await told(search)).toEqual(['test-c: standing']);
  await puts(aMeeting('c2', november25, { replaces: 'test-c', agendaItems: [] }, { text: 'Anders.' }));
  await look();
  expect(await told(search)).toEqual(['test-c2 for test-c: date itemsRemoved']);
});

test('follow agenda searches: a meeting that was moved twice between two looks is one line', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet');
  await look();
  await puts(
    aMeeting('a', november24, { status: 'moved', replacedBy: 'test-a2' }),
    aMeeting('a2', november24, { status: 'moved', replaces: 'test-a', replacedBy: 'test-a3' }),
    aMeeting('a3', november25, { replaces: 'test-a2' }),
  );
  await look();
  expect(await told(search)).toEqual(['test-a3 for test-a: date']);
});

test('follow agenda searches: a meeting that is withdrawn, loses its date or comes back is told; one that no longer fits only by when it is', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24), aMeeting('c', november24));
  const search = await save('stroomnet');
  await look();
  await product.documents.withdraw(['test-a']);
  const { meeting: _, ...undated } = aMeeting('b', november24);
  await puts(
    undated,
    aMeeting('c', november24, { agendaItems: [{ number: '1', title: 'Opening', documentIds: [] }] }),
  );
  await look();
  await look();
  expect(await told(search)).toEqual(['test-a: standing', 'test-b: standing', 'test-c: itemsRemoved']);
  await puts(
    aMeeting('a', november24),
    aMeeting('c', november25, { agendaItems: [{ number: '1', title: 'Sluiting', documentIds: [] }] }),
  );
  await look();
  expect(await told(search)).toEqual(['test-a: standing', 'test-c: date itemsAdded itemsRemoved']);
});

test('follow agenda searches: a meeting that goes behind closed doors is followed by its time alone', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet');
  await look();
  const closed = { confidentiality: 'Besloten' as const };
  await puts(aMeeting('a', november24, { place: 'Elders' }, closed));
  await look();
  expect(await told(search)).toEqual(['test-a: closed']);
  await puts(aMeeting('a', november25, { place: 'Nergens', agendaItems: [] }, closed));
  await look();
  expect(await told(search)).toEqual(['test-a: date']);
  const { after } = await product.people.db
    .selectFrom('meetingChanges')
    .select('after')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(after).not.toMatch(/Nergens|stroomnet/);
});

test('follow agenda searches: new criteria make what they find known without telling, and let go of the rest', async () => {
  await puts(aMeeting('a', november24), aMeeting('water', november24, {}, { text: 'Over waterstof.' }));
  const search = await save('stroomnet');
  await look();
  await puts(aMeeting('a', november24, { place: 'Elders' }));
  await call('PUT', { id: search.id, title: 'Water', queryDetails: { query: 'waterstof' } });
  await look();
  expect(await told(search)).toEqual([]);
  await puts(
    aMeeting('a', november25, { place: 'Elders' }),
    aMeeting('water', november25, {}, { text: 'Over waterstof.' }),
  );
  await look();
  expect(await told(search)).toEqual(['test-water: date']);
});

test('follow agenda searches: what comes in between saving and the first look is told, and changes while it was deleted too', async () => {
  const search = await save('stroomnet');
  await puts(aMeeting('a', november24));
  await look();
  expect(await told(search)).toEqual(['test-a: new']);
  await call('DELETE', { id: search.id });
  await puts(aMeeting('a', november25), aMeeting('b', november25));
  await look();
  expect(await told(search)).toEqual([]);
  await user.post('/agenda/savedsearches/restore', { id: search.id });
  await look();
  expect(await told(search)).toEqual(['test-a: date', 'test-b: new']);
});

test('follow agenda searches: each user hears of what their modules allow; a module that ended and came back tells nothing of between', async () => {
  const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
  const [mine, theirs] = [await save('stroomnet'), await save('stroomnet', national)];
  await look();
  await puts(
    aMeeting('a', november24),
    aMeeting('local', november24, {}, { domain: 'nl-lr', groupPath: 'gemeente/agenda' }),
    aMeeting('senate', november24, {}, { groupPath: 'ek/agenda' }),
  );
  await look();
  expect(await told(mine)).toEqual(['test-a: new', 'test-local: new', 'test-senate: new']);
  expect(await told(theirs)).toEqual(['test-a: new']);
  const ending = (endsOn: string | null) =>
    product.people.db
      .updateTable('organisationModules')
      .set({ endsOn })
      .where('moduleKey', '=', 'agenda')
      .execute();
  await ending('2026-11-01');
  await puts(aMeeting('a', november25), aMeeting('b', november25));
  await look();
  await ending(null);
  await look();
  expect(await told(theirs)).toEqual([]);
  await puts(aMeeting('a', november24));
  await look();
  expect(await told(theirs)).toEqual(['test-a: date']);
});

test('follow agenda searches: a query that can no longer be run pauses its search and leaves the others be (8.6)', async () => {
  const [broken, fine] = [await save('stroomnet'), await save('verzwaring')];
  await look();
  await product.people.db
    .updateTable('agendaSearches')
    .set({ criteria: JSON.stringify({ query: '(stroom', filters: [], versions: {} }) })
    .where('id', '=', broken.id)
    .execute();
  await puts(aMeeting('a', november24));
  await look();
  expect(await told(fine)).toEqual(['test-a: new']);
  const listed = (await user.get('/agenda/savedsearches/user')).json<{ data: AgendaSavedSearch[] }>();
  expect(listed.data).toMatchObject([{ id: broken.id, paused: 'query' }, { id: fine.id }]);
});

test('a look that is cut off anywhere is repeated: nothing twice, nothing lost', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24));
  const searches = [await save('stroomnet'), await save('commissiedebat'), await save('verzwaring')];
  await look();
  await puts(
    aMeeting('a', november25),
    aMeeting('b', november24, { status: 'cancelled' }),
    aMeeting('c', november25),
  );
  for (let writes = 0; ; writes++) {
    let left = writes;
    const dying: Lease = {
      ...lease,
      write: (work) => {
        if (left-- === 0) throw new Error('killed');
        return lease.write(work);
      },
    };
    const died = await followChanges(dying).then(
      () => false,
      () => true,
    );
    if (!died) break;
  }
  for (const search of searches)
    expect(await told(search)).toEqual(['test-a: date', 'test-b: standing', 'test-c: new']);
});

test('follow agenda searches: what nobody needs any more is forgotten', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet');
  await look();
  await puts(aMeeting('a', november25));
  await look();
  await lease.write((db) => forgetPast(db, Date.parse('2026-11-26T00:00:00Z')));
  const states = () => product.people.db.selectFrom('knownMeetings').select('seq').execute();
  expect(await states()).toHaveLength(1);
  await told(search);
  await lease.write((db) => forgetPast(db, Date.parse('2027-04-01T00:00:00Z')));
  expect(await states()).toEqual([]);
  expect(await product.people.db.selectFrom('meetingChanges').selectAll().execute()).toEqual([]);
});
