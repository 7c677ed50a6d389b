import type { FastifyInstance } from 'fastify';
import { searchAgendas } from 'contract/agendas';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { agendasOf } from './agenda.ts';

/** The search of meetings (specification §7, Agenda). */
export function agendaRoutes(app: FastifyInstance, parts: { documents: DocumentStore; clock: Clock }): void {
  answer(app, searchAgendas, (asked, { actor }) => agendasOf(parts, actor, asked));
}
