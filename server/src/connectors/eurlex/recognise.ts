import { basename } from 'node:path';
import type { GivenFile, Recognise } from '../recognition/given-file.ts';
import { has } from '../recognition/rows.ts';
import { isFormex } from './formex.ts';
import { readNotice } from './notice.ts';
import type { EurlexRaw, FetchedText } from './raw.ts';
import { rowsOf } from './sparql.ts';

const service = 'http://publications.europa.eu/resource/celex/';
const celexNumber = /\b[0-9]\d{4}[A-Z]{1,2}\d{4}(?:[A-Z(][^\s_.]*)?(?=[\s_.]|$)/;

/** Rows, notices and texts of works; a text whose work has rows beside it is read with them. */
export const recognise: Recognise<EurlexRaw> = async (file, beside) => {
  const { name, json, xml, bytes } = file;
  const url = `${service}${name}`;
  if (has(json, 'results') && has(json['results'], 'bindings')) {
    const rows = rowsOf(json, name);
    const celex = rows[0]?.['celex']?.value;
    if (!celex) return { leftOut: 'rows without the number of a work' };
    const text = await beside.which((one) => isText(one) && celexOf(one) === celex);
    return [{ celex, rows, notices: [], texts: text ? [textOf(text)] : [], notes: [] }];
  }
  if (xml?.name === 'NOTICE') {
    if (name.endsWith('_object_expression.xml')) return { leftOut: 'read with the notice of its work' };
    const expression = await beside.at(name.replace(/_work\.xml$/, '_expression.xml'));
    const notices = [{ url, bytes }];
    if (expression && expression.name !== name) notices.push({ url, bytes: expression.bytes });
    return [{ celex: readNotice(bytes, url)?.celex ?? name, rows: [], notices, texts: [], notes: [] }];
  }
  if (!isText(file)) return undefined;
  const celex = celexOf(file) ?? name;
  const rows = await beside.which((one) => has(one.json, 'results') && one.text.includes(`"${celex}"`));
  if (rows) return { leftOut: 'read with the rows of its work' };
  return [{ celex, rows: [], notices: [], texts: [textOf(file)], notes: [] }];
};

/** The words of an act: Formex, or a page that the Publications Office made. */
function isText({ isPage, xml, text }: GivenFile): boolean {
  if (xml) return isFormex(text);
  return (
    isPage && /CONVEX #|fmx2xhtml|DC\.title" content="EUR-Lex|class="(oj|eli)-|Consolidated TEXT/i.test(text)
  );
}

/** The number of a work, by the name of its file or folder, or by its title. */
function celexOf({ name, folder, text }: GivenFile): string | undefined {
  const title = /<title>([^<]*)/i.exec(text)?.[1] ?? '';
  return [name, title, basename(folder).toUpperCase()].map((one) => celexNumber.exec(one)?.[0]).find(Boolean);
}

function textOf({ name, xml, bytes }: GivenFile): FetchedText {
  const mimeType = xml ? 'application/xml' : 'application/xhtml+xml';
  return { url: `${service}${name}`, file: { bytes, mimeType, fileName: name } };
}
