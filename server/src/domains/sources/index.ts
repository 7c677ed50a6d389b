export { beginAnew, documentsAreMissing } from './begin-anew.ts';
export { aliasedDocuments } from './aliased-documents.ts';
export { identityStore } from './identities.ts';
export { describeAnew, ingestCommand } from './ingest-command.ts';
export { runSource } from './run-source.ts';
export { forgetReplaced, type Replaced, replacedOf } from './replaced.ts';
export { lastSuccesses, sourceStates } from './store.ts';
export { leaseOf } from './lease-of.ts';
export { startPolling, type Polling } from './tasks.ts';
