import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { Confidentiality } from 'contract/documents';
import { summarisedTypes, type SummaryKind, type SummaryRefusal, summaryRules } from 'contract/summaries';

/** What of a document decides whether it is summarised. */
export interface Candidate {
  domain: DomainId;
  groupPath: string;
  /** Publication, epoch milliseconds. */
  date: number;
  confidentiality: Confidentiality;
  words: number;
}

/**
 * Why a document gets no summary of this kind, or undefined when it does (decisions 4.26, 4.27). What
 * can never change is said first. `maximumWords` is what the service may be sent.
 */
export function refusalOf(
  { domain, groupPath, date, confidentiality, words }: Candidate,
  kind: SummaryKind,
  maximumWords: number,
): SummaryRefusal | undefined {
  if (confidentiality === 'Besloten') return 'closed';
  if (!isSummarised(domain, groupPath)) return 'type';
  if (dayOf(date) < summaryRules.since) return 'tooOld';
  if (words < summaryRules.minimumWords[kind]) return 'tooShort';
  if (words > maximumWords) return 'tooLong';
  return undefined;
}

/** Words a short summary of a document of so many words has at most (decision 4.27). */
export function shortWordLimit(words: number): number {
  const { below, small, middle, over, large } = summaryRules.shortWords;
  return words < below ? small : words > over ? large : middle;
}

function isSummarised(domain: DomainId, groupPath: string): boolean {
  const codes = groupPath.split('/');
  return summarisedTypes[domain].some((pattern) => {
    const parts = pattern.split('/');
    return parts.length === codes.length && parts.every((part, at) => part === '*' || part === codes[at]);
  });
}
