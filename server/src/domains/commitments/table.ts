import { dayOf, startOfDay } from 'contract/amsterdam';
import type { exportCommitments } from 'contract/commitments';
import type { Person } from 'contract/document-parts';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached } from '#platform/errors.ts';
import { oneLine, shortened } from '#platform/mail/html.ts';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import { foundBy, type Parts } from './found.ts';
import { inOrder, type Listed, narrowed } from './listed.ts';
import { numberOf } from './letters.ts';
import { partiesOf } from './standing.ts';

/** With their widths in characters. */
const columns = {
  due: 12,
  dueFrom: 24,
  standing: 20,
  daysLate: 12,
  stateText: 20,
  number: 18,
  commitment: 60,
  by: 36,
  ministry: 30,
  to: 36,
  parties: 24,
  made: 12,
  meeting: 40,
  fulfilledBy: 40,
  page: 48,
  sourceAddress: 48,
} as const;
type Column = keyof typeof columns;

/** Characters of a query in the name of a file. */
const longestName = 100;

interface Written {
  locale: Locale;
  /** Public base URL of the product. */
  base: string;
}

/**
 * The commitments of a search within its filters as a table, in the order of their list.
 * @throws as the list; EC-05 for more rows than a table may have
 */
export async function commitmentsTable(
  parts: Parts & { baseUrl: string },
  { actor, locale }: { actor: Actor; locale: Locale },
  { params: { format }, body }: Pick<Parsed<typeof exportCommitments>, 'params' | 'body'>,
): Promise<{ bytes: Buffer; name: string }> {
  const today = dayOf(parts.clock.now().getTime());
  const found = await foundBy(parts, actor, body, await parts.documents.settled());
  const maximum = limits.maximumTableRows;
  const { chosen } = narrowed(inOrder(found.documents, today), body);
  if (chosen.length > maximum)
    throw limitReached('refusals.tooManyForTable', { maximum, number: chosen.length });
  const names = Object.keys(columns) as Column[];
  const writing = { locale, base: parts.baseUrl };
  const bytes = await writeTable(format, {
    locale,
    name: say(locale, 'exports.commitments.sheet'),
    columns: names.map((name) => ({
      head: say(locale, `exports.commitments.${name}`),
      width: columns[name],
    })),
    rows: chosen.map((one) => names.map((name) => cellOf(one, name, writing))),
  });
  const title = say(locale, 'exports.commitments.title', { query: oneLine(body.query) });
  return { bytes, name: `${shortened(title, longestName)} ${today}` };
}

function cellOf(
  { document, standing, daysLeft }: Listed,
  column: Column,
  { locale, base }: Written,
): TableCell {
  const { commitment } = document;
  const cells: Record<Column, () => TableCell> = {
    due: () => (commitment.due === undefined ? undefined : { at: startOfDay(commitment.due), show: 'day' }),
    dueFrom: () => (commitment.dueInText ? say(locale, 'exports.commitments.inText') : undefined),
    standing: () => say(locale, `exports.commitments.standings.${standing}`),
    daysLate: () => (standing === 'overdue' && daysLeft !== undefined ? String(-daysLeft) : undefined),
    stateText: () => commitment.stateText,
    number: () => numberOf(document),
    commitment: () => document.title,
    by: () => commitment.by && named(commitment.by),
    ministry: () => commitment.ministry,
    to: () => commitment.to.map(named).join('; ') || undefined,
    parties: () => partiesOf(commitment).join('; ') || undefined,
    made: () => ({ at: document.date, show: 'day' }),
    meeting: () => commitment.meeting?.title,
    fulfilledBy: () => commitment.fulfilledBy.map(({ title }) => title).join('; ') || undefined,
    page: () => documentPage(base, document),
    sourceAddress: () => document.originalUrls[0],
  };
  return cells[column]();
}

const named = ({ name, function: position }: Person) =>
  position === undefined ? name : `${name}, ${position}`;
