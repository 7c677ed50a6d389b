import type { DocumentId } from 'contract/documents';
import type { ChangedSince } from './compose-changes.ts';
import { readCriteria } from '../searches/agenda-search-criteria.ts';
import { type ChangedMeeting, changeMail, type ChangeMail } from '../mails/change-mail.ts';
import { mostBytes } from '../mails/mail.ts';
import type { Planning } from './planning.ts';
import { stateOf } from '../follow/meeting-state.ts';

/** Meetings of one mail (decision 4.23). */
const mostMeetings = 60;

/** What the mails of all parts have in common. */
type AnyPart = Omit<ChangeMail, 'meetings' | 'part' | 'searches'>;

/** A change with what a mail says of it. */
interface DescribedChange {
  one: ChangedSince;
  meeting: ChangedMeeting;
}

/** The meetings of each mail, as many as fit in one. */
export function partsOf(mail: AnyPart, told: readonly DescribedChange[]): DescribedChange[][] {
  if (told.length === 0) return [];
  const fits =
    told.length === 1 ||
    (told.length <= mostMeetings &&
      Buffer.byteLength(changeMail({ ...mail, ...contentOf(told), part: { part: 99, parts: 99 } }).html) <
        mostBytes);
  if (fits) return [[...told]];
  const size = told.length > mostMeetings ? mostMeetings : Math.ceil(told.length / 2);
  return [...partsOf(mail, told.slice(0, size)), ...partsOf(mail, told.slice(size))];
}

/** What a mail says of these, and the searches it names. */
export function contentOf(told: readonly DescribedChange[]): Pick<ChangeMail, 'meetings' | 'searches'> {
  const searches = new Map(told.flatMap(({ one }) => one.searches.map((search) => [search.id, search])));
  return {
    meetings: told.map(({ meeting }) => meeting),
    searches: [...searches.values()]
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(({ id, title, criteria }) => ({ id, title, query: readCriteria(criteria).criteria.query })),
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
    const { before, after, changes, searches } = one;
    const next = after.status === 'moved' && after.replacedBy ? known.get(after.replacedBy) : undefined;
    const movedTo = next && stateOf(next);
    const meeting: ChangedMeeting = {
      state: after,
      changes,
      names: searches.map(({ title }) => title),
      query: readCriteria(searches[0]!.criteria).criteria.query,
      ...(movedTo && changes.length > 0 ? { movedTo: { ...movedTo, from: before ?? after } } : {}),
      titles,
    };
    return { one, meeting };
  });
}
