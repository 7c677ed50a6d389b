import { dayOf } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import type { Parsed } from 'contract/endpoint';
import type { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { everyHit } from '#domains/agenda/index.ts';
import { documentPage } from '#domains/documents/index.ts';
import { asQueryError, searchOf } from '#domains/timeline/index.ts';
import { requireModule } from '#platform/access.ts';
import { limitReached } from '#platform/errors.ts';
import { oneLine, shortened } from '#platform/mail/html.ts';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';
import { longestName, type ExportParts, type Reader } from './documents-word.ts';

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
  { documents, clock, baseUrl }: ExportParts,
  { actor, locale }: Reader,
  { params: { format }, body: { search: asked } }: Pick<Parsed<typeof exportTable>, 'params' | 'body'>,
): Promise<{ bytes: Buffer; name: string }> {
  requireModule(actor, dashboards[asked.groupingDetails.name].module);
  // What comes in meanwhile is in no file, so that what was counted is what is read.
  const search = { ...searchOf(asked, actor, clock.now()), seq: { upTo: await documents.settled() } };
  const found = await asQueryError(asked.query, async () => {
    const number = await documents.count(search);
    const maximum = limits.maximumTableRows;
    if (number > maximum) throw limitReached('refusals.tooManyForTable', { maximum, number });
    return everyHit(documents, [search]);
  });
  const query = shortened(oneLine(asked.query), longestName);
  const bytes = await writeTable(format, {
    locale,
    name: say(locale, 'exports.table.sheet'),
    columns: columns.map((name, nth) => ({
      head: say(locale, `exports.table.${name}`),
      width: widths[nth]!,
    })),
    rows: found.map(({ document }) => rowOf(locale, baseUrl, document)),
  });
  const today = dayOf(clock.now().getTime());
  return { bytes, name: `${say(locale, 'exports.title.result', { query })} ${today}` };
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
