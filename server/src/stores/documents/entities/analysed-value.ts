import type { Token } from 'contract/query/analyser';

/** A title or text with its words; no phrase runs from one into the next. */
export interface AnalysedValue {
  text: string;
  tokens: readonly Token[];
}
