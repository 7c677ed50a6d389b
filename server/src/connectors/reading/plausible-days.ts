import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import type { SourceConnector } from '../connector.ts';

/** No source here has anything older; what says so has a wrong year, or a place holder such as 1001-01-01. */
const firstDay: DayText = '1800-01-01';
/** Days ahead within which something may be dated: parliaments plan their sittings up to two years. */
const daysAhead = 2 * 366;

/**
 * The same connector, for which a document that is dated before 1800 or more than two years ahead, or a meeting
 * that begins then, is a fault of the payload it was read from: whatever is wrong there, the day is not one to
 * be sorted, searched and told by.
 */
export function withPlausibleDays<Raw>(
  connector: SourceConnector<Raw>,
  now: () => number = Date.now,
): SourceConnector<Raw> {
  return {
    ...connector,
    async read(raw) {
      const reading = await connector.read(raw);
      const lastDay = addDays(dayOf(now()), daysAhead);
      for (const document of reading.documents) refuseOthers(document, lastDay);
      return reading;
    },
  };
}

/** @throws SourceFault of kind `shape` */
function refuseOthers({ id, date, sourceDate, meeting, originalUrls }: Document, lastDay: DayText): void {
  for (const instant of [date, ...(meeting ? [meeting.start] : [])]) {
    const day = Number.isFinite(instant) ? dayOf(instant) : 'no day';
    if (day >= firstDay && day <= lastDay) continue;
    const detail = `${id} is dated ${day} ("${sourceDate}"), before ${firstDay} or after ${lastDay}`;
    throw new SourceFault('shape', { url: originalUrls[0] ?? id, detail });
  }
}
