import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { EurlexRaw, FetchedText } from '../raw.ts';
import { rowsOf, type Row } from '../sparql.ts';

const service = 'http://publications.europa.eu/resource/celex/';
const texts = 'eu/eurlex-texts';

/** Numbers under which texts were asked whose names do not say so. */
const numbers: Record<string, string> = {
  'crr.xml': '32013R0575',
  'modern_1_raw.html': '32013R0575',
  'document_1.xml': '32016R0679',
  'mifid_ii.xml': '02014L0065-20200326',
  'old_1_raw.html': '32002R0006',
  'proposal_raw.html': '52021PC0206',
};
/** Languages of texts that do not say theirs. */
const answered: Record<string, string> = { 'proposal_raw.html': 'de' };

/** Rows, notices and texts of CELLAR; a text that was recorded beside its rows is read with them. */
export const recordings: Recordings<EurlexRaw> = {
  folders: ['eu/cellar-sparql-json', 'eu/cellar-notices', texts, 'corpora/eu-acts-en-fr'],
  async rawsOf(path, bytes, open) {
    const name = basename(path);
    if (name.endsWith('.md')) return { leftOut: 'says where the recordings come from' };
    if (path.startsWith('eu/cellar-sparql-json/')) {
      const rows = rowsOf(JSON.parse(new TextDecoder().decode(bytes)), path);
      const celex = rows[0]?.['celex']?.value ?? name;
      const text = await textBeside(celex, open);
      return [{ celex, rows: rows.map(asked), notices: [], texts: text ? [text] : [], notes: [] }];
    }
    if (path.startsWith('eu/cellar-notices/')) {
      return undefined;
    }
    if (path.startsWith('corpora/')) return corpusRaws(path, bytes, open);
    if (name.startsWith('toc_')) return { leftOut: 'a table of contents that the service did not give' };
    const celex = numbers[name] ?? /^\d{5}[A-Z]{1,2}\d{4}/.exec(name)?.[0] ?? name;
    const withRows = name === `${celex}_oj.xhtml` || name === `${celex}.xhtml`;
    if (withRows && (await open(`eu/cellar-sparql-json/${celex}_metadata.json`))) {
      return { leftOut: 'read with the rows of its work' };
    }
    return [{ celex, rows: [], notices: [], texts: [textOf(name, bytes)], notes: [] }];
  },
};

/** The question of these rows asked for English titles alone, so that it did not name the language. */
function asked(row: Row): Row {
  return { ...row, language: { value: 'http://publications.europa.eu/resource/authority/language/ENG' } };
}

async function textBeside(
  celex: string,
  open: (path: string) => Promise<Uint8Array | undefined>,
): Promise<FetchedText | undefined> {
  for (const name of [`${celex}_oj.xhtml`, `${celex}.xhtml`]) {
    const bytes = await open(`${texts}/${name}`);
    if (bytes) return textOf(name, bytes);
  }
  return undefined;
}

/** A folder holds one act in two languages, with a description that others made of it. */
async function corpusRaws(
  path: string,
  bytes: Uint8Array,
  open: (path: string) => Promise<Uint8Array | undefined>,
): Promise<EurlexRaw[] | { leftOut: string }> {
  const name = basename(path);
  if (name === 'meta.json') return { leftOut: 'a description that the service did not give' };
  if (name !== 'en.xml') return { leftOut: 'read with the English text of its act' };
  const celex = path.split('/').at(-2)!.toUpperCase();
  const french = await open(path.replace(/en\.xml$/, 'fr.xml'));
  return [
    {
      celex,
      rows: [],
      notices: [],
      texts: [textOf(name, bytes), ...(french ? [textOf('fr.xml', french)] : [])],
      notes: [],
    },
  ];
}

function textOf(name: string, bytes: Uint8Array): FetchedText {
  const formex = name.endsWith('.xml') && !/^(en|fr)\.xml$/.test(name);
  const mimeType = formex ? 'application/xml' : 'application/xhtml+xml';
  const language = answered[name];
  return {
    url: `${service}${name}`,
    file: { bytes, mimeType, fileName: name },
    ...(language ? { language } : {}),
  };
}
