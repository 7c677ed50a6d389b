import type { AgendaDetail, MeetingChange } from 'contract/agenda-meeting';

/** What came onto an agenda and what left it. */
export interface News {
  /** Titles of its points. */
  points: ReadonlySet<string>;
  /** Ids of its documents. */
  documents: ReadonlySet<string>;
  /** Titles of what was taken off: points, then documents. */
  gone: readonly string[];
}

const none: News = { points: new Set(), documents: new Set(), gone: [] };

/**
 * What is new on an agenda since a moment, epoch milliseconds. What went and came back is neither, as is everything
 * that was on it when it was first read.
 */
export function newsSince(
  { agenda, changes }: Pick<AgendaDetail, 'agenda' | 'changes'>,
  since: number | undefined,
): News {
  if (since === undefined) return none;
  const fresh = changes
    .filter(({ at }) => Date.parse(at) > since)
    .flatMap(({ changes: all }): MeetingChange[] => all);
  const points = new Set(agenda.map(({ title }) => title.text));
  const documents = new Set(agenda.flatMap((point) => point.documents.map(({ id }) => id)));
  const gonePoints = fresh.flatMap((change) => (change.kind === 'itemsRemoved' ? change.titles : []));
  const goneDocuments = fresh.flatMap((change) =>
    change.kind === 'documentsRemoved' ? change.documents : [],
  );
  return {
    points: new Set(fresh.flatMap((change) => (change.kind === 'itemsAdded' ? change.titles : []))),
    documents: new Set(
      fresh.flatMap((change) =>
        change.kind === 'documentsAdded' ? change.documents.map(({ id }) => id) : [],
      ),
    ),
    gone: [
      ...new Set([
        ...gonePoints.filter((title) => !points.has(title)),
        ...goneDocuments.flatMap(({ id, title }) =>
          title === undefined || documents.has(id) ? [] : [title],
        ),
      ]),
    ],
  };
}
