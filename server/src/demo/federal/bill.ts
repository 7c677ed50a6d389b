import type { ContextCode } from 'contract/contexts';
import type { Issue } from '../theme.ts';

/** A text in both languages of the Chamber. */
export interface Both<T = string> {
  nl: T;
  fr: T;
}

/** A storyline of the federal Parliament. */
export interface Bill {
  key: string;
  /** What the act does, as it follows "wet" and "loi": "tot wijziging van …", "modifiant …". */
  act: Both;
  title: Both;
  /** The subject as a noun phrase with its article, in lower case. */
  subject: Both;
  committee: { code: string } & Both;
  /** The (invented) minister with the competence as it follows "minister van" and "ministre" ("de la Justice"). */
  minister: { name: string; woman: boolean } & Both;
  contexts: Partial<Record<ContextCode, number>>;
  organisations: readonly [string, string];
  facts: Both<readonly [string, string]>;
  articles: Both<readonly [string, string]>;
  /** Forms as in a Dutch storyline; in French the clauses follow "que" and "de", whose vowel is elided. */
  issues: Both<readonly [Issue, Issue, Issue]>;
}
