import type { ContextCode } from 'contract/contexts';
import type { Issue } from '../theme.ts';

/** Levels of local and regional government. */
export type Level = 'province' | 'municipality' | 'waterboard';

/** A province, municipality or water board with the one storyline the demo tells about it. */
export interface Body {
  key: string;
  level: Level;
  /** "Provincie Fryslân", "Gemeente Zwolle", "Waterschap Rivierenland". */
  name: string;
  /** Name of the place or area, as it stands in a sentence. */
  area: string;
  /** Where its council meets. */
  room: string;
  /** Title of the dossier. */
  title: string;
  /** The subject as a noun phrase with its article, in lower case. */
  subject: string;
  /** Code and name of the committee that prepares it. */
  committee: readonly [string, string];
  contexts: Partial<Record<ContextCode, number>>;
  organisation: string;
  /** Name of the by-law or decision that comes out of it. */
  rule: string;
  /** Two provisions of it. */
  articles: readonly [string, string];
  facts: readonly [string, string, string];
  issues: readonly [Issue, Issue, Issue];
}
