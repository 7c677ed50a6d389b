import type { ContextCode } from 'contract/contexts';
import type { CommitteeCode, MinistryKey } from './government.ts';

/** One point of debate within a theme. The clauses fit the fixed sentences of the types, so each form is set. */
export interface Issue {
  /** Follows "over": a noun phrase in lower case. */
  about: string;
  /** Follows "constaterende dat": a subordinate clause without full stop. */
  finding: string;
  /** Follows "overwegende dat": a subordinate clause without full stop. */
  because: string;
  /** Follows "verzoekt de regering": an infinitive clause with "te", without full stop. */
  ask: string;
  /** A whole question to a minister. */
  question: string;
  /** The minister's answer, in the first person, two or three sentences. */
  answer: string;
  /** What a member says about it, in the first person, one or two sentences. */
  view: string;
}

/** A bill of a dossier. */
export interface Bill {
  /** As it follows "Wet" or "Wijziging van" on the title page, in full. */
  title: string;
  /** What the bill wants, following "strekt ertoe": an infinitive clause without full stop. */
  aim: string;
  /** Texts of the articles, in order. */
  articles: readonly string[];
  /** What amendments change: a noun phrase for the title and the new sentence of law. */
  amendments: readonly { about: string; text: string }[];
}

/** A storyline: a dossier with everything the composers need to write its documents. */
export interface Theme {
  key: string;
  dossier: string;
  title: string;
  /** The subject as a noun phrase with its article, in lower case. */
  subject: string;
  committee: CommitteeCode;
  ministry: MinistryKey;
  contexts: Partial<Record<ContextCode, number>>;
  organisations: readonly [string, string];
  /** Titles of debates, without the word for the type. */
  debates: readonly [string, string];
  letters: readonly [string, string, string];
  /** Titles of reports sent along with letters. */
  reports: readonly [string, string];
  /** Headlines in (invented) media that members ask about. */
  headlines: readonly [string, string, string];
  facts: readonly string[];
  issues: readonly [Issue, Issue, Issue, Issue];
  bill?: Bill;
}
