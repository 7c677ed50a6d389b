import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import type { Service } from '../connector.ts';
import { jsonFault } from '../reading/answers.ts';
import { many, text } from './values.ts';

/** Words by which the service wraps an answer or an item of a list. */
const wrappers = [
  'vergadering',
  'commissie',
  'volksvertegenwoordiger',
  'fractielijst',
  'journaallijn',
  'parlementair-initiatief',
  'vrageninterpellatie',
  'schriftelijke-vraag',
  'debat',
];

/** What stands inside the wrapper of its kind; an answer without one is itself. */
export function unwrapped(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || 'id' in answer) return answer;
  const inner = wrappers.map((name) => (answer as Record<string, unknown>)[name]);
  return (
    inner.find((value) => typeof value === 'object' && value !== null && !Array.isArray(value)) ?? answer
  );
}

/**
 * One answer of the open data.
 * @throws SourceFault
 */
export async function askOne(service: Service, path: string): Promise<unknown> {
  const url = new URL(`e/opendata/${path}`, service.baseUrl).href;
  const body = await fetchSourceJson(url, service.request);
  const inner = unwrapped(body);
  if (typeof inner === 'object' && inner !== null && 'id' in inner) return inner;
  throw jsonFault(url, 'an answer without its number', body);
}

const List = z.looseObject({
  count: z.coerce.number(),
  lastindex: z.coerce.number().nullish(),
  items: many(z.unknown()),
});

/** Pages after which a list can only be one that repeats itself. */
const maximumPages = 500;

/**
 * The items of a list over all its pages, out of their wrappers. A list that gives a page again is a fault.
 * @throws SourceFault
 */
export async function* askList(service: Service, path: string, paged = false): AsyncGenerator<unknown> {
  let before = '';
  for (let page = 1; page <= maximumPages; page++) {
    const url = new URL(`e/opendata/${path}${paged ? `&page=${page}` : ''}`, service.baseUrl).href;
    const body = await fetchSourceJson(url, service.request);
    const parsed = List.safeParse(body);
    if (!parsed.success) throw jsonFault(url, 'no list', body);
    const { count, lastindex, items } = parsed.data;
    const now = JSON.stringify(items);
    if (page > 1 && items.length > 0 && now === before) throw jsonFault(url, 'a page that came before', body);
    before = now;
    for (const item of items) yield unwrapped(item);
    if (!paged || items.length === 0 || (lastindex ?? count) >= count) return;
  }
}

const Found = z.looseObject({
  count: z.coerce.number(),
  result: many(
    z.looseObject({
      metatags: z.looseObject({ metatag: many(z.looseObject({ name: z.string(), value: text })) }).nullish(),
    }),
  ),
});

/** A hit of the search service by the names of its fields. */
type Hit = Record<string, string>;

/**
 * One page of the parliamentary documents published from one day up to another.
 * @throws SourceFault
 */
export async function askPublished(
  service: Service,
  from: string,
  until: string,
  page: number,
): Promise<{ count: number; hits: Hit[] }> {
  const query = `+inmeta:publicatiedatum:daterange:${from}..${until}&requiredfields=paginatype:Parlementair%20document`;
  const url = new URL(
    `api/search/query/${query}?collection=vp_collection&page=${page}&max=${hitsPerPage}&sort=date`,
    service.baseUrl,
  ).href;
  const body = await fetchSourceJson(url, service.request);
  const parsed = Found.safeParse(body);
  if (!parsed.success) throw jsonFault(url, 'no search answer', body);
  return {
    count: parsed.data.count,
    hits: parsed.data.result.map(({ metatags }) =>
      Object.fromEntries((metatags?.metatag ?? []).map(({ name, value }) => [name, value ?? ''])),
    ),
  };
}

/** The most the search service gives on a page. */
export const hitsPerPage = 100;
/** The most it gives of one search, over all pages. */
export const hitsInAll = 10_000;
