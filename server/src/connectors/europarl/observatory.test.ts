import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { europarl } from './europarl.ts';
import type { Context, EuroparlRaw } from './raw.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());
const connector = europarl({ extraction });

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

function rowsOf(name: string): Record<string, unknown>[] {
  return (JSON.parse(fixture(name)) as { data: Record<string, unknown>[] }).data;
}

const context: Context = {
  people: { 9001: 'Ann Proof', 9002: 'Bo van Test' },
  procedures: { '2030-0099': { label: '2030/0099(COD)', title: 'Rules for proofs', groups: {} } },
  subjects: {},
};

async function readOne(raw: EuroparlRaw) {
  return connector.read(raw);
}

test('a procedure is its course: events of answer and page, people and subjects of the page', async () => {
  const page = {
    bytes: new TextEncoder().encode(fixture('procedure-page.html')),
    mimeType: 'text/html',
    fileName: 'page',
  };
  const reading = await readOne({ kind: 'procedure', row: rowsOf('procedure.json')[0], page, context });
  expect(reading.documents[0]).toMatchObject({
    id: 'ep-proc-2030-0099',
    groupPath: 'ep/procedure',
    sourceType: 'COD - Ordinary legislative procedure',
    title: 'Rules for proofs',
    titles: { en: 'Rules for proofs', nl: 'Regels voor proeven' },
    date: Date.parse('2031-03-08T23:00:00Z'),
    text: [
      'Awaiting a proof',
      'Legal basis: TFEU 43',
      'Committee dossier: PECH/10/00001',
      '2030-12-01 Legislative proposal published COM(2030)0077',
      '2030-12-04 2030-0099-X-2030-12-04',
      '2031-02-03 Tabling plenary A10-0007/2031',
      '2031-02-03 Committee report tabled for plenary A10-0007/2031',
      '2031-03-09 Decision by Parliament GEDA/1',
    ].join('\n'),
    people: [
      { name: 'Ann Proof', role: 'Rapporteur', party: 'S&D' },
      { name: 'Bo van Test', role: 'Shadow rapporteur', party: 'Verts/ALE' },
      { name: 'Nora Nobody', role: 'Commissioner' },
    ],
    committees: [{ code: 'PECH', name: 'Fisheries' }],
    organisations: [
      { name: 'Fisheries', relation: 'Committee responsible' },
      { name: 'Maritime Proofs', relation: 'Commission DG' },
    ],
    numbers: [
      { kind: 'procedure', value: '2030/0099(COD)' },
      { kind: 'reference', value: '2030-0099' },
      { kind: 'reference', value: 'PECH/10/00001' },
    ],
    labels: [
      { scheme: 'oeil', code: '3.15', name: 'Fisheries' },
      { scheme: 'oeil', code: '4.60.02', name: 'Proofs of all kinds' },
    ],
    relations: [
      { relation: 'Document', id: 'ep-PECH-PR-900001' },
      { relation: 'Document', id: 'ep-A-10-2031-0007' },
      { relation: 'Sitting', id: 'ep-MTG-PL-2031-02-11' },
      { relation: 'Legislative proposal published', id: 'eurlex-52030PC0077', title: 'COM(2030)0077' },
      { relation: 'Final act', id: 'eurlex-32031R0001', title: 'Regulation 2031/0001 (32031R0001)' },
    ],
  });
});

test('europarl observatory: a page that is no procedure is a note beside the answer, and a fault alone', async () => {
  const page = {
    bytes: new TextEncoder().encode('<html>Just a moment</html>'),
    mimeType: 'text/html',
    fileName: 'p',
  };
  const reading = await readOne({ kind: 'procedure', row: rowsOf('procedure.json')[0], page, context });
  expect(reading.documents[0]).toMatchObject({ sourceType: 'COD', people: [{ name: 'Ann Proof' }] });
  expect(reading.notes).toHaveLength(1);
  await expect(readOne({ kind: 'procedure', page, context })).rejects.toMatchObject({ kind: 'shape' });
});

test('europarl observatory: a summary is a document of the day it shows', async () => {
  const page = {
    bytes: new TextEncoder().encode(fixture('summary.html')),
    mimeType: 'text/html',
    fileName: 's',
  };
  const { documents } = await readOne({ kind: 'summary', id: '77', page });
  expect(documents[0]).toMatchObject({
    id: 'ep-summary-77',
    groupPath: 'ep/research',
    title: 'Rules for proofs - Text adopted by Parliament',
    date: Date.parse('2031-03-08T23:00:00Z'),
    text: 'Parliament adopted’s proofs.\nNobody objected.',
    dossier: { number: '2030/0099(COD)', title: 'Rules for proofs' },
    relations: [{ relation: 'Procedure', id: 'ep-proc-2030-0099' }],
  });
  const gone = await readOne({ kind: 'summary', id: '78', page: { fault: 'status 404' } });
  expect(gone.skipped).toEqual([{ sourceId: '78', reason: 'no summary: status 404' }]);
  const wall = { ...page, bytes: new TextEncoder().encode('<html>Just a moment</html>') };
  const walled = await readOne({ kind: 'summary', id: '79', page: wall });
  expect(walled).toMatchObject({ documents: [], skipped: [{ sourceId: '79' }] });
});
