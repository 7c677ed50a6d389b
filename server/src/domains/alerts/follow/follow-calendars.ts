import { dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { agendaPeriod } from '#domains/agenda/index.ts';
import { openTemporaryStore } from '#stores/documents/temporary-store.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { Consumer, Following } from './follower.ts';
import { setMark } from './marks.ts';
import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Kept } from '#stores/documents/document-store.ts';
import { type CalendarEvent, eventAfter, withdrawnEvent } from './calendar-event.ts';
import { hitsUnlessTooBroad } from './hits.ts';
import { type MeetingDocument, stateOfMeeting } from '#domains/meetings/index.ts';
import { type MarkedSearch, markedSearches } from './calendar-searches.ts';
import * as store from './calendar-store.ts';

/**
 * Documents of one small store, which takes a while to open; those read in one step, and UTF-16 units of text in the
 * memory at once.
 */
const storeSize = 2_000;
const stepSize = 100;
const mostText = 20_000_000;
/** Meetings looked at together, and documents of one of them that count. */
const meetingsAtOnce = 1_000;
const mostPapers = 200;

/**
 * Follows the meetings that calendars show: what changed about them, and which marked searches find them by their own
 * words or those of their documents. What a window costs depends on what is in it, not on the documents there are.
 */
export function calendarConsumer(following: Following): Consumer {
  const { people, clock } = following;
  return {
    name: 'calendars',
    begins: 'with what is there',
    async look({ kept, upTo }, lease) {
      const touched = await keepWindow(kept, following, lease);
      const searches = touched.length > 0 ? await markedSearches(people, 'all', clock.now()) : [];
      if (searches.length > 0) {
        for (const ids of inSteps(touched, meetingsAtOnce)) {
          const found = await findMeetings(ids, searches, following, lease);
          const events = await store.eventsOf(people, ids);
          // What no longer takes place may have lost the words it was found by, and its cancelling must still arrive.
          const ongoing = ids.filter((id) => events.get(id)?.row.endedAt === null);
          await lease.write(async (db) => {
            await store.forgetMatches(db, ongoing);
            await store.keepMatches(db, found);
          });
        }
      }
      await lease.write((db) => setMark(db, 'calendars', upTo));
    },
  };
}

/** Looks through all meetings for searches, of one user or all, that were marked, or changed, since the last time. */
export async function findForMarked(following: Following, lease: Lease, userId?: string): Promise<void> {
  const { people, clock } = following;
  const searches = await markedSearches(people, 'new', clock.now(), userId);
  if (searches.length === 0) return;
  const searchIds = searches.map(({ id }) => id);
  for (let last: string | undefined = ''; last !== undefined;) {
    const ids = await store.meetingIdsAfter(people, last, meetingsAtOnce);
    if (ids.length === 0) break;
    const found = await findMeetings(ids, searches, following, lease);
    await lease.write(async (db) => {
      await store.forgetMatches(db, ids, searchIds);
      await store.keepMatches(db, found);
    });
    last = ids.at(-1);
  }
  await lease.write(async (db) => {
    for (const { id, criteriaHash } of searches) await store.keepLookedAt(db, id, criteriaHash);
  });
}

/** Meetings that were withdrawn are cancelled to a calendar (decision 3.22). @throws LeaseLostError */
export async function withdrawFromCalendars(
  { people, clock }: Pick<Following, 'people' | 'clock'>,
  lease: Lease,
  gone: readonly DocumentId[],
): Promise<void> {
  const now = clock.now().getTime();
  for (const ids of inSteps(gone, meetingsAtOnce)) {
    const events = [...(await store.eventsOf(people, ids)).values()];
    await lease.write((db) =>
      store.keepEvents(
        db,
        events.map((event) => withdrawnEvent(event, now)),
      ),
    );
  }
}

/** Forgets what no calendar shows any more: meetings of more than three months ago, and what was unmarked. */
export async function forgetPastMeetings({ clock }: Pick<Following, 'clock'>, lease: Lease): Promise<void> {
  const before = firstInstant(clock);
  await lease.write(async (db) => {
    await store.forgetMeetings(db, { before });
    await store.forgetUnmarked(db);
  });
}

function firstInstant(clock: Clock): number {
  return startOfDay(agendaPeriod(dayOf(clock.now().getTime())).from);
}

