import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/agenda-searches';
import { answer } from '#platform/http.ts';
import {
  changeAgendaDelivery,
  changeAgendaSearch,
  createAgendaSearch,
  listAgendaSearches,
  type Parts,
  removeAgendaSearch,
  restoreAgendaSearch,
} from './agenda-searches.ts';

/** The saved searches of the agenda (specification §7, Agenda). */
export function agendaSearchRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, calls.listAgendaSearches, (_asked, { actor }) => listAgendaSearches(parts, actor));
  answer(app, calls.createAgendaSearch, async ({ body }, { actor }) => ({
    data: await createAgendaSearch(parts, actor, body),
  }));
  answer(app, calls.changeAgendaSearch, async ({ body }, { actor }) => ({
    data: await changeAgendaSearch(parts, actor, body),
  }));
  answer(app, calls.deliverAgendaSearch, async ({ body }, { actor }) => ({
    data: await changeAgendaDelivery(parts, actor, body),
  }));
  answer(app, calls.removeAgendaSearch, async ({ body: { id } }, { actor }) => {
    await removeAgendaSearch(parts, actor, id);
    return { removed: true } as const;
  });
  answer(app, calls.restoreAgendaSearch, async ({ body: { id } }, { actor }) => ({
    data: await restoreAgendaSearch(parts, actor, id),
  }));
}
