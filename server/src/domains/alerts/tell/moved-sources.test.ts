import { afterAll, beforeAll, expect, test } from 'vitest';
import { putTreesInUse } from 'contract/sources';
import { addGroup, mergeInto, moveTo } from 'contract/sources/edit-tree';
import { useTree } from 'contract/sources/test/use-tree';
import type { TimelineItem } from 'contract/documents';
import { aDocument } from '#test/documents.ts';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';

let delivering: Delivering;
let user: Subscriber;
beforeAll(async () => {
  delivering = await openDelivering();
  user = await delivering.product.subscriber();
});
afterAll(() => delivering.close());

const names = { nl: 'Plenair', 'en-gb': 'Plenary' };

test('moved sources: the mail of a saved search tells what it told, and what stands where its sources went', async () => {
  const { product } = delivering;
  const criteria = (groupPaths: string[]) => ({
    queryDetails: { context: ['all'], groupingDetails: { name: 'nl' }, query: 'stroomnet', groupPaths },
  });
  await delivering.save(
    user,
    'stroomnet',
    { realTime: true },
    { title: 'Moties', ...criteria(['tk/motie']) },
  );
  await delivering.save(user, 'stroomnet', { realTime: true }, { title: 'Kamer', ...criteria(['tk']) });
  await delivering.save(
    user,
    'stroomnet',
    { realTime: true },
    { title: 'Senaat', ...criteria(['ek/brief']) },
  );
  const come = async (name: string, subject: string) => {
    await delivering.comesIn(
      ...['tk/motie', 'tk/antwoord', 'ek/brief', 'regering/nieuws'].map((groupPath) =>
        aDocument({
          id: `test-${name}-${groupPath.replace('/', '-')}`,
          groupPath,
          title: `stroomnet ${name}`,
        }),
      ),
    );
    product.clock.advance(10 * 60_000);
    const [mail] = await delivering.deliver();
    expect(mail!.subject).toBe(subject);
    const rows = await product.people.db
      .selectFrom('matches')
      .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
      .select(['savedSearches.title', 'matches.documentId', 'matches.line'])
      .where('matches.documentId', 'like', `test-${name}-%`)
      .execute();
    return rows
      .map(({ title, documentId, line }) => {
        const { groupPath } = JSON.parse(line) as TimelineItem;
        return `${title}: ${documentId.slice(`test-${name}-`.length)} at ${groupPath}`;
      })
      .toSorted();
  };
  const before = await come('before', '3 nieuwe resultaten: Moties, Kamer, Senaat');
  expect(before).toEqual([
    'Kamer: tk-antwoord at tk/antwoord',
    'Kamer: tk-motie at tk/motie',
    'Moties: tk-motie at tk/motie',
    'Senaat: ek-brief at ek/brief',
  ]);
  useTree('nl', (nodes) =>
    mergeInto(
      moveTo(addGroup(nodes, '', { id: 'plenair', code: 'plenair', names }), 'tk/motie', 'plenair'),
      'ek/brief',
      'regering/nieuws',
    ),
  );
  // What was found is kept by its connector's path, by which modules allow it.
  expect(await come('after', '4 nieuwe resultaten: Moties, Kamer, Senaat')).toEqual(
    [...before, 'Senaat: regering-nieuws at regering/nieuws'].toSorted(),
  );
  putTreesInUse({});
});
