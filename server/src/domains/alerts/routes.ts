import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Network } from '#platform/outbound/post.ts';
import type { Signer, Tickets } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { agendaSearchRoutes } from './routes/agenda-search-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { mailedDocumentRoutes } from './routes/mailed-document-routes.ts';
import { singleMeetingRoutes } from './routes/single-meeting-routes.ts';
import { pushRoutes } from './routes/push-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';
import { savedSearchRoutes } from './routes/saved-search-routes.ts';
import { staffDeliveryRoutes } from './routes/staff-delivery-routes.ts';
import { whyRoutes } from './routes/why-routes.ts';
import { wordingWith, type WordingSettings } from './tell/wording.ts';
import { waitingMatches } from './tell/waiting-matches.ts';
export { pushOffRoutes } from './routes/push-off-routes.ts';
export { unsubscribeRoutes } from './routes/unsubscribe-routes.ts';

/** What saved searches are answered with. */
interface AlertParts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
  leases: Leases;
  signer: Signer;
  tickets: Tickets;
  config: WordingSettings;
  /** Where webhooks and messages to devices are tested. */
  network: Network;
}

/** Saved searches of dashboards and agenda, what was mailed of them, their feeds and webhooks. */
export function alertRoutes(api: FastifyInstance, parts: AlertParts): void {
  const wording = wordingWith(parts.config, parts.signer);
  const feeding = { ...parts, ...wording };
  savedSearchRoutes(api, { ...parts, findings: waitingMatches });
  agendaSearchRoutes(api, feeding);
  feedRoutes(api, feeding);
  singleMeetingRoutes(api, feeding);
  deliveryRoutes(api, parts, wording);
  staffDeliveryRoutes(api, parts);
  mailedDocumentRoutes(api, parts);
  webhookRoutes(api, parts);
  pushRoutes(api, { ...parts, ...wording, people: parts.db });
  whyRoutes(api, { ...parts, people: parts.db, address: wording.address });
}
