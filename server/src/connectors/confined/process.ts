import type { SourceName } from '../names.ts';
import { withPlausibleDays } from '../reading/plausible-days.ts';
import { openConnector } from '../registry.ts';
import { serveConnector } from './serve-connector.ts';

/** The confined process that reads one source; all that is stored was read here. */
await serveConnector(async (name, options) =>
  withPlausibleDays(await openConnector(name as SourceName, options)),
);
