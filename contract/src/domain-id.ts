import { z } from 'zod';
import { domainIds } from './dashboards.ts';

// Apart from the dashboards, for who knows them without reading (threads of the stores).
/** A dashboard, and the domain of documents behind it: the Netherlands, its local bodies, EU, Belgium, Flanders. */
export const DomainId = z.enum(domainIds);
export type DomainId = z.infer<typeof DomainId>;
