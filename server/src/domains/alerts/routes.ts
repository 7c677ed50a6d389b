import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { agendaSearchRoutes } from './routes/agenda-search-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { mailedDocumentRoutes } from './routes/mailed-document-routes.ts';
import { savedSearchRoutes } from './routes/saved-search-routes.ts';
import { waitingMatches } from './tell/waiting-matches.ts';
export { unsubscribeRoutes } from './routes/unsubscribe-routes.ts';

/** What saved searches are answered with. */
interface AlertParts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
  signer: Signer;
  config: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string };
}

/** Saved searches of dashboards and agenda, what was mailed of them, and their feeds. */
export function alertRoutes(api: FastifyInstance, parts: AlertParts): void {
  const { config, signer } = parts;
  const wording = {
    productName: config.PRODUCT_NAME,
    address: config.BASE_URL,
    supportEmail: config.SUPPORT_EMAIL,
    signer,
  };
  const feeding = { ...parts, ...wording };
  savedSearchRoutes(api, { ...parts, findings: waitingMatches });
  agendaSearchRoutes(api, feeding);
  feedRoutes(api, feeding);
  deliveryRoutes(api, parts, wording);
  mailedDocumentRoutes(api, parts);
}
