import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Reading, SourceConnector } from '../connector.ts';

/** No source here has anything older; what says so has a wrong year, or a place holder such as 1001-01-01. */
const firstDay: DayText = '1800-01-01';
/** Days ahead within which something may be dated: parliaments plan their sittings up to two years. */
const daysAhead = 2 * 366;

/**
 * The same connector, for which a document that is dated before 1800 or more than two years ahead, or a meeting
 * that begins then, is an unread part of its payload, and a fault of all of it where that holds nothing else: whatever is
 * wrong there, the day is not one to be sorted, searched and told by.
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
      const wrong = new Map(
        reading.documents.flatMap((one) => {
          const detail = wrongDayOf(one, lastDay);
          return detail === undefined ? [] : [[one, detail] as const];
        }),
      );
      const [first] = wrong;
      if (!first) return reading;
      const left = without(reading, new Set(wrong.keys()));
      if (isEmpty(left)) {
        const [{ id, originalUrls }, detail] = first;
        throw new SourceFault('shape', { url: originalUrls[0] ?? id, detail });
      }
      const parts = [...wrong].map(([{ id }, fault]) => ({ part: id, fault }));
      return { ...left, unread: [...left.unread, ...parts] };
    },
  };
}

/** What is wrong with the day of a document or of its meeting; undefined where nothing is. */
function wrongDayOf({ id, date, sourceDate, meeting }: Document, lastDay: DayText): string | undefined {
  for (const instant of [date, ...(meeting ? [meeting.start] : [])]) {
    const day = Number.isFinite(instant) ? dayOf(instant) : 'no day';
    if (day >= firstDay && day <= lastDay) continue;
    return `${id} is dated ${day} ("${sourceDate}"), before ${firstDay} or after ${lastDay}`;
  }
  return undefined;
}

/** The reading without these documents, and without keys and files that are theirs alone. */
function without(reading: Reading, taken: ReadonlySet<Document>): Reading {
  const documents = reading.documents.filter((one) => !taken.has(one));
  const ids = idsOf(documents);
  const takenIds = idsOf(taken);
  const files = filesOf(documents);
  const takenFiles = filesOf(taken);
  return {
    ...reading,
    documents,
    keys: reading.keys.filter(({ id }) => ids.has(id) || !takenIds.has(id)),
    files: reading.files.filter(({ fileId }) => files.has(fileId) || !takenFiles.has(fileId)),
  };
}

const idsOf = (documents: Iterable<Document>) => new Set([...documents].map(({ id }) => id));

function filesOf(documents: Iterable<Document>): Set<string> {
  const files = [...documents].flatMap(({ file, attachments }) => [...(file ? [file] : []), ...attachments]);
  return new Set(files.map(({ fileId }) => fileId));
}

/** True for a reading in which there is nothing to store and no other fault to tell. */
function isEmpty({ documents, withdrawn, keys, withdrawnKeys, files, names, unread }: Reading): boolean {
  return [documents, withdrawn, keys, withdrawnKeys, files, names, unread].every(
    ({ length }) => length === 0,
  );
}
