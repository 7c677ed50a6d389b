import type { SourceName } from '../names.ts';
import { connectors } from '../registry.ts';
import { serveConnector } from './serve-connector.ts';

/** The confined process that reads one source. */
await serveConnector((name, options) => connectors[name as SourceName](options));
