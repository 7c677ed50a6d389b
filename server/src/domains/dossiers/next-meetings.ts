import { dayOf, endOfDay } from 'contract/amsterdam';
import type { NextMeeting } from 'contract/dossiers';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document, Head } from '#stores/documents/document.ts';
import type { FoundDossier } from './find-dossier.ts';
import { type PlacedRow, type Reading, rowsOf } from './rows.ts';

/** Whether a meeting is in the calendar that a user subscribes to; undefined for what they may not read. */
export type InFeed = (
  actor: Actor,
  meeting: Pick<Document, 'id' | 'meeting'>,
) => Promise<boolean | undefined>;

/** Meetings shown as the next ones. */
const most = 2;

/** The next meetings that are planned, soonest first, one that goes on among them. */
export async function nextMeetings(
  rows: readonly PlacedRow[],
  { actor, now, isLocked }: Pick<Reading, 'actor' | 'now' | 'isLocked'>,
  inFeed: InFeed,
): Promise<NextMeeting[]> {
  const ahead = rows.filter(({ document }) => isAhead(document, now) && !isLocked(document));
  const first = ahead.toSorted((one, other) => one.at - other.at).slice(0, most);
  return Promise.all(
    first.map(async ({ tell, document }) => {
      const isInFeed = await inFeed(actor, document);
      return { ...tell(), ...(isInFeed === undefined ? {} : { inFeed: isInFeed }) };
    }),
  );
}

/** Those of several dossiers together, each once. */
export function nextMeetingsOf(
  dossiers: readonly FoundDossier[],
  { actor, now }: { actor: Actor; now: number },
  inFeed: InFeed,
): Promise<NextMeeting[]> {
  const isLocked = (document: Head) => missingModule(actor, document) !== undefined;
  const reading = { actor, now, isLocked, news: new Set<string>() };
  const rows = dossiers.flatMap((dossier) => {
    const documents = dossier.documents.filter((document) => isAhead(document, now));
    return rowsOf({ ...dossier, documents }, [], reading);
  });
  return nextMeetings([...new Map(rows.map((row) => [row.key, row])).values()], reading, inFeed);
}

function isAhead({ meeting }: Head, now: number): boolean {
  if (meeting?.status !== 'planned') return false;
  return (meeting.end ?? (meeting.timeKnown ? meeting.start : endOfDay(dayOf(meeting.start)))) >= now;
}
