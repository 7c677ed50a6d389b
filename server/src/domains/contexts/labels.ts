import { contextCodes, type ContextCode } from 'contract/contexts';
import { fold } from 'contract/query/analyser';
import type { Scorable } from './classifier.ts';
import { bodyLabels, themeLabels } from './label-table.ts';
import { goesOn, seedLanguages, seedsAt } from './seeds/match-seeds.ts';

/** What a source's own label says about the contexts of a document. */
export interface Named {
  /** The label names this context and no other. */
  sure: ContextCode[];
  /** The label names several areas at once; at least one of them is meant. */
  maybe: ContextCode[];
}

const bodies = compile(bodyLabels);
const themes = compile(themeLabels);

function compile(table: Record<string, string>): { label: string; contexts: ContextCode[] }[] {
  return Object.entries(table).map(([label, contexts]) => ({
    label: ` ${words(label).join(' ')}`,
    contexts: contexts.split(' ').filter((code): code is ContextCode => contextCodes.some((c) => c === code)),
  }));
}

function words(text: string): string[] {
  return fold(text.replace(/['’]/g, ' '))
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
}

/**
 * Contexts that a label of a source stands for: a committee, a ministry, a theme, a EuroVoc descriptor or
 * the title of a dossier, in Dutch, English or French. By the table where it has the label, else by seed
 * words; a label that neither knows names nothing.
 */
export function contextsOfLabel(label: string): Named {
  const folded = ` ${words(label).join(' ')} `;
  const body = bodies.find((entry) => folded.includes(entry.label));
  if (body) return named(body.contexts);
  const theme = themes.filter((entry) => folded === `${entry.label} `);
  if (theme.length) return named(theme.flatMap(({ contexts }) => contexts));
  return named(seedContexts(words(label)));
}

/** A label that names these contexts: surely where it is one, else maybe. */
export function named(contexts: readonly ContextCode[]): Named {
  const distinct = [...new Set(contexts)];
  return distinct.length === 1 ? { sure: distinct, maybe: [] } : { sure: [], maybe: distinct };
}

function seedContexts(label: readonly string[]): ContextCode[] {
  const found = new Set<number>();
  for (const [index, word] of label.entries()) {
    for (const language of seedLanguages) {
      const { alone, longer } = seedsAt(word, language);
      for (const context of alone) found.add(context);
      for (const pattern of longer) if (goesOn(pattern, label, index)) found.add(pattern.context);
    }
  }
  return contextCodes.filter((_, context) => found.has(context));
}

/**
 * Log-odds that a label of the source adds to a context it names, alone or among others: bodies and
 * dossiers, and themes, of which a document has many. Chosen on judged documents whose words were learned
 * without them: more would name so much that precision at 40 % falls below what is aimed at.
 */
const bodyOdds = { sure: 2.5, maybe: 1.5 };
const themeOdds = { sure: 1.5, maybe: 0.7 };
/** What all labels together add at most. */
const mostOdds = 3.5;

/** What a document's own committees, dossier and themes add to its scores. */
export function labelOdds(document: Pick<Scorable, 'committees' | 'labels' | 'dossier'>): {
  total: Float64Array;
  given: { context: number; label: string; part: number }[];
} {
  const total = new Float64Array(contextCodes.length);
  const given: { context: number; label: string; part: number }[] = [];
  const addAll = (labels: readonly string[], odds: { sure: number; maybe: number }) => {
    for (const label of new Set(labels)) {
      const { sure, maybe } = known(label);
      for (const code of sure) add(code, label, odds.sure);
      for (const code of maybe) add(code, label, odds.maybe);
    }
  };
  const add = (code: ContextCode, label: string, odds: number) => {
    const context = contextCodes.indexOf(code);
    const before = total[context]!;
    const part = Math.min(odds, mostOdds - before);
    if (part <= 0) return;
    total[context] = before + part;
    given.push({ context, label, part });
  };
  const { committees, dossier, labels = [] } = document;
  addAll([...committees.map(({ name }) => name), ...(dossier ? [dossier.title] : [])], bodyOdds);
  addAll(
    labels.map(({ name }) => name),
    themeOdds,
  );
  return { total, given };
}

const remembered = new Map<string, Named>();
/** Labels remembered; sources repeat the same few. */
const rememberedLimit = 10_000;

function known(label: string): Named {
  const found = remembered.get(label);
  if (found) return found;
  if (remembered.size >= rememberedLimit) remembered.clear();
  const named = contextsOfLabel(label.slice(0, 500));
  remembered.set(label, named);
  return named;
}
