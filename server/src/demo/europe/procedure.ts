import type { ContextCode } from 'contract/contexts';
import type { epCommittees } from 'contract/sources/ep-committees';

export type EpCommittee = (typeof epCommittees)[number];

/** One point of debate within a procedure; the clauses fit the fixed sentences of the types. */
interface Point {
  /** A noun phrase in lower case. */
  about: string;
  /** Follows "whereas": a clause without full stop. */
  finding: string;
  /** Follows "because" or "whereas": a clause without full stop. */
  because: string;
  /** Follows "calls on the Commission to": a bare infinitive clause without full stop. */
  ask: string;
  /** A whole question to the Commission. */
  question: string;
  /** The Commission's answer: two sentences. */
  answer: string;
  /** What a Member says about it in plenary: one or two sentences. */
  view: string;
}

/** A procedure of the demo with everything the writers need. */
export interface Procedure {
  key: string;
  /** COD with a proposal for an act, INI with a report on the Parliament's own initiative. */
  type: 'COD' | 'INI';
  /** What it is about, as it follows "on": a noun phrase in lower case. */
  subject: string;
  /** The same in other languages, as it stands in a title. */
  subjects: { nl: string; fr: string; de: string };
  act: 'regulation' | 'directive' | 'decision';
  committee: EpCommittee;
  /** Asked for an opinion. */
  opinion: EpCommittee;
  /** Another committee that takes an interest. */
  third: EpCommittee;
  /** Directorate-General and portfolio of the Commissioner. */
  department: readonly [string, string];
  /** Configuration of the Council. */
  council: string;
  contexts: Partial<Record<ContextCode, number>>;
  organisation: string;
  /** EuroVoc-like descriptors. */
  themes: readonly [string, string];
  facts: readonly [string, string, string];
  articles: readonly [string, string];
  points: readonly [Point, Point, Point];
}
