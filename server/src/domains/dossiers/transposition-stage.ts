import { type DayText, numberOfDay } from 'contract/amsterdam';
import type { CourseKind, Stage } from 'contract/dossiers';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { type Act, actOf } from './acts.ts';
import { readDeadline } from './deadline.ts';

interface Parts {
  documents: Pick<DocumentStore, 'get'>;
  evidence: (document: Head) => Stage['evidence'][number];
  today: DayText;
}

/**
 * The stages of a procedure that ended in a directive which may be read, with its transposition (UX-3, 27): that begins at
 * the Official Journal and goes on until the last day that the directive names. No source tells that it ended.
 */
export async function withTransposition(
  stages: Stage[],
  course: CourseKind | undefined,
  open: readonly Head[],
  { documents, evidence, today }: Parts,
): Promise<Stage[]> {
  const act = course === 'euLaw' ? directiveIn(open) : undefined;
  if (!act || !stages.some(({ key, day }) => key === 'published' && day !== undefined)) return stages;
  const text = await documents.get(act.document.id);
  const deadline = text && 'text' in text ? readDeadline(text.text) : undefined;
  const due = deadline?.day;
  const transposition: Stage = {
    key: 'transposition',
    state: due !== undefined && due >= today ? 'running' : 'unknown',
    ...(due === undefined ? {} : { due }),
    evidence: [evidence(act.document)],
  };
  const told = stages.map((stage) =>
    stage.key === 'published' && stage.day !== undefined && transposition.state === 'running'
      ? { ...stage, days: numberOfDay(today) - numberOfDay(stage.day) }
      : stage,
  );
  return [...told, transposition];
}

function directiveIn(open: readonly Head[]): Act | undefined {
  return open.flatMap((document) => actOf(document) ?? []).find(({ form }) => form === 'directive');
}
