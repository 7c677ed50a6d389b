import { contextCodes, type ContextCode } from 'contract/contexts';
import { contextsOfLabel, type Named } from '../server/src/domains/contexts/labels.ts';
import type { Scorable } from '../server/src/domains/contexts/classifier.ts';

/** A document of the samples with what its source says about the contexts. */
export interface Labelled {
  id: string;
  /** Where it comes from, for the report. */
  source: string;
  /** Documents that share it never stand on two sides of the split: a dossier, a meeting, a repeated question. */
  group: string;
  document: Scorable;
  /** What the source gives with it beside the text; left out of `document`, since truth comes from it. */
  given?: Partial<Pick<Scorable, 'committees' | 'labels' | 'dossier'>>;
  /** Per context in the order of the contract: 1 it is, 0 it is not, -1 the labels do not tell. */
  truth: Int8Array;
}

/** What labels together say: sure contexts are, possible ones are left open, all others are not. */
export function truthOf(labels: {
  /** Each names one thing the document is about; one that only the samples have tells by itself what it names. */
  main: readonly (string | Named)[];
  /** Name something that may be beside the point; they count where a second label agrees. */
  side?: readonly string[];
}): Int8Array | undefined {
  const points = new Map<ContextCode, number>();
  const add = (code: ContextCode, more: number) => points.set(code, (points.get(code) ?? 0) + more);
  const open = new Set<ContextCode>();
  for (const label of labels.main) {
    const { sure, maybe } = typeof label === 'string' ? contextsOfLabel(label) : label;
    for (const code of sure) add(code, 2);
    for (const code of maybe) {
      open.add(code);
      add(code, 1);
    }
  }
  for (const label of labels.side ?? []) {
    const { sure, maybe } = contextsOfLabel(label);
    for (const code of sure) {
      add(code, 1);
      open.add(code);
    }
    for (const code of maybe) open.add(code);
  }
  const truth = new Int8Array(contextCodes.length);
  for (const [context, code] of contextCodes.entries()) {
    if ((points.get(code) ?? 0) >= 2) truth[context] = 1;
    else if (open.has(code)) truth[context] = -1;
  }
  return truth.some((value) => value !== 0) ? truth : undefined;
}

/** The names of bodies and themes as a document has them. */
export function givenBy(
  bodies: readonly string[],
  themes: readonly string[] = [],
): NonNullable<Labelled['given']> {
  return {
    committees: bodies.map((name) => ({ code: name, name })),
    labels: themes.map((name) => ({ scheme: 'samples', name })),
  };
}
