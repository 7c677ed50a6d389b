import { dayOf } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import type { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import { tableItem } from './document-item.ts';
import { type ExportParts, fileName, foundHits, type Reader, resultTitle } from './found.ts';
import { itemsTable } from './items-table.ts';

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

/**
 * All that a search finds as a table, in its order, with its name (decision 10.5): day, time, kind, title, source,
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
  const items = found.map(({ document }) => tableItem(document, { locale, base: parts.baseUrl }));
  const bytes = await itemsTable(format, locale, { columns, items });
  const today = dayOf(parts.clock.now().getTime());
  return { bytes, name: fileName(resultTitle(locale, search.query), today) };
}
