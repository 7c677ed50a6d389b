import type { CommitmentItem } from 'contract/commitments';
import type { DocumentId } from 'contract/document-parts';
import type { LinkedDocument } from 'contract/documents';
import { linksTo, linkTo } from '#domains/documents/index.ts';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Listed } from './listed.ts';
import { delayIn, lettersNaming } from './letters.ts';

/** A commitment as lists show it, with its meeting where that is known. */
export function itemOf(
  { document, ...standing }: Listed,
  meetings: ReadonlyMap<DocumentId, LinkedDocument>,
): CommitmentItem {
  const { people: _people, contexts: _contexts, scored: _scored, ...head } = headOf(document);
  const meeting = meetings.get(document.commitment.meeting?.id ?? '');
  return {
    ...head,
    title: document.title,
    commitment: document.commitment,
    ...standing,
    ...(meeting ? { meeting } : {}),
  };
}

/** Commitments of one domain as a list shows them, late ones with the letter that announced it. */
export async function itemsOf(
  documents: DocumentStore,
  actor: Actor,
  listed: readonly Listed[],
): Promise<CommitmentItem[]> {
  const late = listed.filter(({ standing }) => standing === 'overdue').map(({ document }) => document);
  const [domain] = late.map((document) => document.domain);
  const [meetings, letters] = await Promise.all([
    linksTo(
      documents,
      actor,
      listed.flatMap(({ document: { commitment } }) => commitment.meeting?.id ?? []),
    ),
    domain ? lettersNaming(documents, domain, late) : undefined,
  ]);
  return listed.map((one) => {
    const told = letters?.get(one.document.id)?.findLast(({ passage }) => delayIn(passage) !== undefined);
    return { ...itemOf(one, meetings), ...(told ? { delay: linkTo(actor, told.letter) } : {}) };
  });
}
