import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { inviteToWebcal } from './feeds/webcal.ts';
import { agendaSearchRoutes } from './routes/agenda-search-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { mailSampleRoutes } from './routes/mail-sample-routes.ts';
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
  const { config } = parts;
  const feeding = {
    ...parts,
    baseUrl: config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  savedSearchRoutes(api, { ...parts, findings: waitingMatches });
  agendaSearchRoutes(api, { ...feeding, inviteToWebcal: (actor) => inviteToWebcal(feeding, actor) });
  feedRoutes(api, feeding);
  deliveryRoutes(api, parts);
  mailSampleRoutes(api, config);
  mailedDocumentRoutes(api, parts);
}
