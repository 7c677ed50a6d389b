import type { SummarySettings } from './state.ts';

/** What of the configuration is about summaries. */
export interface SummaryChoice {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  SUMMARY_DAYS: number;
  SUMMARY_TOKENS_PER_DAY: number;
  SUMMARY_WORDS: number;
}

/** What readers' calls need to know of it: a service counts only with a model. */
export function summarySettings({ AI_BASE_URL, AI_MODEL, SUMMARY_WORDS }: SummaryChoice): SummarySettings {
  return { service: Boolean(AI_BASE_URL && AI_MODEL), maximumWords: SUMMARY_WORDS };
}
