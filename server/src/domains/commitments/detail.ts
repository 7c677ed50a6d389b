import { dayOf, startOfDay } from 'contract/amsterdam';
import type { CommitmentCourse, CommitmentDetail } from 'contract/commitments';
import { domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { linkTo, readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Parts } from './found.ts';
import { itemOf } from './items.ts';
import { delayIn, lettersNaming, type Passage } from './letters.ts';
import { maybeFulfilling } from './maybe-fulfilled.ts';
import { saidIn } from './said.ts';
import { isCommitment, standingOf } from './standing.ts';

const instant = (date: number) => new Date(date).toISOString();

/**
 * What is known of one commitment; null where the document is none, or tells of nothing (decision 3.33).
 * @throws EC-03 when unknown or withdrawn, EC-07 outside the subscription
 */
export async function commitmentDetail(
  { documents, clock }: Parts,
  actor: Actor,
  id: DocumentId,
): Promise<CommitmentDetail | null> {
  const document = await readableDocument(documents, actor, id, domainIds);
  if (!isCommitment(document) || document.confidentiality === 'Besloten') return null;
  const { commitment, text, originalUrls } = document;
  const listed = { document, ...standingOf(document, dayOf(clock.now().getTime())) };
  const linked = await documents.getMany([
    ...(commitment.meeting ? [commitment.meeting.id] : []),
    ...commitment.fulfilledBy.flatMap((paper) => paper.id ?? []),
  ]);
  const byId = new Map(linked.map((one) => [one.id, one]));
  const meeting = byId.get(commitment.meeting?.id ?? '');
  const [letters, said] = await Promise.all([
    lettersNaming(documents, document.domain, [document]),
    saidIn(documents, actor, document, { text, meeting }),
  ]);
  const delays = (letters.get(id) ?? []).flatMap((told) => {
    const quote = delayIn(told.passage);
    return quote === undefined ? [] : [{ letter: told.letter, passage: quote }];
  });
  const maybe = await maybeFulfilling(
    documents,
    document,
    text,
    delays.map(({ letter }) => letter),
  );
  const shown = ({ letter, passage }: Passage) => {
    const link = linkTo(actor, letter);
    return { document: link, ...(link.locked ? {} : { passage }) };
  };
  return {
    ...itemOf(listed, new Map(meeting ? [[meeting.id, linkTo(actor, meeting)]] : [])),
    text,
    originalUrls,
    ...(said ? { said } : {}),
    course: courseOf(actor, listed, { delays, byId }),
    maybe: maybe.map(shown),
  };
}

/** What became of it in order of time; papers without a date last. */
function courseOf(
  actor: Actor,
  { document, standing }: { document: Parameters<typeof standingOf>[0]; standing: string },
  { delays, byId }: { delays: readonly Passage[]; byId: ReadonlyMap<DocumentId, Document> },
): CommitmentCourse[] {
  const { due, fulfilledBy } = document.commitment;
  const dated: (CommitmentCourse & { at: string })[] = [
    { kind: 'made', at: instant(document.date) },
    ...delays.map(({ letter, passage }) => {
      const link = linkTo(actor, letter);
      const at = instant(letter.date);
      return { kind: 'delay' as const, at, document: link, ...(link.locked ? {} : { quote: passage }) };
    }),
    ...(standing === 'overdue' && due !== undefined
      ? [{ kind: 'passed' as const, at: instant(startOfDay(due)) }]
      : []),
  ];
  const papers = fulfilledBy.map((paper) => {
    const known = byId.get(paper.id ?? '');
    return {
      kind: 'fulfilled' as const,
      title: paper.title,
      ...(known ? { at: instant(known.date), document: linkTo(actor, known) } : {}),
    };
  });
  const byTime = (one: CommitmentCourse, other: CommitmentCourse) =>
    (one.at ?? '9') < (other.at ?? '9') ? -1 : Number((one.at ?? '9') > (other.at ?? '9'));
  return [...dated, ...papers].toSorted(byTime);
}
