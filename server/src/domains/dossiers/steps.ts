import { dayOf, type DayText } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { CourseKind, DossierVote, StageKey } from 'contract/dossiers';
import { z } from 'zod';
import type { Head } from '#stores/documents/document.ts';
import { courseOf } from './courses.ts';
import { reachedStages } from './stages.ts';
import { toldVote, votesIn } from './votes.ts';

/** A step that a paper, a held meeting or a vote of a dossier shows; days are of Amsterdam, YYYY-MM-DD. */
export const DossierStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), course: CourseKind, stage: StageKey, day: z.string() }),
  /** Without a day where no source dates it. */
  z.object({ kind: z.literal('vote'), vote: DossierVote, day: z.string().optional() }),
]);
export type DossierStep = z.infer<typeof DossierStep>;

/** Everything that a reading of a dossier has. */
type Reading = readonly Head[];

/**
 * The steps that a dossier has now and had not before, by the document that shows each: stages of its line and votes, each
 * once however many papers carry it. A stage that comes again is another one.
 */
export function newSteps(
  number: string,
  { before, now }: { before: Reading; now: Reading },
  today: DayText,
): Map<DocumentId, DossierStep[]> {
  const had = stepsIn(number, before, today);
  const found = new Map<DocumentId, DossierStep[]>();
  for (const [key, { step, id }] of stepsIn(number, now, today)) {
    if (!had.has(key)) found.set(id, [...(found.get(id) ?? []), step]);
  }
  return found;
}

function stepsIn(
  number: string,
  documents: Reading,
  today: DayText,
): Map<string, { step: DossierStep; id: DocumentId }> {
  const steps = new Map<string, { step: DossierStep; id: DocumentId }>();
  const votes = votesIn(documents);
  const course = courseOf(number, documents);
  const times = new Map<StageKey, number>();
  for (const { key: stage, day, events } of course ? reachedStages(course, documents, votes, today) : []) {
    const time = (times.get(stage) ?? 0) + 1;
    times.set(stage, time);
    const [first] = events;
    if (!course || !first) continue;
    steps.set(`stage ${stage} ${time}`, {
      step: { kind: 'stage', course, stage, day },
      id: first.document.id,
    });
  }
  for (const vote of votes) {
    const day = vote.at === undefined ? {} : { day: dayOf(vote.at) };
    steps.set(`vote ${vote.key}`, {
      step: { kind: 'vote', vote: toldVote(vote), ...day },
      id: vote.document.id,
    });
  }
  return steps;
}