/** Keeps how the meetings of a window are now; answers those of which something changed, or of a document of theirs. */
async function keepWindow(
  window: readonly Kept[],
  { people, clock }: Following,
  lease: Lease,
): Promise<DocumentId[]> {
  const now = clock.now().getTime();
  const first = firstInstant(clock);
  const ids = window.map(({ document }) => document.id);
  const present = window.flatMap(({ document, withdrawn }) => (withdrawn ? [] : [document]));
  const meetings = present.filter(
    (document): document is MeetingDocument =>
      document.meeting !== undefined && document.meeting.start >= first,
  );
  const seqs = new Map(window.map(({ document, seq }) => [document.id, seq]));
  const others = present.filter(({ meeting }) => meeting === undefined);
  const known = await store.eventsOf(people, ids);
  const replaced = await store.eventsOf(
    people,
    meetings.flatMap(({ meeting }) => meeting.replaces ?? []),
  );
  const byId = new Map(meetings.map((document) => [document.id, document]));
  const events: CalendarEvent[] = [];
  const keep = (document: MeetingDocument) => {
    if (!byId.delete(document.id)) return;
    const stoodFor = document.meeting.replaces;
    const before = stoodFor === undefined ? undefined : byId.get(stoodFor);
    // The one that is replaced goes first, because the event of the other goes on from it.
    if (before) keep(before);
    const event = eventAfter(
      stateOfMeeting(document),
      seqs.get(document.id)!,
      known.get(document.id),
      stoodFor === undefined ? undefined : replaced.get(stoodFor),
      now,
    );
    replaced.set(document.id, event);
    events.push(event);
  };
  meetings.forEach(keep);
  const withdrawn = window.flatMap(({ document, withdrawn }) => {
    const event = withdrawn ? known.get(document.id) : undefined;
    return event ? [withdrawnEvent(event, now)] : [];
  });
  // Moved so far back that no calendar shows it.
  const still = new Set([...events, ...withdrawn].map(({ row }) => row.meetingId));
  const past = [...known.keys()].filter((id) => !still.has(id));
  await lease.write(async (db) => {
    await store.keepEvents(db, [...events, ...withdrawn]);
    if (past.length > 0) await store.forgetMeetings(db, { ids: past });
    await store.keepPapers(
      db,
      'meeting',
      meetings.map(({ id }) => id),
      meetings.flatMap(papersOnAgenda),
    );
    await store.keepPapers(
      db,
      'document',
      ids,
      others.filter(({ date }) => date >= first).flatMap(ownMeeting),
    );
  });
  const meant = await store.papersOf(
    people,
    'documentId',
    others.map(({ id }) => id),
  );
  return [
    ...new Set([...events.map(({ row }) => row.meetingId), ...meant.map(({ meetingId }) => meetingId)]),
  ];
}

/** What is discussed behind closed doors is not told by what it is found by (decision 3.33). */
function papersOnAgenda({ id, confidentiality, meeting }: MeetingDocument): store.PaperRow[] {
  if (confidentiality === 'Besloten') return [];
  const papers = new Set(
    meeting.agendaItems.flatMap(({ confidential, documentIds }) => (confidential ? [] : documentIds)),
  );
  return [...papers]
    .slice(0, mostPapers)
    .map((documentId) => ({ documentId, meetingId: id, toldBy: 'meeting' }));
}

function ownMeeting({ id, partOf }: Document): store.PaperRow[] {
  return partOf ? [{ documentId: id, meetingId: partOf.id, toldBy: 'document' }] : [];
}

/** Which of the searches find which of the meetings. */
async function findMeetings(
  meetingIds: readonly DocumentId[],
  searches: readonly MarkedSearch[],
  { people, documents }: Following,
  lease: Lease,
): Promise<{ savedSearchId: string; meetingId: string }[]> {
  const papers = await store.papersOf(people, 'meetingId', meetingIds);
  const meetingsOf = new Map<DocumentId, Set<DocumentId>>(meetingIds.map((id) => [id, new Set([id])]));
  for (const { documentId, meetingId } of papers) {
    const meant = meetingsOf.get(documentId) ?? new Set();
    meetingsOf.set(documentId, meant.add(meetingId));
  }
  const found = searches.map((search) => ({ search, ids: new Set<DocumentId>() }));
  for await (const some of readInParts(documents, [...meetingsOf.keys()])) {
    const small = await openTemporaryStore(some);
    try {
      for (const { search, ids } of found) {
        lease.signal.throwIfAborted();
        const hits = await hitsUnlessTooBroad(small.documents, [...search.meetings, ...search.papers]);
        // One that is too broad is paused by its own follower.
        for (const { document } of hits ?? []) {
          for (const meetingId of meetingsOf.get(document.id) ?? []) ids.add(meetingId);
        }
      }
    } finally {
      await small.close();
    }
  }
  return found.flatMap(({ search, ids }) =>
    Array.from(ids, (meetingId) => ({ savedSearchId: search.id, meetingId })),
  );
}

/** Documents in parts that fit into the memory. The titles of a meeting's agenda can be found in it. */
async function* readInParts(
  documents: Pick<DocumentStore, 'getMany'>,
  ids: readonly DocumentId[],
): AsyncGenerator<Kept[]> {
  let part: Kept[] = [];
  let text = 0;
  for (const some of inSteps(ids, stepSize)) {
    for (const document of await documents.getMany(some)) {
      part.push({ document: withAgenda(document), withdrawn: false, seq: part.length + 1, version: 1 });
      text += document.text.length;
    }
    if (part.length < storeSize && text < mostText) continue;
    yield part;
    part = [];
    text = 0;
  }
  if (part.length > 0) yield part;
}

function withAgenda(document: Document): Document {
  const { meeting, text } = document;
  const missing = meeting?.agendaItems.filter(({ title }) => !text.includes(title)) ?? [];
  return missing.length === 0
    ? document
    : { ...document, text: [text, ...missing.map(({ title }) => title)].join('\n\n') };
}
