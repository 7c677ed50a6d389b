import type { SourceTreeContent, SourceTreeResponse } from 'contract/admin/source-trees';
import type { FilterNode, FiltersResponse } from 'contract/filters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#platform/words.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let staff: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T10:00:00Z');
  staff = await product.subscriber({ roles: ['staff'] });
});
afterAll(async () => {
  await reset();
  await product.close();
});

const headers = () => ({ 'x-auth': staff.adminToken });
const url = '/api/admin/source-trees/nl';
const read = async () => (await product.app.inject({ url, headers: headers() })).json<SourceTreeResponse>();
const set = async (change: (content: SourceTreeContent) => unknown) => {
  const { version, content } = await read();
  change(content);
  const payload = { version, content, reason: 'Duidelijker' };
  return product.app.inject({ method: 'PUT', url, headers: headers(), payload });
};
const reset = () => read().then(({ shipped }) => set((content) => Object.assign(content, shipped)));
const pathsIn = (nodes: readonly FilterNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [path, ...pathsIn(children)]);
const shown = async () => pathsIn((await staff.get('/nl/filters/nl')).json<FiltersResponse>().nodes);
const key = 'sources.trees.nl.tk.motie';

test('source trees: filters show what staff left in, under the names they gave, and saved paths go on', async () => {
  const before = await shown();
  expect(before).toEqual(expect.arrayContaining(['tk/motie', 'regering', 'regering/kamerbrief']));
  const set200 = await set((content) => {
    content.texts.nl.names[key] = 'Moties en meer';
    content.hidden.push('regering', 'tk/motie');
  });
  expect(set200.statusCode).toBe(200);
  expect(await shown()).toEqual(
    before.filter((path) => path !== 'tk/motie' && !/^regering(\/|$)/.test(path)),
  );
  expect(say('nl', key)).toBe('Moties en meer');
  expect(say('nl', key.replace('trees', 'shortTrees'))).toBe('Moties en meer');
  expect(say('en-gb', key)).not.toBe('Moties en meer');
  const search = { query: 'x', groupPaths: ['tk/motie'], context: ['all'], groupingDetails: { name: 'nl' } };
  expect((await staff.post('/document/timeline', search)).statusCode).toBe(200);
  const log = await product.app.inject({ url: '/api/admin/audit?find=duidelijker', headers: headers() });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'sourceTree.set',
        target: 'sources:nl',
        before: { hidden: [] },
        after: { nl: { [key]: 'Moties en meer' }, hidden: ['regering', 'tk/motie'] },
      },
    ],
  });
  await reset();
  expect(await shown()).toEqual(before);
});

test('source trees: what is no node of the tree is refused', async () => {
  for (const wrong of [
    (content: SourceTreeContent) => content.hidden.push('tk/nothing'),
    (content: SourceTreeContent) => (content.texts.nl.names['sources.trees.eu.ep.name'] = 'x'),
    (content: SourceTreeContent) => delete content.texts['en-gb'].names[key],
    (content: SourceTreeContent) => (content.texts.nl.names[key] = ' '),
  ]) {
    expect((await set(wrong)).statusCode).toBe(400);
  }
});
