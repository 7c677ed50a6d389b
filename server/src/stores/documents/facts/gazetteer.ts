import { dashboards, type AnalyticsCode, type DomainId } from 'contract/dashboards';
import { analyse } from 'contract/query/analyser';
import advisers from './gazetteer/aaa.json' with { type: 'json' };
import companies from './gazetteer/com.json' with { type: 'json' };
import europe from './gazetteer/eu.json' with { type: 'json' };
import interestGroups from './gazetteer/ig.json' with { type: 'json' };
import international from './gazetteer/io.json' with { type: 'json' };
import justice from './gazetteer/jh.json' with { type: 'json' };
import persons from './gazetteer/per.json' with { type: 'json' };
import thinkTanks from './gazetteer/tt.json' with { type: 'json' };
import { phraseTree, type Phrase, type PhraseTree } from './phrases.ts';

/** Codes whose names are recognised in texts (decision 3.31). */
export const namedCodes = ['PER', 'IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU'] as const;
export type NamedCode = (typeof namedCodes)[number];

/** One person or body. */
export interface Entry {
  /** How it is shown; found in texts as well. */
  name: string;
  /** Other ways of writing it, in any language of the domains. */
  aliases?: string[];
  /** Ways of writing, perhaps the name itself, that count only with the capitals they have here. */
  exact?: string[];
  /** Where it is looked for; everywhere when left out. */
  domains?: DomainId[];
}

/** Who and what is known, by analytics code; each list is ordered by name. */
export const gazetteer: Record<NamedCode, readonly Entry[]> = {
  PER: persons,
  IG: interestGroups as Entry[],
  COM: companies,
  TT: thinkTanks,
  AAA: advisers,
  JH: justice,
  IO: international,
  EU: europe,
};

/** Every way of writing an entry, each once. */
export function writingsOf(entry: Entry): { written: string; exact: boolean }[] {
  const exact = entry.exact ?? [];
  const free = [entry.name, ...(entry.aliases ?? [])].filter((written) => !exact.includes(written));
  return [
    ...free.map((written) => ({ written, exact: false })),
    ...exact.map((written) => ({ written, exact: true })),
  ];
}

const trees = new Map<DomainId, PhraseTree>();

/**
 * The names looked for in a domain, as values `CODE:Canonical name` of the codes its dashboard offers.
 * Compiled when first asked.
 */
export function namesOf(domain: DomainId): PhraseTree {
  const known = trees.get(domain);
  if (known) return known;
  const tree = phraseTree(phrasesOf(domain));
  trees.set(domain, tree);
  return tree;
}

function* phrasesOf(domain: DomainId): Generator<Phrase> {
  const offered: readonly AnalyticsCode[] = dashboards[domain].analyticsCodes;
  for (const code of namedCodes) {
    if (!offered.includes(code)) continue;
    for (const entry of gazetteer[code]) {
      if (entry.domains && !entry.domains.includes(domain)) continue;
      for (const writing of writingsOf(entry)) yield { ...writing, value: `${code}:${entry.name}` };
    }
  }
}

let personNames: Map<string, string> | undefined;

/** The name a person is counted by: the known one, or the name as given with its spaces made single. */
export function personName(given: string): string {
  personNames ??= new Map(
    persons.flatMap((entry: Entry) =>
      writingsOf(entry).map(({ written }): [string, string] => [foldedWords(written), entry.name]),
    ),
  );
  return personNames.get(foldedWords(given)) ?? given.replace(/\s+/gu, ' ').trim();
}

/** The folded words of a text, joined by spaces. */
export function foldedWords(text: string): string {
  return analyse(text)
    .map(({ word }) => word)
    .join(' ');
}
