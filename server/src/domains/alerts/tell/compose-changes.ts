import type { DocumentId } from 'contract/document-parts';
import type { ChangeRow } from '../follow/followed-meetings.ts';
import { type Change, changesBetween } from '#domains/meetings/index.ts';
import { MeetingState, stateOf } from '#domains/meetings/index.ts';
import { type ChangedMeeting, type ChangeMail, changeMail } from '../mails/change-mail.ts';
import { mostBytes } from '../mails/mail.ts';
import { namedSearch, readCriteria } from '../searches/agenda-search-criteria.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';
import { checkEvery, type Planning } from './planning.ts';

/** Meetings of one mail (decision 4.23). */
const mostMeetings = 60;

/** What changed about one meeting since its user was told last, whatever number of times and searches. */
interface ChangedSince {
  /** Everything that is told by it. */
  rows: ChangeRow[];
  before: MeetingState | undefined;
  /** An instant between when it was known so and the first of its changes; undefined for a new one. */
  since: number | undefined;
  after: MeetingState;
  /** Nothing where it changed back. */
  changes: Change[];
  /** The searches that follow it, in the order of the user's. */
  searches: AgendaRow[];
}

/**
 * Joins the changes of each meeting into one, from how it was known first to how it is now; those of a meeting that
 * was moved and of the one in its place are one too (decision 3.25). `searches` are the user's, in order; only
 * meetings that one of `mailing` follows are told of, with the names of all that do.
 */
export function composeChanges(
  rows: readonly ChangeRow[],
  searches: readonly AgendaRow[],
  mailing: (search: AgendaRow) => boolean,
): ChangedSince[] {
  const byId = new Map(searches.map((search) => [search.id, search]));
  const known = rows.filter(({ searchId }) => byId.has(searchId));
  const groups = new Map<DocumentId, ChangeRow[]>(
    Map.groupBy(known, ({ documentId }) => placeOf(documentId, known)),
  );
  const changed = [...groups].flatMap(([place, group]): ChangedSince[] => {
    const following = searches.filter(({ id }) => group.some(({ searchId }) => searchId === id));
    const carrier = following.find(mailing);
    const own = group.filter(({ searchId }) => searchId === carrier?.id);
    // What was moved may change after what came in its place.
    const last = own.findLast(({ documentId }) => documentId === place) ?? own.at(-1);
    const [first] = own;
    if (!first || !last) return [];
    const before = first.before === null ? undefined : MeetingState.parse(JSON.parse(first.before));
    const after = MeetingState.parse(JSON.parse(last.after));
    const since = before && lastCheckBefore(first.foundAt);
    return [
      { rows: group, before, since, after, changes: changesBetween(before, after), searches: following },
    ];
  });
  return changed.toSorted(
    (one, other) => one.after.start - other.after.start || (one.after.id < other.after.id ? -1 : 1),
  );
}

/**
 * The beginning of the check before the one at an instant: what that one knew had come in by then, and what this one
 * found came in later.
 */
function lastCheckBefore(foundAt: number): number {
  return (Math.floor(foundAt / checkEvery) - 1) * checkEvery;
}

/** The meeting that stands in for a meeting now, as far as the changes tell. */
function placeOf(id: DocumentId, rows: readonly ChangeRow[]): DocumentId {
  const seen = new Set<DocumentId>();
  for (let place = id; ;) {
    seen.add(place);
    const next = rows.find(({ movedFrom }) => movedFrom === place)?.documentId;
    if (next === undefined || seen.has(next)) return place;
    place = next;
  }
}

/** What the mails of all parts have in common. */
type AnyPart = Omit<ChangeMail, 'meetings' | 'part' | 'searches'>;

/** A change with what a mail says of it. */
interface DescribedChange {
  one: ChangedSince;
  meeting: ChangedMeeting;
}

/** The meetings of each mail, as many as fit in one. */
export function partsOf(mail: AnyPart, described: readonly DescribedChange[]): DescribedChange[][] {
  if (described.length === 0) return [];
  const fits =
    described.length === 1 ||
    (described.length <= mostMeetings &&
      Buffer.byteLength(
        changeMail({ ...mail, ...contentOf(described), part: { part: 99, parts: 99 } }).html,
      ) < mostBytes);
  if (fits) return [[...described]];
  const size = described.length > mostMeetings ? mostMeetings : Math.ceil(described.length / 2);
  return [...partsOf(mail, described.slice(0, size)), ...partsOf(mail, described.slice(size))];
}

/** What a mail says of these, and the searches it names. */
export function contentOf(described: readonly DescribedChange[]): Pick<ChangeMail, 'meetings' | 'searches'> {
  const searches = new Map(described.flatMap(({ one }) => one.searches.map((search) => [search.id, search])));
  return {
    meetings: described.map(({ meeting }) => meeting),
    searches: [...searches.values()]
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(namedSearch),
  };
}

/** What the mail says of each, with the names of documents and where a meeting was moved to. */
export async function describe(
  { documents }: Pick<Planning, 'documents'>,
  changed: readonly ChangedSince[],
): Promise<DescribedChange[]> {
  const ids = new Set<DocumentId>();
  for (const { after, changes } of changed) {
    if (after.replacedBy) ids.add(after.replacedBy);
    for (const change of changes) {
      if (!('documents' in change)) continue;
      for (const { id } of change.documents) if (!id.includes('~')) ids.add(id);
    }
  }
  const known = new Map((await documents.getMany([...ids])).map((document) => [document.id, document]));
  const titles = new Map([...known].map(([id, { title }]) => [id, title]));
  return changed.map((one): DescribedChange => {
    const { before, since, after, changes, searches } = one;
    const next = after.status === 'moved' && after.replacedBy ? known.get(after.replacedBy) : undefined;
    const movedTo = next && stateOf(next);
    const meeting: ChangedMeeting = {
      state: after,
      changes,
      names: searches.map(({ title }) => title),
      query: readCriteria(searches[0]!.criteria).criteria.query,
      ...(since === undefined ? {} : { since }),
      ...(movedTo && changes.length > 0 ? { movedTo: { ...movedTo, from: before ?? after } } : {}),
      titles,
    };
    return { one, meeting };
  });
}
