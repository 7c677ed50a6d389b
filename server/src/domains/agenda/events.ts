import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { Parsed, ResponseOf } from 'contract/endpoint';
import type { AgendaEvent, debugEvents, TimeCorrection } from 'contract/events';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, nothingSearchable } from '#platform/errors.ts';
import type { Head, Meeting } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { agendaSearchesOf } from './criteria.ts';
import { agendaPeriod, edgesOf } from './period.ts';
import { soonest } from './soonest.ts';

/** Milliseconds between the two ends of a period at most. */
const longestPeriod = 731 * 24 * 60 * 60_000;

/**
 * Meetings between two instants as they are kept, within the modules of whoever asks (decision 7.23).
 * @throws EC-02 for a period without or beyond measure, and as the search of the agenda
 */
export async function eventsOf(
  { documents, clock }: { documents: Pick<DocumentStore, 'tally' | 'search'>; clock: Clock },
  actor: Actor,
  { query: asked, body: { sourceIds } }: Pick<Parsed<typeof debugEvents>, 'query' | 'body'>,
): Promise<ResponseOf<typeof debugEvents>> {
  const whole = agendaPeriod(dayOf(clock.now().getTime()));
  const from = asked.startDateTime === undefined ? startOfDay(whole.from) : Date.parse(asked.startDateTime);
  const until = asked.endDateTime === undefined ? endOfDay(whole.to) + 1 : Date.parse(asked.endDateTime);
  if (from >= until) throw invalidInput('refusals.datesReversed', 'query.startDateTime');
  if (until - from > longestPeriod) throw invalidInput('refusals.invalidInput', 'query.endDateTime');
  const searches = agendaSearchesOf(actor, { ...asked, sessionFilters: sourceIds });
  if (searches.length === 0) throw nothingSearchable('errors.noMeetings', 'agenda');
  const edges = edgesOf({ from: dayOf(from), to: dayOf(until - 1) });
  return asQueryError(asked.query, async () => {
    const tallied = [];
    // One after the other, so that none waits for another and the times say what each takes.
    for (const one of searches) {
      const search = { ...one, filters: { ...one.filters, from, until } };
      const began = performance.now();
      const tally = await documents.tally(search, edges);
      tallied.push({ search, tally, milliseconds: Math.round((performance.now() - began) * 100) / 100 });
    }
    const hits = await soonest(documents, tallied, edges, asked.limit);
    return {
      data: hits.flatMap(({ document: { meeting, ...document } }) =>
        meeting ? [eventOf({ ...document, meeting })] : [],
      ),
      countTotal: tallied.reduce((sum, { tally }) => sum + tally.total, 0),
      asked: tallied.map(({ search: { query: tree, scope, filters }, tally, milliseconds }) => ({
        domain: filters.domain,
        tree,
        scope,
        filters,
        count: tally.total,
        milliseconds,
      })),
    };
  });
}

/** A meeting with every field that is kept of it. */
export function eventOf(document: Head & { meeting: Meeting }): AgendaEvent {
  const { id, domain, source, title, meeting } = document;
  return {
    id,
    domain,
    origin: source,
    title,
    startTime: new Date(meeting.start).toISOString(),
    ...(meeting.end === undefined ? {} : { endTime: new Date(meeting.end).toISOString() }),
    corrections: correctionsOf(meeting),
    raw: { ...document },
  };
}

/** What is kept beside the source's own words tells which of the rules were applied (decision 4.25). */
function correctionsOf({ start, timeKnown, approximate, sourceTimes }: Meeting): TimeCorrection[] {
  if (!sourceTimes) return [];
  const [, minute] = /\d{1,2}[:.](\d{2})/.exec(sourceTimes.start) ?? [];
  const applied = new Date(start).toISOString();
  const corrected = (rule: TimeCorrection['rule']) => ({ written: sourceTimes.start, applied, rule });
  if (approximate) return [corrected('endMinusHour')];
  if (!timeKnown) return minute === undefined ? [] : [corrected('wholeDay')];
  return minute === '01' && new Date(start).getUTCMinutes() === 0 ? [corrected('minuteOne')] : [];
}
