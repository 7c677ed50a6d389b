import { addDays, dayOf } from 'contract/amsterdam';
import type { TimelineItem } from 'contract/documents';

/** What the timeline shows below each other: headings of months and days, and documents. */
export type Row =
  | { kind: 'month'; key: string; /** Its first day. */ day: string }
  | {
      kind: 'day';
      key: string;
      day: string;
      /** Only when all documents of the day are loaded. */
      count?: number;
    }
  | { kind: 'item'; key: string; item: TimelineItem };

/**
 * Puts documents, newest first, under headings of Amsterdam days and those under their months; the month of
 * today needs none. `complete` says that no page follows; otherwise the last day may go on and has no count.
 */
export function rowsOf(items: readonly TimelineItem[], complete: boolean, today: string): Row[] {
  const rows: Row[] = [];
  let heading: Extract<Row, { kind: 'day' }> | undefined;
  let month = today.slice(0, 7);
  let count = 0;
  for (const item of items) {
    const day = dayOf(Date.parse(item.date));
    if (heading?.day !== day) {
      if (heading) heading.count = count;
      if (!day.startsWith(month)) {
        month = day.slice(0, 7);
        rows.push({ kind: 'month', key: month, day: `${month}-01` });
      }
      heading = { kind: 'day', key: day, day };
      count = 0;
      rows.push(heading);
    }
    count += 1;
    rows.push({ kind: 'item', key: item.id, item });
  }
  if (heading && complete) heading.count = count;
  return rows;
}

/** The name of a day beside its date, for the two latest days only. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : undefined;
}
