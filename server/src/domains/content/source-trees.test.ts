import type { SourceTreeContent } from 'contract/admin/source-trees';
import type { FilterNode, FiltersResponse } from 'contract/filters';
import { expect, test } from 'vitest';
import { say } from '#platform/words.ts';
import { useKeptContent } from './test/kept-content.ts';

const site = useKeptContent<SourceTreeContent>('source-trees/nl');
const { headers, reset, set } = site;
const pathsIn = (nodes: readonly FilterNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [path, ...pathsIn(children)]);
const shown = async () => pathsIn((await site.staff.get('/nl/filters/nl')).json<FiltersResponse>().nodes);
const key = 'sources.trees.nl.tk.motie';

test('source trees: filters show what staff left in, under the names they gave, and saved paths go on', async () => {
  const before = await shown();
  expect(before).toEqual(expect.arrayContaining(['tk/motie', 'regering', 'regering/kamerbrief']));
  const set200 = await set(
    (content) => {
      content.texts.nl.names[key] = 'Moties en meer';
      content.hidden.push('regering', 'tk/motie');
    },
    { reason: 'Duidelijker' },
  );
  expect(set200.statusCode).toBe(200);
  expect(await shown()).toEqual(
    before.filter((path) => path !== 'tk/motie' && !/^regering(\/|$)/.test(path)),
  );
  expect(say('nl', key)).toBe('Moties en meer');
  expect(say('nl', key.replace('trees', 'shortTrees'))).toBe('Moties en meer');
  expect(say('en-gb', key)).not.toBe('Moties en meer');
  const search = { query: 'x', groupPaths: ['tk/motie'], context: ['all'], groupingDetails: { name: 'nl' } };
  expect((await site.staff.post('/document/timeline', search)).statusCode).toBe(200);
  const log = await site.product.app.inject({ url: '/api/admin/audit?find=duidelijker', headers: headers() });
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
