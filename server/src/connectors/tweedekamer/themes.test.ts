import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { withFiles } from './files.ts';
import { tweedekamer } from './tweedekamer.ts';

const extraction = openTextExtraction();
const metadata = `<?xml version="1.0"?><metadata_gegevens>
  <metadata name="DC.title" scheme="" content="Brief over de vuurtorens"/>
  <metadata name="OVERHEID.category" scheme="OVERHEID.TaxonomieBeleidsagenda" content="Verkeer | Water"/>
  <metadata name="OVERHEID.category" scheme="OVERHEID.TaxonomieBeleidsagenda" content="Economie | Toerisme"/>
</metadata_gegevens>`;
const publication = `<officiele-publicatie><metadata><meta name="OVERHEID.category" content="Verkeer | Water"/></metadata>
  <kamerstuk><tekst><al>De vuurtorens blijven branden.</al></tekst></kamerstuk></officiele-publicatie>`;
const row = {
  Id: '11111111-0000-4000-8000-000000000001',
  DocumentNummer: '2031D00007',
  Soort: 'Brief regering',
  Onderwerp: 'Brief over de vuurtorens',
  Datum: '2031-02-03T00:00:00+01:00',
  GewijzigdOp: '2031-02-03T10:00:00+01:00',
  ApiGewijzigdOp: '2031-02-03T09:00:00Z',
  Verwijderd: false,
  HuidigeDocumentVersie: {
    DocumentPublicatie: [{ Id: 'p-1', DocumentType: 'Xml' }],
    DocumentPublicatieMetadata: [
      { Id: 'm-0', DocumentType: 'Metadata', Verwijderd: true },
      { Id: 'm-1', DocumentType: 'Metadataowms' },
      { Id: 'm-2', DocumentType: 'Metadata' },
    ],
  },
};

test('tweedekamer themes: a paper has those of its own metadata file and of the head of its XML, each once', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('content-type', 'application/xml');
    response.end(/Metadata\(m-2\)/.test(request.url!) ? metadata : publication);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const raw = await withFiles(row, { baseUrl, request: { interval: 0, retries: 0 } }, { files: 0 });
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toEqual(['/DocumentPublicatie(p-1)/Resource', '/DocumentPublicatieMetadata(m-2)/Resource']);
  const [document] = (await tweedekamer({ extraction }).read(raw)).documents;
  expect(document!.labels).toEqual([
    { scheme: 'TaxonomieBeleidsagenda', name: 'Verkeer | Water' },
    { scheme: 'TaxonomieBeleidsagenda', name: 'Economie | Toerisme' },
  ]);
});

test('tweedekamer themes: a paper without them, or whose metadata cannot be had or read, has none', async () => {
  const read = async (file?: { bytes: Uint8Array; mimeType: string; fileName: string } | { fault: string }) =>
    tweedekamer({ extraction }).read({ entity: 'Document', row, ...(file ? { metadata: file } : {}) });
  const broken = { bytes: new TextEncoder().encode('<a><b>'), mimeType: 'application/xml', fileName: '' };
  for (const file of [undefined, { fault: 'status 404' }, broken]) {
    expect((await read(file)).documents[0]).not.toHaveProperty('labels');
  }
  expect((await read(broken)).notes.map(({ note }) => note)).toContainEqual(
    expect.stringMatching(/^no metadata/),
  );
});
