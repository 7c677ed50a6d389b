import { analyse } from 'contract/query/analyser';
import { passageHash, spokenAt } from 'contract/passage-link';
import type { CommitmentDetail } from 'contract/commitments';
import { reportsOf } from '#domains/agenda/index.ts';
import { linkTo, transcriptOf } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { samePerson } from './same-person.ts';
import type { CommitmentHead } from './standing.ts';

/** Words in a row that are no chance. */
const run = 8;

/**
 * Where the minister says the words of a commitment in the report of its meeting: a turn of the same name in which eight words
 * of it stand in a row. Undefined where they do not, or the user may not read the report.
 */
export async function saidIn(
  documents: DocumentStore,
  actor: Actor,
  { commitment: { by } }: CommitmentHead,
  { text, meeting }: { text: string; meeting: Document | undefined },
): Promise<CommitmentDetail['said']> {
  if (!by || !meeting) return undefined;
  const words = analyse(text).map(({ word }) => word);
  const rows = new Set(words.slice(run - 1).map((_, nth) => words.slice(nth, nth + run).join(' ')));
  if (rows.size === 0) return undefined;
  const links = await reportsOf(documents, actor, meeting);
  const open = links.filter((link) => !link.locked && link.confidentiality !== 'Besloten');
  for (const report of await documents.getMany(open.map(({ id }) => id))) {
    const turns = report.turns ?? [];
    for (const turn of turns) {
      if (turn.chair || !samePerson(turn.speaker, by)) continue;
      const passage = rowIn(report.text, turn, rows);
      if (!passage) continue;
      const transcript = transcriptOf(report, turns);
      const at = spokenAt(transcript, passage);
      return {
        document: linkTo(actor, report),
        hash: passageHash(transcript, passage),
        ...(at === undefined ? {} : { at: Math.round(at) }),
      };
    }
  }
  return undefined;
}

/** The first of these rows of words in a stretch of a text. */
function rowIn(
  text: string,
  { from, to }: { from: number; to: number },
  rows: ReadonlySet<string>,
): { start: number; end: number } | undefined {
  const tokens = analyse(text.slice(from, to));
  for (let nth = 0; nth + run <= tokens.length; nth += 1) {
    const part = tokens.slice(nth, nth + run);
    const [first, last] = [part[0]!, part.at(-1)!];
    if (rows.has(part.map(({ word }) => word).join(' ')))
      return { start: from + first.start, end: from + last.end };
  }
  return undefined;
}
