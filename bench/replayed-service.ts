import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { benchCorpus } from './build.ts';

const pageSize = 250;

/**
 * Serves the corpus as the Tweede Kamer's service serves documents: pages of rows with next links, and the
 * publication of each as XML. All of it is made beforehand: a real service works on a machine of its own.
 */
export async function serveCorpus(count: number): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const texts = new Map<string, Buffer>();
  const rows = [...benchCorpus(count)].map((document, made) => {
    const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    const stamp = new Date(Date.parse('2026-01-01T00:00:00Z') + made * 1_000).toISOString();
    texts.set(id, publicationOf(document.text));
    const number = `2026D${String(made + 1).padStart(7, '0')}`;
    return {
      Id: id,
      ApiGewijzigdOp: stamp,
      GewijzigdOp: stamp,
      Verwijderd: false,
      DocumentNummer: number,
      Soort: 'Motie',
      Onderwerp: document.title,
      Datum: new Date(document.date).toISOString(),
      DocumentActor: [
        { ActorNaam: document.people[0]!.name, Functie: 'Tweede Kamerlid', Relatie: 'Ondertekenaar' },
      ],
      HuidigeDocumentVersie: {
        Id: id,
        Status: 'Vrijgegeven',
        DocumentPublicatie: [{ Id: id, DocumentType: 'Xml', FileName: `${number}.xml` }],
      },
    };
  });
  let served = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    const publication = /DocumentPublicatie\(([^)]+)\)/.exec(url.pathname)?.[1];
    if (publication) {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(texts.get(publication));
      texts.delete(publication);
      return;
    }
    const isDocument = url.pathname === '/Document';
    const value = isDocument ? rows.slice(served, (served += pageSize)) : [];
    const next =
      isDocument && served < count ? { '@odata.nextLink': `${baseUrl}Document?page=${served}` } : {};
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ '@odata.count': isDocument ? count : 0, value, ...next }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    baseUrl,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function publicationOf(text: string): Buffer {
  const paragraphs = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split('\n');
  const body = paragraphs.map((paragraph) => `<al>${paragraph}</al>`).join('');
  return Buffer.from(
    `<?xml version="1.0"?><officiele-publicatie><kamerstuk><tekst>${body}</tekst></kamerstuk></officiele-publicatie>`,
  );
}
