import type { DocumentId } from 'contract/documents';
import { type Change, changesBetween } from '../follow/meeting-diff.ts';
import { MeetingState } from '../follow/meeting-state.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';
import type { ChangeRow } from '../follow/followed-meetings.ts';

/** What changed about one meeting since its user was told last, whatever number of times and searches. */
export interface ChangedSince {
  /** Everything that is told by it. */
  rows: ChangeRow[];
  before: MeetingState | undefined;
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
    return [{ rows: group, before, after, changes: changesBetween(before, after), searches: following }];
  });
  return changed.toSorted(
    (one, other) => one.after.start - other.after.start || (one.after.id < other.after.id ? -1 : 1),
  );
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
