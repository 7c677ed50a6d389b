export { beginAnew, documentsAreMissing } from './begin-anew.ts';
export { aliasedDocuments } from './aliased-documents.ts';
export { identityStore, type IdentityStore } from './identities.ts';
export { describeAnew, ingestCommand, type IngestDeps } from './ingest-command.ts';
export { runSource, type Progress, type SourceRun } from './run-source.ts';
export { forgetReplaced, type Replaced, replacedOf } from './replaced.ts';
export { lastSuccesses, sourceStates, type SourceStateStore } from './store.ts';
export { leaseOf } from './lease-of.ts';
export { startPolling, type Polling, type PollingOptions } from './tasks.ts';
