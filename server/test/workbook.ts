import { strFromU8, unzipSync } from 'fflate';

/** The cells of the first sheet as text, and its XML. */
export function readWorkbook(bytes: Uint8Array): { rows: string[][]; sheet: string } {
  const files = unzipSync(bytes);
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const plain = (xml: string) =>
    xml
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, one]) =>
    plain(one!),
  );
  const sheet = text('xl/worksheets/sheet1.xml');
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: string[] = Array.from({ length: 8 }, () => '');
    for (const [, column, attributes, content = ''] of row!.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const value = plain(content);
      cells[placeOf(column!)] = attributes!.includes('t="s"') ? shared[Number(value)]! : value;
    }
    return cells;
  });
  return { rows, sheet };
}

/** Where a column stands: A is the first, AA the one after Z. */
const placeOf = (column: string) =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
