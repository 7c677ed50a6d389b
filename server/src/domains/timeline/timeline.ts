import type { DomainId } from 'contract/dashboards';
import type { NewHitsRequest, NewHitsResponse, SearchParameters, TimelineResponse } from 'contract/timeline';
import type { DocumentId } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';
import type { ShownLabel } from 'contract/team-labels';
import type { Locale } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { Call } from '#platform/http.ts';
import { invalidQuery } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import { type DocumentStore, type Search, TooBroadError } from '#stores/documents/document-store.ts';
import { placeOf } from '#stores/documents/orders.ts';
import { answeredAmong } from './answered.ts';
import type { Cursors } from './cursor.ts';
import { timelineItem } from './item.ts';
import { askedSearch, groupPathsOf, type Labelled, requireGrouping } from './search.ts';

/** Which of some documents have a summary ready in a language. */
export type Summarised = (ids: readonly DocumentId[], locale: Locale) => Promise<ReadonlySet<string>>;

/** The soonest meetings a query finds within filters of the agenda; undefined where there is nothing to search. */
export type AgendaBeside = (
  actor: Actor,
  query: string,
  agendaFilters: readonly string[],
) => Promise<TimelineResponse['agenda']>;

/** The labels of the actor's organisation that are on some documents. */
export type LabelsOn = (
  actor: Actor,
  ids: readonly DocumentId[],
) => Promise<ReadonlyMap<DocumentId, ShownLabel[]>>;

/** Whom the people of some documents stand for, each at their place. */
export type PersonsOfRows = (
  documents: readonly Pick<Document, 'id' | 'domain' | 'date' | 'people'>[],
) => Promise<ReadonlyMap<DocumentId, readonly (string | undefined)[]>>;

interface Parts {
  documents: DocumentStore;
  cursors: Cursors;
  clock: Clock;
  labelled: Labelled;
}

/**
 * One page of a search of one of the dashboards served here, with exact counts (specification §4,
 * Timeline search). Later
 * pages see only what the first page could see, so documents that arrive meanwhile neither repeat
 * nor push others out, and those that change keep their places (SEARCH.md, Order, paging, counting).
 */
export async function searchTimeline(
  parts: Parts & {
    summarised: Summarised;
    agendaBeside: AgendaBeside;
    labelsOn: LabelsOn;
    personsOfRows: PersonsOfRows;
  },
  { actor, locale }: Pick<Call, 'actor' | 'locale'>,
  parameters: SearchParameters,
  served: readonly DomainId[],
): Promise<TimelineResponse> {
  const { documents, cursors, summarised, agendaBeside, labelsOn, personsOfRows } = parts;
  requireGrouping(parameters, served);
  const search = await askedSearch(parts, parameters, actor);
  const position = parameters.searchAfter ? cursors.read(parameters.searchAfter, parameters) : undefined;
  const upTo = position?.upTo ?? (await documents.settled());
  const frozen: Search = { ...search, seq: { upTo } };
  const wantsAgenda = !position && parameters.agendaFilters.length > 0;
  const [found, fullHistoryCount, agenda] = await asQueryError(parameters.query, () =>
    Promise.all([
      documents.search(frozen, {
        size: parameters.size,
        order: parameters.order,
        ...(position ? { after: position } : {}),
        ...(position?.weighing ? { weighing: position.weighing } : {}),
      }),
      parameters.includeFullHistoryCount ? documents.count(wholeHistory(frozen)) : undefined,
      wantsAgenda ? agendaBeside(actor, parameters.query, parameters.agendaFilters) : undefined,
    ]),
  );
  const { changed } = groupPathsOf(parameters);
  const open = found.hits.flatMap(({ document }) =>
    document.confidentiality === 'Besloten' ? [] : [document],
  );
  const openIds = open.map(({ id }) => id);
  const [summaries, labels, answered, persons] = await Promise.all([
    summarised(openIds, locale),
    labelsOn(actor, openIds),
    answeredAmong(documents, search.scope, open),
    personsOfRows(open),
  ]);
  const last = found.hits.at(-1);
  return {
    data: found.hits.map((hit) => {
      const { id } = hit.document;
      const isAnswered = answered.get(id);
      const teamLabels = labels.get(id);
      const ids = persons.get(id);
      const item = timelineItem(hit);
      return {
        ...item,
        ...(ids ? { people: withIds(item.people, ids) } : {}),
        ...(summaries.has(id) ? { summary: true as const } : {}),
        ...(isAnswered === undefined ? {} : { answered: isAnswered }),
        ...(teamLabels ? { teamLabels } : {}),
      };
    }),
    countTotal: found.total,
    ...(found.hidden === undefined ? {} : { countHidden: found.hidden }),
    ...(fullHistoryCount === undefined ? {} : { fullHistoryCount }),
    ...(changed.length > 0 ? { groupPathsChanged: [...changed] } : {}),
    ...(agenda ? { agenda } : {}),
    ...(position ? {} : { newSince: cursors.writeMark(upTo, parameters) }),
    ...(found.more && last
      ? { searchMoreAfter: cursors.write({ ...placeOf(last), weighing: found.weighing, upTo }, parameters) }
      : {}),
    actions: { more: found.more },
  };
}

/** People with the id of whom each stands for, where that is known. */
function withIds(
  people: TimelineItem['people'],
  ids: readonly (string | undefined)[],
): TimelineItem['people'] {
  return people.map((person, at) => {
    const id = ids[at];
    return id === undefined ? person : { ...person, id };
  });
}

/** How many hits of a search came in or changed since a first page of it (decision 3.14). */
export async function countNewHits(
  parts: Parts,
  actor: Actor,
  { newSince, ...parameters }: NewHitsRequest,
  served: readonly DomainId[],
): Promise<NewHitsResponse> {
  const { documents, cursors } = parts;
  requireGrouping(parameters, served);
  const search = await askedSearch(parts, parameters, actor);
  const after = cursors.readMark(newSince, parameters);
  const count = await asQueryError(parameters.query, () => documents.count({ ...search, seq: { after } }));
  return { count };
}

/** The same filters over all years up to the end date (decision 3.13). */
function wholeHistory(search: Search): Search {
  const { from: _from, ...filters } = search.filters;
  return { ...search, filters };
}

/** A wildcard that proves too broad while searching is a fault of the query, with its place (SEARCH.md). */
export async function asQueryError<T>(query: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TooBroadError)) throw error;
    const found = query.toLowerCase().indexOf(error.pattern.toLowerCase());
    const start = Math.max(0, found);
    const end = found < 0 ? query.length : start + error.pattern.length;
    throw invalidQuery({ problem: 'tooBroad', start, end, values: { pattern: error.pattern } });
  }
}
