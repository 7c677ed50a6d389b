import { domainIds } from 'contract/dashboards';
import type { LinkedDocument } from 'contract/documents';
import { linkTo, numbersOf, sharingIn } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { soonestFirst } from './soonest.ts';

/** Meetings shown at most. */
const shown = 10;
/** Hits looked through for meetings whose number is really the same. */
const most = 500;

/**
 * Other meetings of the dossier, procedure or case a meeting is about, the nearest in time, soonest first; those outside
 * the modules as a title with a lock (decision 6.5). One that names many numbers and none as its own is about none.
 */
export async function relatedMeetings(
  documents: DocumentStore,
  actor: Actor,
  meeting: Head,
): Promise<LinkedDocument[]> {
  const [number, ...others] = numbersOf(meeting);
  const named = meeting.dossier ?? meeting.case;
  if (!number || (!named && others.length > 0)) return [];
  const domains = number.kind === 'procedure' ? domainIds : [meeting.domain];
  const found = await Promise.all(
    domains.map((domain) =>
      sharingIn(documents, meeting, domain, [number], { size: Infinity, most, kind: 'meeting' }),
    ),
  );
  const away = ({ date }: Head) => Math.abs(date - meeting.date);
  return found
    .flat()
    .map(({ document }) => document)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, shown)
    .toSorted(soonestFirst)
    .map((document) => linkTo(actor, document));
}
