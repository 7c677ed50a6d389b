import type { AskPassage } from 'contract/asks';
import type { OpenLink } from 'contract/documents';
import { passageHash, spokenAt } from 'contract/passage-link';
import { mergeMarks } from 'contract/query/highlight';
import type { z } from 'zod';
import { linkTo, transcriptOf } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { FoundPassage, Sought } from './find.ts';
import { shownPart } from './rank.ts';

interface Range {
  start: number;
  end: number;
}

/** A passage as it is shown: the sentences that hold most of the question, marked. */
export function shownPassage(
  actor: Actor,
  { document, passage, occurrences }: FoundPassage,
  sought: readonly Sought[],
): AskPassage | undefined {
  const worth = sought.map((each) => each.worth);
  const part = shownPart(passage, occurrences, worth);
  const marks = occurrences.filter(({ start, end }) => part.start <= start && end <= part.end);
  return passageAt(actor, document, { part, marks, speaker: passage.speaker });
}

/** A stretch of a document as it is shown; undefined where the actor may not open the document. */
export function passageAt(
  actor: Actor,
  document: Document,
  { part, marks, speaker }: { part: Range; marks: readonly Range[]; speaker: string | undefined },
): AskPassage | undefined {
  const link = openLink(actor, document);
  if (!link) return undefined;
  const { turns = [] } = document;
  const transcript = turns.length > 0 ? transcriptOf(document, turns) : undefined;
  const at = transcript?.recording && spokenAt(transcript, part);
  return {
    document: link,
    words: {
      text: document.text.slice(part.start, part.end),
      marks: mergeMarks(
        marks.map(({ start, end }) => ({ start: start - part.start, end: end - part.start })),
      ),
    },
    ...part,
    ...(speaker === undefined ? {} : { speaker }),
    ...(at === undefined ? {} : { at }),
    hash: passageHash(transcript, part),
  };
}

/** The link to a document that the actor may open. */
export function openLink(actor: Actor, document: Document): z.infer<typeof OpenLink> | undefined {
  const link = linkTo(actor, document);
  return link.locked ? undefined : link;
}
