import type { ChangeOrigin } from 'contract/comparisons';
import { linkTo, numbersOf } from '#domains/documents/index.ts';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { papersOf } from './papers.ts';
import { paperKind } from './versions.ts';

/** Papers that are read, and characters of them together. */
const most = { papers: 300, characters: 3_000_000 };

/**
 * Amendments and instructions of the dossier that both texts are of, the newest first, as far as this actor may read them; what
 * was rejected or withdrawn, or came after the later text, changed nothing in it.
 */
export async function changingPapers(
  documents: DocumentStore,
  actor: Actor,
  [earlier, later]: readonly [Document, Document],
): Promise<Document[]> {
  const words = new Set(numbersOf(earlier).map(({ word }) => word));
  const shared = numbersOf(later).find(({ word }) => words.has(word));
  if (!shared || earlier.domain !== later.domain) return [];
  const { found } = await papersOf(documents, later.domain, shared.value);
  const ids = found
    .filter(
      (head) =>
        ['amendment', 'instruction'].includes(paperKind(head)?.kind ?? '') &&
        head.confidentiality !== 'Besloten' &&
        head.date <= later.date &&
        !['verworpen', 'ingetrokken'].includes(head.votes.at(-1)?.outcome ?? '') &&
        !missingModule(actor, head),
    )
    .map(({ id }) => id)
    .reverse()
    .slice(0, most.papers);
  const papers = ids.length === 0 ? [] : await documents.getMany(ids);
  let characters = 0;
  return papers.filter(({ text }) => (characters += text.length) <= most.characters);
}

/** What is told of such a paper. */
export function originOf(actor: Actor, document: Document): ChangeOrigin[] {
  const paper = paperKind(document);
  const link = linkTo(actor, document);
  if (!paper || (paper.kind !== 'amendment' && paper.kind !== 'instruction') || link.locked) return [];
  const vote = document.votes.at(-1);
  return [
    {
      kind: paper.kind,
      label: paper.label,
      document: link,
      people: document.people,
      ...(vote?.outcome ? { outcome: vote.outcome } : {}),
      ...(vote?.counts ? { counts: { for: vote.counts.for, against: vote.counts.against } } : {}),
    },
  ];
}
