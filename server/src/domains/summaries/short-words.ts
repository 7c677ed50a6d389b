import { summaryRules } from 'contract/summaries';

/** Words a short summary of a document of so many words has at most (decision 4.27). */
export function shortWordLimit(words: number): number {
  const { below, small, middle, over, large } = summaryRules.shortWords;
  return words < below ? small : words > over ? large : middle;
}
