import { addDays, dayOf } from 'contract/amsterdam';
import type { TimelineItem } from 'contract/documents';
import type { HitOrder } from 'contract/timeline';

/** What the timeline shows below each other: headings and documents. */
export type Row =
  | {
      kind: 'heading';
      key: string;
      /** A day of its own, or a run of days with one document each: of a month, or of what is left of it. */
      of: 'day' | 'month' | 'earlier';
      day: string;
      /** Only when all documents under it are loaded. */
      count?: number;
    }
  | {
      kind: 'item';
      key: string;
      item: TimelineItem;
      /** Stands under a heading that does not say its day, or under none, where its year is told too. */
      dated: boolean | 'withYear';
    };

/**
 * Puts documents, by date, under headings of Amsterdam days. A day of one document has none, unless it is today
 * or yesterday: a run of such days shares the heading of its month (UX-2, Day headings). `complete` says that no page
 * follows; otherwise what is under the last heading may go on, and has no count. The best have no headings.
 */
export function rowsOf(
  items: readonly TimelineItem[],
  complete: boolean,
  today: string,
  order: HitOrder = 'newest',
): Row[] {
  if (order === 'best') {
    return items.map((item) => ({ kind: 'item', key: item.id, item, dated: 'withYear' }));
  }
  const dayOfItem = (item: TimelineItem) => dayOf(Date.parse(item.date));
  const sizes = new Map<string, number>();
  for (const item of items) sizes.set(dayOfItem(item), (sizes.get(dayOfItem(item)) ?? 0) + 1);
  const rows: Row[] = [];
  let heading: Extract<Row, { kind: 'heading' }> | undefined;
  let count = 0;
  for (const item of items) {
    const day = dayOfItem(item);
    const month = day.slice(0, 7);
    const own = (sizes.get(day) ?? 0) > 1 || nearDay(day, today) !== undefined;
    const goesOn = own
      ? heading?.day === day
      : heading && heading.of !== 'day' && heading.day.startsWith(month);
    if (!goesOn) {
      if (heading) heading.count = count;
      const begun =
        order === 'newest' &&
        (heading?.day.startsWith(month) || (month === today.slice(0, 7) && day < today));
      heading = { kind: 'heading', key: day, of: own ? 'day' : begun ? 'earlier' : 'month', day };
      count = 0;
      rows.push(heading);
    }
    count += 1;
    rows.push({ kind: 'item', key: item.id, item, dated: !own });
  }
  if (heading && complete) heading.count = count;
  return rows;
}

/** The name of a day beside its date, for the two latest days only. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : undefined;
}
