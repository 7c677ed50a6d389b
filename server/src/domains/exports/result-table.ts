import { dayOf } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import type { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import { oneLine } from '#platform/mail/html.ts';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';
import { type ExportParts, fileName, foundHits, type Reader, resultTitle } from './found.ts';

const columns = [
  'date',
  'time',
  'type',
  'title',
  'source',
  'people',
  'numbers',
  'page',
  'sourceAddress',
] as const;
const widths = [12, 8, 24, 60, 28, 40, 24, 48, 48];

/**
 * All that a search finds as a table, newest first, with its name (decision 10.5): day, time, kind, title, source,
 * people, numbers, our page and the address at the source. Of a document behind closed doors title and date alone (3.33).
 * @throws as the timeline; EC-01 without the module of the dashboard searched; EC-05 for more rows than a table may have
 */
export async function resultTable(
  parts: ExportParts,
  { actor, locale }: Reader,
  { params: { format }, body: { search } }: Pick<Parsed<typeof exportTable>, 'params' | 'body'>,
): Promise<{ bytes: Buffer; name: string }> {
  const found = await foundHits(parts, actor, search, {
    maximum: limits.maximumTableRows,
    tooMany: 'refusals.tooManyForTable',
  });
  const bytes = await writeTable(format, {
    locale,
    name: say(locale, 'exports.table.sheet'),
    columns: columns.map((name, nth) => ({
      head: say(locale, `exports.table.${name}`),
      width: widths[nth]!,
    })),
    rows: found.map(({ document }) => rowOf(locale, parts.baseUrl, document)),
  });
  const today = dayOf(parts.clock.now().getTime());
  return { bytes, name: fileName(resultTitle(locale, search.query), today) };
}

function rowOf(locale: Locale, base: string, document: Omit<Document, 'text'>): TableCell[] {
  const { date, timeKnown, sourceType, title, institution, people, numbers, originalUrls } = document;
  const closed = document.confidentiality === 'Besloten';
  const open = (value: () => string | undefined) => (closed ? undefined : value());
  return [
    { at: date, show: 'day' },
    timeKnown ? { at: date, show: 'time' } : undefined,
    closed ? say(locale, 'exports.closed') : oneLine(sourceType),
    oneLine(title),
    open(() => oneLine(institution)),
    open(() => [...new Set(people.map(({ name }) => oneLine(name)))].join(', ')),
    open(() => numbers.map(({ value }) => oneLine(value)).join(', ')),
    documentPage(base, document),
    open(() => originalUrls[0]),
  ];
}
