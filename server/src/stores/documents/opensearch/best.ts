import type { MetadataField } from 'contract/document-parts';
import { limits } from 'contract/limits';
import { fields, unnamedFields } from 'contract/query/fields';
import {
  asQuery,
  bm25,
  countedReadings,
  frequencyOf,
  lengthPart,
  mayBeInTitle,
  mostPlaces,
  partOfScore,
  type Term,
  type Weighing,
  weighingOf,
} from '../best-match.ts';
import type { Place } from '../document-store.ts';
import { bestFirst } from '../orders.ts';
import type { Clause } from './rules.ts';
import { type Expansions, translate, writtenInARow } from './translate.ts';

/**
 * The engine reckons with fewer digits than we do: so many more than the best are taken from it, and ordered again by what
 * they are made of.
 */
const spare = 100;

/** Its score of words in a row that stand somewhere f times is f / (f + 1). */
const countPlaces = 'double score = _score; return Math.rint(score / (1 - score))';
/** What a term adds to a score; among more places than count the order is made afterwards. */
const addTerm = `
  double length = doc['length'].size() == 0 ? params.average : doc['length'].value;
  double part = params.k1 * (1 - params.b + params.b * length / params.average);
  double frequency = Math.min(_score, params.most);
  return params.weight * frequency * (params.k1 + 1) / (frequency + part)`;

/** How the engine is asked for the best, and what its answer says. */
interface AskedBest {
  /** A part of a search that has no hits of its own. */
  scoring: Clause[];
  /** The rest of the body. */
  body: object;
}

/** The engine's answer to that. */
export interface RankedAnswer {
  hits: {
    hits: {
      fields: { id: [string]; date: [number]; length?: [number] };
      matched_queries?: Record<string, number>;
    }[];
  };
}

/** The names under which the engine tells of a term: that it is found, that it is in the title, and its places. */
const nameOf = (part: 'found' | 'title' | 'places', index: number) => `${part}${index}`;

/** Asks for what the documents of a domain and kind say of these terms. */
export function weighingBody(
  among: readonly Clause[],
  terms: readonly Term[],
  metadataField: MetadataField,
  expansions: Expansions,
): object {
  return {
    query: { bool: { filter: among } },
    size: 0,
    track_total_hits: true,
    aggs: {
      average: { avg: { field: 'length' } },
      ...Object.fromEntries(
        terms.map((term, index) => [
          nameOf('found', index),
          { filter: translate(asQuery(term), metadataField, expansions) },
        ]),
      ),
    },
  };
}

/** What the answer to that makes the terms worth. */
export function readWeighing(
  answer: {
    hits: { total: { value: number } };
    aggregations: Record<string, { value?: number | null; doc_count?: number }>;
  },
  terms: readonly Term[],
): Weighing {
  const { aggregations } = answer;
  const average = aggregations['average']?.value ?? 0;
  return weighingOf(
    answer.hits.total.value,
    average > 0 ? average : 1,
    terms.map((_, index) => aggregations[nameOf('found', index)]?.doc_count ?? 0),
  );
}

/** Asks a search for the best of its hits. */
export function askBest(
  terms: readonly Term[],
  { average, weights }: Weighing,
  metadataField: MetadataField,
  expansions: Expansions,
): AskedBest {
  const scoring = terms.map((term, index): Clause => {
    const named = (part: 'found' | 'title', clause: Clause, boost: number): Clause => ({
      constant_score: { filter: clause, boost, _name: nameOf(part, index) },
    });
    const found = named('found', translate(asQuery(term), metadataField, expansions), 1);
    const titled = mayBeInTitle(term)
      ? [named('title', translate(asQuery(term, 'title'), metadataField, expansions), frequencyOf(true, 0))]
      : [];
    const places = placesOf(term, expansions);
    const counted = places.length > 0 ? [{ bool: { should: places, _name: nameOf('places', index) } }] : [];
    const written = { bool: { should: [...titled, ...counted] } };
    return {
      script_score: {
        query: { dis_max: { queries: [found, ...(titled.length + counted.length > 0 ? [written] : [])] } },
        script: {
          source: addTerm,
          params: { weight: weights[index], average, most: mostPlaces + frequencyOf(true, 0), ...bm25 },
        },
      },
    };
  });
  return {
    scoring,
    body: {
      size: limits.bestMatches + spare,
      sort: [{ _score: 'desc' }, { date: 'desc' }, { id: 'desc' }],
      docvalue_fields: ['id', 'date', 'length'],
      _source: false,
    },
  };
}

/** The best, in their order. */
export function readBest(
  { hits }: RankedAnswer,
  terms: readonly Term[],
  { average, weights }: Weighing,
): Required<Place>[] {
  return hits.hits
    .map(({ fields: { id, date, length }, matched_queries: told = {} }) => {
      const ofLength = lengthPart(length?.[0], average);
      let score = 0;
      terms.forEach((_, index) => {
        if (told[nameOf('found', index)] === undefined) return;
        const inTitle = told[nameOf('title', index)] !== undefined;
        const places = Math.round(told[nameOf('places', index)] ?? 0);
        score += partOfScore(weights[index]!, frequencyOf(inTitle, places), ofLength);
      });
      return { id: id[0], date: date[0], score };
    })
    .sort(bestFirst)
    .slice(0, limits.bestMatches);
}

/** How often the term is written, in each field beside the title. */
function placesOf(term: Term, expansions: Expansions): Clause[] {
  const columns = unnamedFields
    .filter((name) => fields[name].kind !== 'title' && (term.field === undefined || name === term.field))
    .map((name) => fields[name].column);
  return countedReadings(term).flatMap((reading) => {
    const rule = writtenInARow(reading, expansions);
    if (!rule) return [];
    return columns.map((column) => ({
      script_score: { query: { intervals: { [column]: rule } }, script: { source: countPlaces } },
    }));
  });
}
