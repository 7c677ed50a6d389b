import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Recordings } from '#test/recordings/recordings.ts';
import { loadPage } from '../../reading/html-page.ts';
import type { PublicationRaw } from '../forms.ts';
import { readHeading } from '../heading.ts';
import { isOfLevel, type Level } from '../read-publication.ts';
import { readRecords, readSearchAnswer } from '../search-answer.ts';
import { factsOf, readStatements, type Statement } from '../statements.ts';

type Open = (path: string) => Promise<Uint8Array | undefined>;
type Found = PublicationRaw[] | { leftOut: string };

const searches = 'nl/ob_sru/';
const documents = 'nl/ob_documents/';
const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  html: 'text/html',
};

/** Recorded searches, metadata files and publications in all their forms, each for the connector of its level. */
export function recordingsOf(level: Level): Recordings<PublicationRaw> {
  return {
    folders: ['nl/ob_sru', 'nl/ob_documents'],
    async rawsOf(path, bytes, open) {
      const found = path.startsWith(searches) ? readSearch(path, bytes) : await readForm(path, bytes, open);
      if (!Array.isArray(found)) return found;
      const raws = found.filter(({ statements }) => isOfLevel(level, factsOf(statements)));
      return raws.length > 0 ? raws : { leftOut: 'publications of the other level of government' };
    },
  };
}

function readSearch(path: string, bytes: Uint8Array): Found {
  if (path.endsWith('.json')) return { leftOut: 'counts by kind, turned into JSON by a client' };
  const answer = path.endsWith('.txt') ? withoutNotes(bytes) : bytes;
  const records = readRecords(answer);
  if (records.length > 0) return records.map((statements) => ({ statements }));
  try {
    readSearchAnswer(answer, path);
  } catch (error) {
    if (error instanceof SourceFault) return { leftOut: 'a complaint of the service: a fault, no answer' };
    throw error;
  }
  return { leftOut: 'an answer without records' };
}

/** A recorder's notes stand before the answer, and it took the answer's UTF-8 for Latin-1. */
function withoutNotes(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('utf-8').decode(bytes);
  return Buffer.from(text.slice(text.indexOf('<?xml')), 'latin1');
}

async function readForm(path: string, bytes: Uint8Array, open: Open): Promise<Found> {
  const name = basename(path);
  if (/^metadata.*\.xml$|^opmeta.*\.xml$/.test(name)) return [{ statements: readStatements(bytes) }];
  if (name.startsWith('cvdr')) return { leftOut: 'a consolidated local rule, of another service' };
  if (name.endsWith('.zip')) {
    const [page] = Object.entries(unzipSync(bytes)).filter(([inner]) => inner.endsWith('.html'));
    return page ? readPage(page[1], page[0]) : { leftOut: 'a package without a page' };
  }
  const [, publication] = /^(.*\/1)\/[^/]+\/[^/]+$/.exec(path) ?? [];
  const metadata = publication && (await open(`${publication}/metadata/metadata.xml`));
  if (metadata) {
    const statements = [...readStatements(metadata), ...(await addressOfPdf(publication, open))];
    if (name.endsWith('.xml')) return [{ statements, xml: fileOf(name, bytes) }];
    return [{ statements, other: fileOf(name, bytes) }];
  }
  if (name.endsWith('.html')) return readPage(bytes, name);
  const heading = readHeading(bytes);
  const statements = /^h-/.test(name) ? await asDebate(path, heading, open) : heading;
  return [{ statements, xml: fileOf(name, bytes) }];
}

/** A page states in its head what the metadata file states. */
function readPage(bytes: Uint8Array, name: string): Found {
  const page = loadPage(new TextDecoder('utf-8').decode(bytes), name);
  const metas = page('meta[name][content]')
    .toArray()
    .map(({ attribs }) => attribs);
  if (metas.length === 0) return { leftOut: 'no page: what a downloading program wrote' };
  const lines = metas.map((attributes) => {
    const pairs = ['name', 'content', 'scheme'].map((key) => `${key}="${escape(attributes[key] ?? '')}"`);
    return `<meta ${pairs.join(' ')}/>`;
  });
  const statements = readStatements(new TextEncoder().encode(`<metas>${lines.join('')}</metas>`));
  return [{ statements, other: fileOf(name, bytes) }];
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function fileOf(name: string, bytes: Uint8Array) {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return { bytes, mimeType: mimeTypes[extension] ?? 'application/xml', fileName: name };
}

/** The path below `frbr` equals that of the source's address. */
async function addressOfPdf(publication: string, open: Open): Promise<Statement[]> {
  const identifier = basename(publication.slice(0, -2));
  const path = `${publication}/pdf/${identifier}.pdf`;
  if (!(await open(path))) return [];
  const value = path.replace(
    `${documents}frbr/`,
    'https://repository.overheid.nl/frbr/officielepublicaties/',
  );
  return [{ name: 'itemurl', value, scheme: 'pdf' }];
}

/** What the search service would have stated about an item of the Handelingen; its day stands in the first item only. */
async function asDebate(path: string, heading: Statement[], open: Open): Promise<Statement[]> {
  const [, chamber, from, to, sitting, item] = /h-(tk|ek)-(\d{4})(\d{4})-(\d+)-(\d+)\.xml$/.exec(path) ?? [];
  const first = await open(path.replace(/-\d+\.xml$/, '-1.xml'));
  const day = first && readHeading(first).find(({ name }) => name === 'datumvergadering');
  const stated: [string, string | undefined][] = [
    ['type', 'Handeling'],
    ['creator', `${chamber === 'ek' ? 'Eerste' : 'Tweede'} Kamer der Staten-Generaal`],
    ['vergaderjaar', from && `${from}-${to}`],
    ['publicatienummer', sitting],
    ['handelingenitemnummer', item],
    ['datumvergadering', day?.value],
  ];
  return [...heading, ...stated.flatMap(([name, value]) => (value ? [{ name, value }] : []))];
}
