import type { DomainId } from 'contract/dashboards';
import { aDocument } from '#stores/documents/test/documents.ts';
import type * as FilterTypes from '../../../web/src/session/filter-types.ts';
import type * as Landing from '../../../web/src/session/landing.ts';
import { openProduct } from '../product.ts';

/** Uses a product that has the domain of add-domain.ts and writes what came of it as JSON. */
const domain = 'fr-nat' as DomainId;
const web = (file: string): Promise<unknown> =>
  import(new URL(`../../../web/src/session/${file}`, import.meta.url).href);
const { landingOf } = (await web('landing.ts')) as typeof Landing;
const { sourceTreeOf } = (await web('filter-types.ts')) as typeof FilterTypes;

const product = await openProduct();
try {
  const user = await product.subscriber();
  await product.documents.put([
    aDocument({
      id: 'test-1',
      domain,
      groupPath: 'vp/motie',
      title: 'Amendement',
      date: product.clock.now().getTime() - 86_400_000,
    }),
  ]);
  const search = { query: 'amendement', groupingDetails: { name: domain } };
  const types = (await user.get('/users/me/document-filter-types')).json<object>();
  const answers = {
    filters: await user.get('/fr/filters'),
    timeline: await user.post('/document/timeline', search),
    trends: await user.post('/statistics/trends', search),
    frequencies: await user.post('/nl/statistics/frequencies', search),
    related: await user.post('/nl/related', { id: 'test-1' }),
    document: await user.post('/document/test-1', {}),
    saved: await user.post('/savedsearches', { title: 'Eau', queryDetails: search }),
    atEu: await user.post('/eu/timeline', search),
  };
  const { newSince } = answers.timeline.json<{ newSince?: string }>();
  process.stdout.write(
    JSON.stringify({
      statuses: {
        ...Object.fromEntries(Object.entries(answers).map(([name, { statusCode }]) => [name, statusCode])),
        newHits: (await user.post('/document/timeline/new', { ...search, newSince })).statusCode,
      },
      counts: [answers.timeline, answers.trends, answers.frequencies].map(
        (answer) => answer.json<{ countTotal: number }>().countTotal,
      ),
      filterTypes: Object.keys(types).filter((name) => name.startsWith('frNat')),
      sourceTree: sourceTreeOf(types as Parameters<typeof sourceTreeOf>[0], domain).length,
      landing: landingOf(undefined, 'frNatDashboard').href,
    }),
  );
} finally {
  await product.close();
}
