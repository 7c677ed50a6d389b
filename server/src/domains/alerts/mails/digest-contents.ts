import type { ContextChoice } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import type { Line } from '../follow/run-searches.ts';
import type { AlertMail } from './mail.ts';

/** What one mail tells its user: new documents per saved search, or that there are none (decision 4.24). */
export interface Digest extends AlertMail {
  kind: 'direct' | 'daily' | 'weekly';
  /** The Amsterdam day of the slot, `YYYY-MM-DD`. */
  slotDay: string;
  /** Those with lines, in the order of the mail; empty renders the mail that nothing is new. */
  searches: readonly DigestSearch[];
  /** Documents of these searches since the last digest that went out directly (decision 4.20). */
  alreadyDirect: number;
}

/** One saved search in a mail; the first in order that matched a document carries its line. */
export interface DigestSearch {
  id: string;
  title: string;
  dashboard: DomainId;
  query: string;
  /** The contexts of the search; empty on dashboards without contexts. */
  contexts: readonly ContextChoice[];
  /** Percentage from which one of them selects a document; 0 where they select none. */
  minimumMatch: number;
  lines: readonly DigestLine[];
}

export interface DigestLine {
  /** The document changed and matches since (decision 4.22). */
  updated: boolean;
  line: Line;
  /** Titles of the other searches of this user that matched. */
  alsoIn: readonly string[];
}
