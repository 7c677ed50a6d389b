import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contextCodes } from 'contract/contexts';
import type { Leases } from '#stores/people/leases.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { chooseClassifier, type ClassifierChoice } from './choose-classifier.ts';
import { scorable } from './classifier.ts';
import { openModel } from './model.ts';
import { rescoreDocuments } from './rescore.ts';
import { shippedModel } from './shipped-model.ts';

/** What scoring stored documents again needs; opened only for that. */
interface RescoreParts {
  documents: DocumentStore;
  people: PeopleStore;
  leases: Leases;
  choice: ClassifierChoice;
  close(): Promise<void>;
}

interface ContextsDeps {
  out: Pick<NodeJS.WriteStream, 'write'>;
  signal: AbortSignal;
  open(): Promise<RescoreParts>;
}

const usage = `contexts explain <file or text>   say which words carried the scores (--language nl, en, fr)
contexts rescore [--again]        score stored documents again that another model scored
`;

/** Exit codes for wrong use, for work another process does, and for a run that was stopped (sysexits). */
const exitUsage = 64;
const exitBusy = 75;
const exitStopped = 130;
/** Words shown for each context. */
const shownWords = 8;

/** The command line of the context model. Answers the exit code: 0 done, 64 wrong use, 75 another process does it, 130 stopped. */
export async function contextsCommand(argv: string[], deps: ContextsDeps): Promise<number> {
  const tell = (line: string) => deps.out.write(`${line}\n`);
  const wrong = (why: string) => {
    tell(`${why}\n${usage}`);
    return exitUsage;
  };
  let parsed;
  try {
    parsed = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        again: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return wrong((error as Error).message);
  }
  const [what, subject, ...rest] = parsed.positionals;
  if (parsed.values.help) {
    deps.out.write(usage);
    return 0;
  }
  if (rest.length > 0) return wrong(`one at a time, not also ${rest.join(' ')}`);
  if (what === 'rescore' && subject === undefined) return rescore(parsed.values.again ?? false, deps, tell);
  if (what === undefined) return wrong('name what to do');
  if (what !== 'explain') return wrong(`there is no ${parsed.positionals.join(' ')}`);
  if (subject === undefined) return wrong('explain needs to know of what');
  await explain(subject, parsed.values.language ?? 'nl', tell);
  return 0;
}

async function explain(subject: string, language: string, tell: (line: string) => void): Promise<void> {
  const isFile = (await stat(subject).catch(() => undefined))?.isFile() ?? false;
  const whole = isFile ? await readFile(subject, 'utf8') : subject;
  const [title = '', ...text] = whole.trim().split('\n');
  const model = openModel(shippedModel());
  tell(`model ${model.version}; the first line counts as the title; parts are log-odds`);
  const explained = model.explain(scorable(title, text.join('\n'), language));
  for (const { context, percentage, words } of explained.sort((a, b) => b.percentage - a.percentage)) {
    const strongest = words.filter(({ part }) => part > 0.05).slice(0, shownWords);
    const parts = strongest.map(({ word, part }) => `${word} +${part.toFixed(2)}`).join(', ');
    tell(`${String(percentage).padStart(3)} %  ${contextCodes[context]!.padEnd(18)} ${parts}`);
  }
}

async function rescore(again: boolean, deps: ContextsDeps, tell: (line: string) => void): Promise<number> {
  const parts = await deps.open();
  const faults = new Map<string, number>();
  const onFault = (error: unknown) => {
    const reason = error instanceof Error ? error.message.slice(0, 160) : String(error);
    faults.set(reason, (faults.get(reason) ?? 0) + 1);
  };
  const classifier = chooseClassifier(parts.choice, onFault);
  try {
    const progress = await rescoreDocuments({
      ...parts,
      classifier,
      signal: deps.signal,
      again,
      onFault,
      onProgress: ({ scored, after, highest }) =>
        tell(`up to number ${after} of ${highest}, ${scored} scored again`),
    });
    if (!progress) {
      tell('another process is scoring again; try later');
      return exitBusy;
    }
    tell(
      `model ${classifier.version}: ${progress.seen} documents looked at, ${progress.scored} scored again`,
    );
    if (!deps.signal.aborted) return 0;
    tell('stopped; the next run goes on here');
    return exitStopped;
  } finally {
    for (const [reason, count] of faults) tell(`${String(count).padStart(7)} × ${reason}`);
    await classifier.close();
    await parts.close();
  }
}
