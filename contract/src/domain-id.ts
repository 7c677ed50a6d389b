import { z } from 'zod';
import { domainIds } from './dashboards.ts';

/** One of the five domains in what is read; apart, for who knows them without reading (threads of the stores). */
export const DomainId = z.enum(domainIds);
export type DomainId = z.infer<typeof DomainId>;
