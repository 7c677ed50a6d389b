import type { SourceName } from '../names.ts';
import { openConnector } from '../registry.ts';
import { serveConnector } from './serve-connector.ts';

/** The confined process that reads one source. */
await serveConnector((name, options) => openConnector(name as SourceName, options));
