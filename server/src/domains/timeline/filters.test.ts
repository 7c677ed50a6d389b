import type { DomainId } from 'contract/dashboards';
import type { DocumentFilterTypes, FilterNode, FiltersResponse } from 'contract/filters';
import { moduleKeys } from 'contract/modules';
import { groupings, groupPathsOf } from 'contract/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

const address: Record<DomainId, string> = {
  nl: '/nl/filters/nl',
  'nl-lr': '/nl/filters/nl-lr',
  eu: '/eu/filters',
  'be-fed': '/be/filters/be-fed',
  'be-flm': '/be/filters/be-flm',
};
const domains = Object.keys(address) as DomainId[];
const paths: Record<DomainId, string> = {
  nl: 'tk/motie',
  'nl-lr': 'provincies/utrecht/motie',
  eu: 'ep/committees/opinion',
  'be-fed': 'kamer/wetsvoorstel',
  'be-flm': 'vlaams-parlement/motie',
};

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.documents.put([
    ...domains.flatMap((domain) =>
      ['one', 'two'].map((id) =>
        aDocument({
          id: `${domain.replace('-', '')}-${id}`,
          domain,
          groupPath: paths[domain],
          committees: id === 'one' ? [{ code: 'ENVI', name: 'Milieu' }] : [{ code: 'XTRA', name: 'Extra' }],
        }),
      ),
    ),
    aDocument({ id: 'senate-1', groupPath: 'ek/motie' }),
  ]);
});
afterAll(() => product.close());

const flat = (nodes: readonly FilterNode[]): FilterNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

it.each(domains)(
  'filters: the filters of %s are its whole tree with counts, parents included',
  async (domain) => {
    const filters = (await reader.get(address[domain])).json<FiltersResponse>();
    expect(filters.groupingDetails).toEqual({ name: domain, version: groupings[domain].version });
    const nodes = flat(filters.nodes);
    expect(nodes.map(({ path }) => path)).toEqual(groupPathsOf(groupings[domain]));
    const parts = paths[domain].split('/');
    for (const depth of parts.keys()) {
      const path = parts.slice(0, depth + 1).join('/');
      expect(
        nodes.find((node) => node.path === path),
        path,
      ).toMatchObject({ count: 2, locked: false });
    }
    expect(filters.contexts.length > 0).toBe(domain === 'nl');
  },
);

it('filters: tells committees of the same name apart by the council they are of', async () => {
  const product = await openProduct();
  const reader = await product.subscriber();
  const of = (id: string, institution: string, name: string) =>
    aDocument({
      id: `lr-${id}`,
      domain: 'nl-lr',
      groupPath: paths['nl-lr'],
      institution,
      committees: [{ code: id, name }],
    });
  await product.documents.put([
    of('utrecht', 'Gemeente Utrecht', 'Commissie Ruimte'),
    of('zwolle', 'Gemeente Zwolle', 'Commissie Ruimte'),
    of('vechten', 'Waterschap Vechten', 'Commissie Water'),
  ]);
  const { committees } = (await reader.get(address['nl-lr'])).json<FiltersResponse>();
  expect(committees!.map(({ name }) => name)).toEqual([
    'Commissie Ruimte (Gemeente Utrecht)',
    'Commissie Water',
    'Commissie Ruimte (Gemeente Zwolle)',
  ]);
  await product.close();
});

it('filters: gives committees with their documents where the dashboard filters by them', async () => {
  const committeesOf = async (domain: DomainId, language = 'nl') =>
    (await reader.get(address[domain], { 'accept-language': language })).json<FiltersResponse>().committees;
  expect(await committeesOf('nl')).toBeUndefined();
  for (const domain of ['nl-lr', 'be-fed', 'be-flm'] as const) {
    expect(await committeesOf(domain)).toMatchObject([
      { code: 'ENVI', name: 'Milieu', count: 1 },
      { code: 'XTRA', name: 'Extra', count: 1 },
    ]);
  }
  const european = (await committeesOf('eu'))!;
  expect(european.find(({ code }) => code === 'ENVI')).toMatchObject({
    count: 1,
    name: expect.stringMatching(/^Milieu/),
  });
  expect(european.find(({ code }) => code === 'PECH')).toEqual({ code: 'PECH', name: 'Visserij', count: 0 });
  expect(european.find(({ code }) => code === 'XTRA')).toEqual({ code: 'XTRA', name: 'Extra', count: 1 });
  expect((await committeesOf('eu', 'en-gb'))!.find(({ code }) => code === 'PECH')!.name).toBe('Fisheries');
});

it('filters: fills every filter type of the specification, for all dashboards and only those of the user', async () => {
  const types = (await reader.get('/users/me/document-filter-types')).json<DocumentFilterTypes>();
  expect(Object.keys(types).toSorted()).toEqual([
    'beFedGrouping',
    'beFedGroupsByDocType',
    'beFlmGrouping',
    'beFlmGroupsByDocType',
    'documentTypesConfig',
    'euEpCommittees',
    'euGrouping',
    'euGroupsByDocType',
    'nlContexts',
    'nlGrouping',
    'nlGroupsByDocType',
    'nlLrGrouping',
    'nlLrGroupsByDocType',
  ]);
  expect(types.nlGroupsByDocType!.motie).toEqual(['tk/motie', 'ek/motie']);
  expect(types.nlLrGroupsByDocType!.motie).toHaveLength(14);
  expect(types.documentTypesConfig.nl!['tk/motie']).toEqual({ family: 'motion' });
  expect(Object.keys(types.documentTypesConfig).toSorted()).toEqual(domains.toSorted());
  expect(types.euEpCommittees!.map(({ code }) => code)).toContain('ITRE');

  const belgian = await product.subscriber({ modules: ['beFedDashboard'] });
  const own = (await belgian.get('/users/me/document-filter-types')).json<DocumentFilterTypes>();
  expect(Object.keys(own)).toEqual(['beFedGrouping', 'beFedGroupsByDocType', 'documentTypesConfig']);
  expect(Object.keys(own.documentTypesConfig)).toEqual(['be-fed']);
});

it('filters: locks the whole upper house without its module', async () => {
  const without = await product.subscriber({ modules: moduleKeys.filter((key) => key !== 'DSModule') });
  const upperHouse = async (by: Subscriber) => {
    const { nodes } = (await by.get(address.nl)).json<FiltersResponse>();
    return flat(nodes).filter(({ path }) => path.startsWith('ek'));
  };
  expect((await upperHouse(without)).every(({ locked, count }) => locked && count === 0)).toBe(true);
  expect((await upperHouse(reader)).find(({ path }) => path === 'ek/motie')).toMatchObject({
    locked: false,
    count: 1,
  });
});
