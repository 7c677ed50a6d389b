import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TreeDraftResponse } from 'contract/admin/tree-drafts';
import type { AgendasResponse } from 'contract/agendas';
import type { FilterNode, FiltersResponse } from 'contract/filters';
import { groupings, sourceNode, treeOf, putTreesInUse } from 'contract/sources';
import { addGroup, mergeInto, moveTo, removeAt } from 'contract/sources/edit-tree';
import type { TimelineResponse } from 'contract/timeline';
import { say } from '#platform/words.ts';
import { aDocument, aMeeting } from '#stores/documents/test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { followContent } from './follow-content.ts';
import { saveDraft, publishDraft } from './tree-drafts.ts';

let product: TestProduct;
let staff: Subscriber;
let reader: Subscriber;
let withoutSenate: Subscriber;

const date = Date.UTC(2026, 10, 10, 12);
beforeAll(async () => {
  product = await openProduct('2026-11-20T10:00:00Z');
  staff = await product.subscriber({ roles: ['staff'] });
  reader = await product.subscriber();
  withoutSenate = await product.subscriber({ modules: ['nlDashboard', 'agenda'] });
  await product.documents.put([
    aDocument({ id: 'x-motion', groupPath: 'tk/motie', title: 'stroomnet', date }),
    aDocument({ id: 'x-letter', groupPath: 'regering/kamerbrief', title: 'stroomnet', date }),
    aDocument({ id: 'x-senate', groupPath: 'ek/motie', title: 'stroomnet', date }),
    aDocument({
      id: 'x-sitting',
      groupPath: 'ek/agenda',
      title: 'stroomnet',
      date,
      meeting: { ...aMeeting, start: date },
    }),
  ]);
});
afterAll(() => product.close());

const headers = () => ({ 'x-auth': staff.adminToken });
const address = '/api/admin/source-trees/nl';
const draft = async () =>
  (await product.app.inject({ url: `${address}/draft`, headers: headers() })).json<TreeDraftResponse>();
type Nodes = TreeDraftResponse['shipped'];
/** Prepares what a change makes of the tree in use. */
async function prepare(change: (nodes: Nodes) => object, more: object = {}) {
  const { version, published } = await draft();
  const payload = { version, nodes: change(published.nodes), ...more };
  return product.app.inject({ method: 'PUT', url: `${address}/draft`, headers: headers(), payload });
}
const post = async (what: string, more: object = {}) =>
  product.app.inject({
    method: 'POST',
    url: `${address}/${what}`,
    headers: headers(),
    payload: { version: (await draft()).version, ...more },
  });
async function publish(change: (nodes: Nodes) => object): Promise<TreeDraftResponse> {
  expect((await prepare(change)).statusCode).toBe(200);
  const answer = await post('publish', { reason: 'Duidelijker' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}
const asItShips = async () => publish(() => groupingNodes);
let groupingNodes: Nodes;
beforeAll(async () => {
  groupingNodes = (await draft()).shipped;
});

const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const found = async (who: Subscriber, more: object) =>
  (await who.post('/document/timeline', { ...search, ...more })).json<TimelineResponse>();
const idsIn = ({ data }: TimelineResponse) => data.map(({ id }) => id).toSorted();
const inFilters = async (who: Subscriber, path: string): Promise<FilterNode | undefined> => {
  const all = (nodes: readonly FilterNode[]): FilterNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  return all((await who.get('/nl/filters/nl')).json<FiltersResponse>().nodes).find(
    (one) => one.path === path,
  );
};

test('source trees: a draft is compared, published with a reason and in use at once; documents stand where it says', async () => {
  const names = { nl: 'Plenair', 'en-gb': 'Plenary' };
  const saved = await reader.post('/savedsearches', {
    title: 'Moties',
    queryDetails: { ...search, groupPaths: ['tk/motie'] },
  });
  expect(saved.statusCode).toBe(200);
  const change = (nodes: Nodes) =>
    moveTo(addGroup(nodes, '', { id: 'plenair', code: 'plenair', names }), 'tk/motie', 'plenair');
  const prepared = (await prepare(change)).json<TreeDraftResponse>();
  expect(prepared.draft).toMatchObject({
    outdated: false,
    changes: [
      { kind: 'added', path: 'plenair' },
      { kind: 'moved', path: 'plenair/motie', from: 'tk/motie' },
    ],
    searches: { saved: 1, agenda: 0 },
  });
  // Nobody sees a draft.
  expect(idsIn(await found(reader, { groupPaths: ['tk/motie'] }))).toEqual(['x-motion']);
  expect(await inFilters(reader, 'plenair')).toBeUndefined();
  const answer = await post('publish', { reason: 'Duidelijker' });
  expect(answer.json<TreeDraftResponse>()).toMatchObject({
    published: { version: groupings.nl.version + 1, publishedAt: '2026-11-20T10:00:00.000Z' },
    draft: null,
  });
  expect(say('nl', 'sources.trees.nl.added.plenair.name')).toBe('Plenair');
  expect(await inFilters(reader, 'plenair')).toMatchObject({
    count: 1,
    children: [{ path: 'plenair/motie' }],
  });
  expect(await found(reader, { groupPaths: ['plenair'] })).toMatchObject({
    data: [{ id: 'x-motion', groupPath: 'plenair/motie' }],
    countTotal: 1,
  });
  // An older path goes along, whether its version is named or not.
  expect(await found(reader, { groupPaths: ['tk/motie'] })).toMatchObject({
    countTotal: 1,
    groupPathsChanged: [{ from: 'tk/motie', to: 'plenair/motie' }],
  });
  const older = { groupingDetails: { name: 'nl', version: groupings.nl.version }, groupPaths: ['tk'] };
  expect(idsIn(await found(reader, older))).toEqual(['x-motion']);
  const log = await product.app.inject({ url: '/api/admin/audit?find=duidelijker', headers: headers() });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'sourceTree.publish',
        target: 'tree:nl',
        before: { version: groupings.nl.version },
        after: { added: ['plenair'], moved: ['tk/motie → plenair/motie'] },
      },
    ],
  });
  const mine = await reader.post('/savedsearches/user', { groupingName: 'nl' });
  expect(mine.json()).toMatchObject({
    data: [{ sourcesChanged: true, queryDetails: { groupPaths: ['plenair/motie'] } }],
  });
  await asItShips();
  expect(treeOf('nl').version).toBe(groupings.nl.version + 2);
  const back = await reader.post('/savedsearches/user', { groupingName: 'nl' });
  expect(back.json()).toMatchObject({ data: [{ queryDetails: { groupPaths: ['tk/motie'] } }] });
});

