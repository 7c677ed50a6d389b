import { contextCodes } from 'contract/contexts';
import type { OpenModel } from '../server/src/domains/contexts/model.ts';
import type { Labelled } from './labelled.ts';
import { readJudged } from './read-judged.ts';
import { readLabelled } from './read-labelled.ts';
import { sideOf } from './split.ts';

/** What a context's percentages were worth on documents held apart. */
export interface Judged {
  /** Documents of which the truth is known, and those that are on topic. */
  known: number;
  onTopic: number;
  /** Documents at or above the minimum, and those of them that are on topic. */
  shown: number;
  right: number;
  /** On-topic documents below the minimum. */
  hidden: number;
  /** Per tenth of the percentage: documents, on-topic ones and the mean percentage. */
  tenths: { count: number; onTopic: number; sum: number }[];
}

/** Judges every context at a minimum percentage. */
export function judge(
  documents: readonly { percentages: readonly number[]; truth: Labelled['truth'] }[],
  minimum = 40,
): Judged[] {
  return contextCodes.map((_, context) => {
    const judged: Judged = {
      known: 0,
      onTopic: 0,
      shown: 0,
      right: 0,
      hidden: 0,
      tenths: Array.from({ length: 10 }, () => ({ count: 0, onTopic: 0, sum: 0 })),
    };
    for (const { percentages, truth } of documents) {
      const known = truth[context]!;
      if (known < 0) continue;
      const percentage = percentages[context]!;
      const shown = percentage >= minimum;
      judged.known += 1;
      judged.onTopic += known;
      if (shown) judged.shown += 1;
      if (shown) judged.right += known;
      else judged.hidden += known;
      const tenth = judged.tenths[Math.min(9, Math.floor(percentage / 10))]!;
      tenth.count += 1;
      tenth.onTopic += known;
      tenth.sum += percentage;
    }
    return judged;
  });
}

/** All contexts as one. */
export function together(judged: readonly Judged[]): Judged {
  return judged.reduce((all, one) => ({
    known: all.known + one.known,
    onTopic: all.onTopic + one.onTopic,
    shown: all.shown + one.shown,
    right: all.right + one.right,
    hidden: all.hidden + one.hidden,
    tenths: all.tenths.map((tenth, index) => {
      const { count, onTopic, sum } = one.tenths[index]!;
      return { count: tenth.count + count, onTopic: tenth.onTopic + onTopic, sum: tenth.sum + sum };
    }),
  }));
}

type Scored = Pick<Labelled, 'source' | 'truth'> & { percentages: number[] };

/** Scores documents with a model and says how long one took, in milliseconds of processor time. */
export function scoreTimed(
  documents: readonly Labelled[],
  model: OpenModel,
): { scored: Scored[]; milliseconds: number } {
  const started = process.cpuUsage();
  const scored = documents.map(({ document, source, truth }) => ({
    source,
    percentages: model.percentages(document),
    truth,
  }));
  const { user, system } = process.cpuUsage(started);
  return { scored, milliseconds: (user + system) / 1_000 / Math.max(1, documents.length) };
}

const share = (part: number, whole: number) =>
  whole === 0 ? '    –' : `${((100 * part) / whole).toFixed(0).padStart(4)}%`;

function line(name: string, judged: Judged): string {
  const { known, onTopic, shown, right, hidden, tenths } = judged;
  const curve = tenths
    .map(({ count, onTopic: hits }) => (count === 0 ? '  ·' : ((100 * hits) / count).toFixed(0).padStart(3)))
    .join(' ');
  return `${name.padEnd(18)} ${String(known).padStart(6)} ${String(onTopic).padStart(5)} ${share(right, shown)} ${share(hidden, onTopic)}   ${curve}`;
}

/** The table of a judgement: precision at the minimum, share of on-topic hits hidden, and the calibration curve. */
export function tableOf(judged: readonly Judged[]): string {
  const head = `${'context'.padEnd(18)}  known   on prec@40 hidden   on topic in % at 0– 10– 20– 30– 40– 50– 60– 70– 80– 90–100`;
  return [
    head,
    ...judged.map((one, context) => line(contextCodes[context]!, one)),
    line('all', together(judged)),
  ].join('\n');
}

/** Documents of fewer UTF-16 units of text are titles. */
const shortestText = 150;
/** A page of text, about 600 words, in UTF-16 units: what the time is measured on. */
const page = [2_800, 4_800] as const;

/**
 * What a model is worth on the part held apart. Judged documents tell it whole; labels of sources name one
 * or two contexts of a document, so that they make precision look lower than it is, and for titles more so.
 */
export async function evaluationOf(folder: string, model: OpenModel): Promise<string> {
  const labelled = (await readLabelled(folder)).filter((one) => sideOf(one) === 'test');
  const hasText = ({ document }: Labelled) => document.text.length >= shortestText;
  const unseen = await readJudged(folder, 'test');
  const seen = await readJudged(folder, 'learn');
  const parts = [
    ['judged by us for every context, never learned from, by their words', unseen],
    ['of these with the labels their source gives, as at import', withLabels(unseen)],
    ['judged by us, learned from, by their words', seen],
    ['of these with the labels their source gives, as at import', withLabels(seen)],
    ['labelled by their source, with a text, by their words', labelled.filter(hasText)],
    ['labelled by their source, title only, by its words', labelled.filter((one) => !hasText(one))],
  ] as const;
  const sections = parts.map(([name, documents]) => {
    const { scored } = scoreTimed(documents, model);
    return [`${documents.length} documents ${name}`, tableOf(judge(scored)), sourcesOf(scored)].join('\n');
  });
  const pages = labelled.filter(({ document: { text } }) => text.length >= page[0] && text.length <= page[1]);
  // The words were met above, as in a process that runs for a while.
  const { milliseconds } = scoreTimed(pages, model);
  const time = `${milliseconds.toFixed(3)} ms for a text of about 600 words (${pages.length} texts)`;
  return [`model ${model.version}; ${time}`, ...sections].join('\n\n');
}

function withLabels(documents: readonly Labelled[]): Labelled[] {
  return documents.flatMap(({ given, document, ...rest }) =>
    given ? [{ ...rest, document: { ...document, ...given } }] : [],
  );
}

/** The same in one line for each source. */
function sourcesOf(scored: readonly Scored[]): string {
  const names = [...new Set(scored.map(({ source }) => source))].sort();
  return names
    .map((name) => line(name, together(judge(scored.filter(({ source }) => source === name)))))
    .join('\n');
}
