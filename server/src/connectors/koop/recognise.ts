import { loadPage } from '../reading/html-page.ts';
import type { Beside, GivenFile, Recognise, Recognised } from '../recognition/given-file.ts';
import type { PublicationRaw } from './forms.ts';
import { readHeading } from './heading.ts';
import { isOfLevel, type Level } from './read-publication.ts';
import { readRecords } from './search-answer.ts';
import { factsOf, readStatements, type Statement } from './statements.ts';

const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  html: 'text/html',
};

/**
 * Answers of the search service and records of one alone, metadata files, and publications as XML or pages; what states
 * a publication's facts may lie beside it. Each for the connector of its level.
 */
export function recogniseOf(level: Level): Recognise<PublicationRaw> {
  return async (file, beside) => {
    const found = file.xml ? await ofXml(file, beside) : await ofFile(file, beside);
    if (found === undefined || 'leftOut' in found) return found;
    const raws = found.filter(({ statements }) => isOfLevel(level, factsOf(statements)));
    return raws.length > 0 ? raws : { leftOut: 'publications of the other level of government' };
  };
}

async function ofXml(file: GivenFile, beside: Beside): Promise<Recognised<PublicationRaw>> {
  const { bytes, text, xml } = file;
  const root = xml?.name ?? '';
  if (/^(searchRetrieveResponse|record|diagnostics)$/.test(root)) {
    if (!/overheid|zing\/srw|docs\.oasis-open\.org/.test(text)) return undefined;
    const records = readRecords(bytes);
    return records.length > 0
      ? records.map((statements) => ({ statements }))
      : { leftOut: 'an answer without records, or a complaint of the service' };
  }
  if (root === 'cvdr') return { leftOut: 'a consolidated local rule, of another service' };
  if (/^(metadata_gegevens|owms-metadata)$/.test(root)) return [{ statements: readStatements(bytes) }];
  const heading = /OVERHEIDop|officiele-publicatie|officielebekendmakingen/.test(text.slice(0, 20_000))
    ? readHeading(bytes)
    : [];
  if (heading.length === 0) return undefined;
  const stated = (await statedBeside(file, beside)) ?? (await asDebate(file, beside, heading));
  return [{ statements: stated, xml: fetched(file) }];
}

/** A page states in its head what the metadata file states; another file says nothing without that. */
async function ofFile(file: GivenFile, beside: Beside): Promise<Recognised<PublicationRaw>> {
  const stated = /\.(pdf|odt|html)$/i.test(file.name) ? await statedBeside(file, beside) : undefined;
  if (stated) return [{ statements: stated, other: fetched(file) }];
  if (!file.isPage || !/name="(OVERHEID|DCTERMS)/i.test(file.text)) return undefined;
  const page = loadPage(file.text, file.name);
  const lines = page('meta[name][content]')
    .toArray()
    .map(({ attribs }) => {
      const pairs = ['name', 'content', 'scheme'].map((key) => `${key}="${escape(attribs[key] ?? '')}"`);
      return `<meta ${pairs.join(' ')}/>`;
    });
  const statements = readStatements(new TextEncoder().encode(`<metas>${lines.join('')}</metas>`));
  return [{ statements, other: fetched(file) }];
}

/** The metadata of a publication, in the folders of the repository or in the same one. */
async function statedBeside(file: GivenFile, beside: Beside): Promise<Statement[] | undefined> {
  const known = await beside.at('../metadata/metadata.xml');
  if (known) {
    const statements = readStatements(known.bytes);
    const identifier = factsOf(statements).first('identifier') ?? '';
    return [...statements, ...(await addressOfPdf(identifier, statements, beside))];
  }
  const own = file.name.replace(/\.\w+$/, '');
  const isOwn = ({ xml, bytes }: GivenFile) =>
    /^(metadata_gegevens|owms-metadata)$/.test(xml?.name ?? '') &&
    factsOf(readStatements(bytes)).first('identifier') === own;
  const found = await beside.which(isOwn);
  return found && readStatements(found.bytes);
}

/** Where the source has the PDF that lies in the repository's folder for it. */
async function addressOfPdf(identifier: string, stated: Statement[], beside: Beside): Promise<Statement[]> {
  const pdf = await beside.at(`../pdf/${identifier}.pdf`);
  if (!pdf || stated.some(({ name, scheme }) => name === 'itemurl' && scheme === 'pdf')) return [];
  const path = pdf.path.slice(pdf.path.indexOf('frbr/') + 'frbr/'.length);
  const value = `https://repository.overheid.nl/frbr/officielepublicaties/${path}`;
  return [{ name: 'itemurl', value, scheme: 'pdf' }];
}

/** What the search service would have stated about an item of the Handelingen; its day stands in the first item only. */
async function asDebate({ name }: GivenFile, beside: Beside, heading: Statement[]): Promise<Statement[]> {
  const [, chamber, from, to, sitting, item] = /^h-(tk|ek)-(\d{4})(\d{4})-(\d+)-(\d+)\.xml$/.exec(name) ?? [];
  if (!chamber) return heading;
  const first = await beside.at(name.replace(/-\d+\.xml$/, '-1.xml'));
  const day = first && readHeading(first.bytes).find((one) => one.name === 'datumvergadering');
  const stated: [string, string | undefined][] = [
    ['type', 'Handeling'],
    ['creator', `${chamber === 'ek' ? 'Eerste' : 'Tweede'} Kamer der Staten-Generaal`],
    ['vergaderjaar', `${from}-${to}`],
    ['publicatienummer', sitting],
    ['handelingenitemnummer', item],
    ['datumvergadering', day?.value],
  ];
  return [...heading, ...stated.flatMap(([one, value]) => (value ? [{ name: one, value }] : []))];
}

function fetched({ name, bytes }: GivenFile) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return { bytes, mimeType: fileTypes[extension] ?? 'application/xml', fileName: name };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
