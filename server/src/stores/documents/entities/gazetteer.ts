import type { DomainId } from 'contract/dashboards';
import { analyse } from 'contract/query/analyser';
import advisers from './gazetteer/aaa.json' with { type: 'json' };
import companies from './gazetteer/com.json' with { type: 'json' };
import europe from './gazetteer/eu.json' with { type: 'json' };
import interestGroups from './gazetteer/ig.json' with { type: 'json' };
import international from './gazetteer/io.json' with { type: 'json' };
import justice from './gazetteer/jh.json' with { type: 'json' };
import ministryList from './gazetteer/ministries.json' with { type: 'json' };
import partyList from './gazetteer/parties.json' with { type: 'json' };
import persons from './gazetteer/per.json' with { type: 'json' };
import thinkTanks from './gazetteer/tt.json' with { type: 'json' };

/** Codes whose names are recognised in texts (decision 3.31). */
export const namedCodes = ['PER', 'IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU'] as const;
type NamedCode = (typeof namedCodes)[number];

/** One person or body. */
interface Entry {
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

/** Ministries; authorities in the statistics (`AAA`). */
export const ministries = ministryList as readonly Entry[];

/** A political party. */
interface Party extends Entry {
  domains: DomainId[];
  /** Short or ordinary words that are the party where they are written as a name inside a sentence. */
  careful?: string[];
  /** Ordinary words that are the party only where the words around call it one. */
  ordinary?: string[];
}

/** The parties of each domain; institutions in the statistics (`IG`). */
export const parties = partyList as readonly Party[];

/** Every way of writing an entry, each once. */
export function writingsOf(entry: Entry): { written: string; exact: boolean }[] {
  const exact = entry.exact ?? [];
  const free = [entry.name, ...(entry.aliases ?? [])].filter((written) => !exact.includes(written));
  return [
    ...free.map((written) => ({ written, exact: false })),
    ...exact.map((written) => ({ written, exact: true })),
  ];
}

/** The folded words of a text, joined by spaces. */
export function foldedWords(text: string): string {
  return analyse(text)
    .map(({ word }) => word)
    .join(' ');
}
