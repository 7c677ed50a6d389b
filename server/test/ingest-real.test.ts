import { afterEach, expect, test } from 'vitest';
import { tweedekamer } from '#connectors/tweedekamer/tweedekamer.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { identityStore, keptItems, runSource, sourceStates } from '#domains/sources/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { openProduct, type TestProduct } from './product.ts';
import { fixtureRows, recordedRows, startReplay, type Row } from './replay/tweedekamer.ts';
import { samples } from './samples.ts';

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.close();
  product = undefined;
});

/** Lets the product read the rows from a server, then searches it over all years as a subscriber does. */
async function readAll(now: string, rows: Row[], recorded?: string) {
  product = await openProduct(now);
  const replay = await startReplay({ rows, ...(recorded ? { recorded } : {}) });
  const extraction = openTextExtraction();
  const { documents: store, files, people } = product;
  const connector = tweedekamer({ baseUrl: replay.baseUrl, extraction, request: { interval: 0 } });
  const signal = new AbortController().signal;
  const lease = await openLeases(people).claim('reading');
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const state = sourceStates(people.db, lease);
  const identities = identityStore(people.db, lease);
  const items = keptItems(people.db, lease);
  const remarks: string[] = [];
  const onRemark = (_id: string, remark: string) => void remarks.push(remark);
  const progress = await runSource(byItem(connector), {
    store,
    files,
    state,
    identities,
    items,
    lease,
    signal,
    onRemark,
  });
  await lease.release();
  await extraction.close();
  await replay.close();
  const subscriber = await product.subscriber();
  const search = async (query: string): Promise<string[]> => {
    const answer = await subscriber.post('/document/timeline', {
      query,
      context: ['all'],
      lookBack: true,
      groupingDetails: { name: 'nl' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  };
  return { progress, remarks, search, subscriber };
}

test('ingest real: what the fixtures hold is found through the app', async () => {
  const { progress, search, subscriber } = await readAll('2031-03-01T09:00:00Z', fixtureRows());
  expect(progress).toMatchObject({ fetched: 3, new: 3 });
  for (const query of [
    'titel:proefdijk type:motie',
    'nummer:2031D00001',
    'nummer:2031Z00001',
    '"langs de denkbeeldige rivier"',
    'denkb*ldige',
    '"tekst van het stuk 2031D00001"',
  ]) {
    expect(await search(query), query).toEqual(['tk-2031D00001']);
  }
  expect(await search('proefdijk')).toEqual(['tk-2031D00002', 'tk-2031D00001']);
  const page = await subscriber.post('/document/tk-2031D00001', { highlightWord: 'stuk' });
  expect(page.json()).toMatchObject({ data: { dossier: { number: '36 910-XV' } } });
});

const folder = samples('.');

/** Documents around the recorded files, whose own rows were not recorded. */
function rowsOfFiles(): Row[] {
  return [
    ['d7a5dc6c-3636-4acd-8630-96c14e97dcce', 'application/pdf', '.pdf'],
    ['0787ced2-629a-4d32-ab8f-4b97a7680248', 'application/pdf', '.docx'],
    ['ca71487f-866a-43aa-a9d5-ec3e2c3a236c', 'application/msword', '.doc'],
  ].map(([id, type, extension], index) => ({
    Id: id!,
    ApiGewijzigdOp: `2025-10-02T10:00:0${index}Z`,
    GewijzigdOp: '2025-10-02T12:00:00+02:00',
    Datum: '2025-10-02T00:00:00+02:00',
    DocumentNummer: `2099D0000${index}`,
    Soort: 'Motie',
    Onderwerp: `Opgenomen bestand ${index}`,
    ContentType: type,
    HuidigeDocumentVersie: { Status: 'Vrijgegeven', Extensie: extension },
    Verwijderd: false,
  }));
}

test.skipIf(!folder)(
  'ingest real: what was recorded of the Tweede Kamer is found through the app',
  async () => {
    const rows = [...recordedRows(folder!), ...rowsOfFiles()];
    const { progress, remarks, search } = await readAll('2026-11-20T09:30:00Z', rows, folder);
    expect(progress.fetched).toBe(rows.length);
    expect(progress.new).toBe(new Set(rows.flatMap((row) => row['DocumentNummer'] ?? [])).size);
    // One publication of the recorded cases was not recorded itself; its document has the file's text.
    const others = remarks.filter((remark) => !/^no metadata: status .*: status 404$/.test(remark));
    expect(others).toEqual([expect.stringMatching(/^no file: status .*: status 404$/)]);
    // The metadata of publications are served by no replay.
    expect(remarks.length).toBeGreaterThan(others.length);
    for (const [query, ...ids] of [
      ['titel:statiegeld nummer:2025D24565', 'tk-2025D24565'],
      ['nummer:2024D13128', 'tk-2024D13128'],
      ['nummer:2024Z05666', 'tk-2024D13128'],
      ['titel:"duidelijk en vooraf omschreven mandaat"', 'tk-2024D13128'],
      ['titel:milieueffectrapport* titel:Thijssen', 'tk-2024D51526'],
      ['titel:opgenomen "motie van het lid ceder"', 'tk-2099D00000'],
      ['titel:opgenomen "motie van het lid verdonk"', 'tk-2099D00002'],
      ['titel:opgenomen "kamer der staten-generaal" nummer:2099D00001', 'tk-2099D00001'],
    ]) {
      expect(await search(query!), query).toEqual(ids);
    }
  },
);
