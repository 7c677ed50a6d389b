import { dayOf } from 'contract/amsterdam';
import type { AgendasResponse } from 'contract/agendas';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import type { Actor } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import { agendasOf, type Parts } from './agenda.ts';

/**
 * The soonest meetings from today on, beside the hits of a dashboard's search: what is wrong with them is nothing its
 * user asked about (decisions 4.8, 8.3). Undefined where there is nothing to search.
 */
export async function agendaBeside(
  parts: Parts,
  actor: Actor,
  query: string,
  sessionFilters: readonly string[],
): Promise<Pick<AgendasResponse, 'data' | 'countTotal' | 'actions'> | undefined> {
  if (!hasModule(actor.modules, 'agenda')) return undefined;
  const startDate = dayOf(parts.clock.now().getTime());
  try {
    const { data, countTotal, actions } = await agendasOf(parts, actor, {
      query: { query, startDate, limit: limits.agendaPageSize },
      body: { sessionFilters: [...sessionFilters] },
    });
    return { data, countTotal, actions };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