test('source trees: the papers of the upper house need its module wherever they are put', async () => {
  await publish((nodes) => mergeInto(moveTo(nodes, 'ek/agenda', 'tk'), 'ek/motie', 'tk/motie'));
  const both = { groupPaths: ['tk/motie'] };
  expect(idsIn(await found(reader, both))).toEqual(['x-motion', 'x-senate']);
  expect(idsIn(await found(withoutSenate, both))).toEqual(['x-motion']);
  expect((await inFilters(reader, 'tk/motie'))?.count).toBe(2);
  expect(await inFilters(withoutSenate, 'tk/motie')).toMatchObject({ count: 1, locked: false });
  expect(await inFilters(withoutSenate, 'tk/agenda-2')).toMatchObject({ count: 0, locked: true });
  const agenda = async (who: Subscriber) =>
    (
      await who.post('/agendas?startDate=2026-11-01&endDate=2026-11-20', { sessionFilters: ['nl:tk'] })
    ).json<AgendasResponse>().data;
  expect(await agenda(reader)).toMatchObject([{ id: 'x-sitting', groupPath: 'tk/agenda-2' }]);
  expect(await agenda(withoutSenate)).toEqual([]);
  expect((await withoutSenate.post('/document/x-senate', {})).statusCode).toBe(403);
  await asItShips();
});

test('source trees: what filters do not show stays hidden where it goes', async () => {
  const { content, version } = (await product.app.inject({ url: address, headers: headers() })).json<{
    version: number;
    content: { hidden: string[] };
  }>();
  content.hidden.push('tk/motie');
  await product.app.inject({
    method: 'PUT',
    url: address,
    headers: headers(),
    payload: { version, content },
  });
  await publish((nodes) => moveTo(nodes, 'tk/motie', 'regering'));
  expect(await inFilters(reader, 'regering/motie')).toBeUndefined();
  const late = await product.app.inject({
    method: 'PUT',
    url: address,
    headers: headers(),
    payload: { version: version + 1, content: { ...content, hidden: [] } },
  });
  expect(late.statusCode).toBe(409);
  await asItShips();
  expect(await inFilters(reader, 'tk/motie')).toBeUndefined();
  const { version: last } = (await product.app.inject({ url: address, headers: headers() })).json<{
    version: number;
  }>();
  const shown = { version: last, content: { ...content, hidden: [] } };
  await product.app.inject({ method: 'PUT', url: address, headers: headers(), payload: shown });
  expect((await inFilters(reader, 'tk/motie'))?.count).toBe(1);
});

test('source trees: what would lose documents is refused, and colleagues do not write over each other', async () => {
  const lost = await prepare((nodes) => removeAt(nodes, 'tk/motie'));
  expect([lost.statusCode, lost.body]).toEqual([400, expect.stringContaining('De documenten van tk/motie')]);
  expect((await prepare((nodes) => moveTo(nodes, 'tk/motie', ''), { version: 0 })).statusCode).toBe(409);
  expect((await post('publish')).statusCode).toBe(409);
  expect((await post('draft/discard')).statusCode).toBe(409);

  await prepare((nodes) => moveTo(nodes, 'tk/motie', ''));
  const { version } = await draft();
  const [one, other] = await Promise.all([post('publish', { version }), post('publish', { version })]);
  expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
  await prepare((nodes) => moveTo(nodes, 'motie', 'regering'));
  expect((await post('draft/discard')).json<TreeDraftResponse>().draft).toBeNull();
  await asItShips();
});

test('source trees: another process uses what was published as soon as it looks', async () => {
  const { db } = product.people;
  const following = await followContent({ db, log: { warn: () => undefined }, pause: 5 });
  const now = product.clock.now().getTime();
  const asked = { domain: 'nl', doer: 'command', now, reason: undefined } as const;
  const { version, published } = await draft();
  const nodes = moveTo(published.nodes, 'tk/motie', 'regering');
  const saved = await saveDraft(db, { ...asked, version }, nodes);
  await publishDraft(db, { ...asked, version: saved.version });
  await expect.poll(() => sourceNode(treeOf('nl'), 'regering/motie')).toBeDefined();
  await following.stop();
  await asItShips();
  putTreesInUse({});
});
