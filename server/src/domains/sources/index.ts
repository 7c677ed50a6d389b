export { ingestCommand, type IngestDeps } from './ingest-command.ts';
export { runSource, type Progress, type SourceRun } from './run-source.ts';
export { sourceStates, type SourceStateStore } from './store.ts';
export { startPolling, type Polling, type PollingOptions } from './tasks.ts';
