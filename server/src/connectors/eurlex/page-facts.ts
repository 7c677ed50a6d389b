import type { Language } from './facts.ts';

/** What the page of a text says about itself (SOURCES.md §6, Texts). */
export interface PageFacts {
  language?: Language;
  title?: string;
  /** The day of the act, out of its title. */
  date?: string;
  /** The day of the Official Journal. */
  published?: string;
  /** Such as `OJ L 59, 24.2.2023, p. 3`. */
  journal?: string;
  /** The CELEX number of a consolidated text, whose page alone tells its day. */
  consolidated?: string;
  /** Such as `COM(2021) 206`. */
  commission?: string;
  procedure?: string;
  /** Text of a form that the general reader does not lay out well. */
  text?: string;
}
