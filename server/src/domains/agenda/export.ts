import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { exportAgendas } from 'contract/agendas';
import type { Parsed } from 'contract/endpoint';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { nothingSearchable } from '#platform/errors.ts';
import type { DocumentStore, Hit } from '#stores/documents/document-store.ts';
import { agendaSearchesOf } from './criteria.ts';
import { type AgendaPeriod, askedPeriod } from './period.ts';
import { everyHit, soonestFirst } from './soonest.ts';
import { requireExportable } from './workbook.ts';

/**
 * All meetings that a search of the agenda finds, soonest first, with the days that are meant (decision 7.24).
 * @throws as the search of the agenda, and EC-05 for more than one file may have
 */
export async function agendasToExport(
  { documents, clock }: { documents: Pick<DocumentStore, 'count' | 'search' | 'settled'>; clock: Clock },
  actor: Actor,
  { query: asked, body: { sessionFilters } }: Pick<Parsed<typeof exportAgendas>, 'query' | 'body'>,
): Promise<{ meetings: Hit['document'][]; period: AgendaPeriod }> {
  const period = askedPeriod(asked, dayOf(clock.now().getTime()));
  const found = agendaSearchesOf(actor, { query: asked.query, sessionFilters });
  if (found.length === 0) throw nothingSearchable('errors.noMeetings', 'agenda');
  const days = { from: startOfDay(period.from), until: endOfDay(period.to) + 1 };
  // What comes in meanwhile is in no file, so that what was counted is what is read.
  const seq = { upTo: await documents.settled() };
  const searches = found.map((one) => ({ ...one, filters: { ...one.filters, ...days }, seq }));
  return asQueryError(asked.query, async () => {
    let count = 0;
    for (const one of searches) requireExportable((count += await documents.count(one)));
    const hits = await everyHit(documents, searches);
    return {
      meetings: hits.map(({ document }) => document).toSorted(soonestFirst),
      period,
    };
  });
}
