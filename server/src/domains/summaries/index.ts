export { summarySettings } from './settings.ts';
export { bothSummaries, shortSummary } from './state.ts';
export { summariesWaiting, withSummary } from './store.ts';
export { startSummaries, type Summaries } from './tasks.ts';
