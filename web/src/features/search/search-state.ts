import { addDays, isDay } from 'contract/amsterdam';
import { contextCodes, type ContextCode } from 'contract/contexts';
import { dashboards, type DomainId, type FormLanguage } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { standsNow } from 'contract/sources';
import {
  committeeCode,
  type HitOrder,
  hitOrders,
  stakeholderName,
  type SearchParameters,
} from 'contract/timeline';
import type { z } from 'zod';
import { treeOf } from '#session/source-trees.ts';
import { type CommitmentsView, readCommitmentsView, writeCommitmentsView } from './commitments-view.ts';
import { namesToText, textToNames } from './name-list.ts';
import { dashboardParameters } from './parameters.ts';
import { plainVotesView, readVotesView, type VotesView, writeVotesView } from './votes-view.ts';
import { daysOf, defaultPeriod, readPeriod, samePeriod, today, writePeriod, type Period } from './period.ts';

/** A search as the user sees it; it is kept in the URL (UX 4). */
export interface SearchState {
  query: string;
  period: Period;
  /** Ignores the first day of the period (decision 3.13). */
  lookBack: boolean;
  /** An empty list is possible in the form, but cannot be run. */
  contexts: 'all' | readonly ContextCode[];
  /** Group paths; a parent stands for all its children. An empty list cannot be run. */
  types: 'all' | readonly string[];
  minimalMatch: number;
  /** Codes of committees of which a document names at least one; empty means all (decision 3.11). */
  committees: readonly string[];
  /** Language in which titles are searched and shown; undefined for the source's own (decision 3.12). */
  language: FormLanguage | undefined;
  /** Only documents that name one of these, `CODE:name` (decision 3.32); empty means all. */
  stakeholders: readonly string[];
  /** Only documents that name none of these. */
  withoutStakeholders: readonly string[];
  /** Only documents that are about one of these topics (decision 3.32); empty means all. */
  topics: readonly string[];
  /** Only documents that are about none of these. */
  withoutTopics: readonly string[];
  /** Ids of labels of the organisation of which a document has one at least; empty means all. */
  labels: readonly string[];
}

/** The search of a URL without parameters. */
export const defaultSearch: SearchState = {
  query: '',
  period: defaultPeriod,
  lookBack: false,
  contexts: 'all',
  types: 'all',
  minimalMatch: limits.defaultMinimalMatch,
  committees: [],
  language: undefined,
  stakeholders: [],
  withoutStakeholders: [],
  topics: [],
  withoutTopics: [],
  labels: [],
};

/** How the results of a search are looked at; in the URL beside the search, never part of it. */
export interface View {
  tab: 'timeline' | 'statistics' | 'votes' | 'commitments';
  /** Analytics code of the stakeholders; undefined for the one the user likes (decision 3.31). */
  code: string | undefined;
  /** In which order its results stand. */
  order: HitOrder;
  /** How its votes are looked at. */
  votes: VotesView;
  /** On the tab of commitments. */
  commitments: CommitmentsView;
  /** The question that is asked within the search; empty before one is, undefined where results are looked at. */
  ask?: string | undefined;
  /** The query that is looked for in the place of the one read from the question. */
  askQuery?: string | undefined;
}

/** The tabs of a dashboard; that of commitments only where its sources tell of any. */
export function tabsOf(domain: DomainId): View['tab'][] {
  return [
    'timeline',
    'statistics',
    'votes',
    ...(dashboards[domain].commitmentPaths.length > 0 ? ['commitments' as const] : []),
  ];
}

/** Reads a view from the URL; what means nothing on this dashboard is left at the default. */
export function readView(domain: DomainId, text: SearchText): View {
  const { tab, code, order, ask, askq } = text;
  const codes: readonly (string | undefined)[] = dashboards[domain].analyticsCodes;
  return {
    tab: tabsOf(domain).find((one) => one === tab) ?? 'timeline',
    code: codes.includes(code) ? code : undefined,
    order: hitOrders.find((one) => one === order) ?? 'newest',
    votes: tab === 'votes' ? readVotesView(text) : plainVotesView,
    commitments: readCommitmentsView(text),
    ...(ask === undefined ? {} : { ask: ask.slice(0, limits.maximumQuestion) }),
    ...(ask === undefined || !askq ? {} : { askQuery: askq }),
  };
}

/** Writes a view for the URL; what is the default is left out. */
export function writeView({
  tab,
  code,
  order,
  votes,
  commitments,
  ask,
  askQuery,
}: View): Record<string, string> {
  return {
    ...(tab === 'timeline' ? {} : { tab }),
    ...(code === undefined ? {} : { code }),
    ...(order === 'newest' ? {} : { order }),
    // Another tab says nothing of them, so that its address stays as short as it was.
    ...(tab === 'votes' ? writeVotesView(votes) : {}),
    ...(tab === 'commitments' ? writeCommitmentsView(commitments) : {}),
    ...(ask === undefined ? {} : { ask }),
    ...(ask === undefined || askQuery === undefined ? {} : { askq: askQuery }),
  };
}

/** Where the search of the address comes from; in the URL beside the search, never part of it. */
export interface Origin {
  /** Id of the saved search that was applied (UX 4). */
  saved?: string | undefined;
  /** Title of the search that somebody shared (decision 3.19). */
  shared?: string | undefined;
}

/** Reads an origin from the URL; what cannot be one is left out. */
export function readOrigin({ s, shared }: SearchText): Origin {
  if (s !== undefined) return { saved: s };
  const title = shared?.trim().slice(0, limits.maximumSavedTitle);
  return title ? { shared: title } : {};
}

/** Writes an origin for the URL. */
export function writeOrigin({ saved, shared }: Origin): Record<string, string> {
  return { ...(saved === undefined ? {} : { s: saved }), ...(shared === undefined ? {} : { shared }) };
}

/** Parameters of the URL, all plain text. */
export type SearchText = Readonly<Record<string, string>>;

/** A group path in the URL: `/` would be escaped there, and codes have no dots. */
const pathToText = (path: string) => path.replaceAll('/', '.');
const textToPath = (text: string) => text.replaceAll('.', '/');

/** Writes a search for the URL; what is the default is left out. */
export function writeSearch(state: SearchState): Record<string, string> {
  const { query, period, lookBack, contexts, types, minimalMatch } = state;
  const { committees, language, stakeholders, withoutStakeholders, topics, withoutTopics, labels } = state;
  return {
    ...(query === '' ? {} : { q: query }),
    ...(period.kind === 'range'
      ? { from: period.from, to: period.to }
      : samePeriod(period, defaultPeriod)
        ? {}
        : { p: writePeriod(period) }),
    ...(contexts === 'all' ? {} : { ctx: contexts.join(',') }),
    ...(types === 'all' ? {} : { types: types.map(pathToText).join(',') }),
    ...(minimalMatch === limits.defaultMinimalMatch ? {} : { min: String(minimalMatch) }),
    ...(committees.length === 0 ? {} : { com: namesToText(committees) }),
    ...(language === undefined ? {} : { lang: language }),
    ...(lookBack ? { back: '1' } : {}),
    ...(stakeholders.length === 0 ? {} : { who: namesToText(stakeholders) }),
    ...(withoutStakeholders.length === 0 ? {} : { notwho: namesToText(withoutStakeholders) }),
    ...(topics.length === 0 ? {} : { about: namesToText(topics) }),
    ...(withoutTopics.length === 0 ? {} : { notabout: namesToText(withoutTopics) }),
    ...(labels.length === 0 ? {} : { label: labels.join(',') }),
  };
}

/** What the address of a dashboard says. */
interface ReadSearch {
  state: SearchState;
  /** What means nothing on this dashboard. */
  dropped: string[];
  /** The types of document it names that staff moved since, and that are read as where they stand now. */
  moved: string[];
}

/** Reads a URL; names and values that mean nothing on this dashboard are dropped and told. */
export function readSearch(domain: DomainId, text: SearchText): ReadSearch {
  const dropped: string[] = [];
  const drop = (name: string, value: string) => {
    dropped.push(`${name}=${value}`);
    return undefined;
  };
  const one = <T>(name: string, read: (value: string) => T | undefined): T | undefined => {
    const value = text[name];
    return value === undefined ? undefined : (read(value) ?? drop(name, value));
  };
  const several = <T extends string>(name: string, known: readonly T[]) =>
    one(name, (value): 'all' | readonly T[] | undefined => {
      if (value === '') return [];
      const parts = value.split(',');
      const kept = parts.filter((part): part is T => known.includes(part as T));
      parts.filter((part) => !kept.includes(part as T)).forEach((part) => drop(name, part));
      return kept.length === 0 ? 'all' : [...new Set(kept)];
    });
  const moved: string[] = [];
  const types = () =>
    one('types', (value): SearchState['types'] => {
      if (value === '') return [];
      const paths = value.split(',').flatMap((part) => {
        const path = textToPath(part);
        const now = standsNow(treeOf(domain), path);
        if (now.length === 0) drop('types', part);
        else if (now[0] !== path) moved.push(path);
        return now;
      });
      return paths.length === 0 ? 'all' : [...new Set(paths)];
    });
  for (const [name, value] of Object.entries(text))
    if (!dashboardParameters.includes(name)) drop(name, value);

  const contextual = dashboards[domain].contextRequired;
  const range = readRange(text);
  if (range === undefined) {
    for (const name of ['from', 'to']) if (text[name] !== undefined) drop(name, text[name]);
  }
  const relative = one('p', readPeriod);
  return {
    state: {
      query: text.q ?? '',
      period: range ?? relative ?? defaultPeriod,
      lookBack: one('back', (value) => (value === '1' ? true : undefined)) ?? false,
      contexts: several('ctx', contextual ? contextCodes : []) ?? 'all',
      types: types() ?? 'all',
      minimalMatch:
        one('min', (value) => (contextual ? readPercentage(value) : undefined)) ?? limits.defaultMinimalMatch,
      committees: one('com', (value) => readCommittees(domain, value)) ?? [],
      language: one('lang', (value) => titleLanguages(domain).find((language) => language === value)),
      stakeholders: one('who', (value) => readStakeholders(domain, value)) ?? [],
      withoutStakeholders: one('notwho', (value) => readStakeholders(domain, value)) ?? [],
      topics: one('about', readTopics) ?? [],
      withoutTopics: one('notabout', readTopics) ?? [],
      labels: one('label', readLabels) ?? [],
    },
    dropped,
    moved,
  };
}

function readRange({ from, to }: SearchText): Period | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (!isDay(from) || !isDay(to)) return undefined;
  if (from > to || to > addDays(today(), limits.maximumDaysAhead)) return undefined;
  return { kind: 'range', from, to };
}

/** Languages a dashboard offers titles in besides the source's own; none where all sources have the same. */
export function titleLanguages(domain: DomainId): readonly FormLanguage[] {
  return dashboards[domain].titleLanguages;
}

function readCommittees(domain: DomainId, text: string): string[] | undefined {
  if (!dashboards[domain].committeeFilter) return undefined;
  const codes = textToNames(text);
  return codes.length <= limits.maximumCommittees && codes.every((code) => committeeCode.test(code))
    ? codes
    : undefined;
}

function readStakeholders(domain: DomainId, text: string): string[] | undefined {
  const codes: readonly string[] = dashboards[domain].analyticsCodes;
  const names = textToNames(text);
  const valid = names.every(
    (name) =>
      name.length <= limits.maximumStakeholderLength &&
      stakeholderName.test(name) &&
      codes.includes(name.slice(0, name.indexOf(':'))),
  );
  return valid && names.length <= limits.maximumStakeholders ? names : undefined;
}

function readTopics(text: string): string[] | undefined {
  const topics = textToNames(text);
  const valid = topics.every((topic) => topic.length > 0 && topic.length <= limits.maximumTopicLength);
  return valid && topics.length <= limits.maximumTopics ? topics : undefined;
}

const labelId = /^[A-Za-z0-9_-]{22}$/;
function readLabels(text: string): string[] | undefined {
  const ids = [...new Set(text.split(','))];
  return ids.length <= limits.maximumSearchedLabels && ids.every((id) => labelId.test(id)) ? ids : undefined;
}

function readPercentage(text: string): number | undefined {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return value <= 100 && value % 5 === 0 ? value : undefined;
}

/** Why a search cannot be run yet (specification §5). */
export type Lacking = 'query' | 'context' | 'types';

/** What a search still lacks, in the order in which the screen asks for it. */
export function lacking(state: SearchState): Lacking | undefined {
  if (state.query.trim() === '') return 'query';
  if (state.contexts.length === 0) return 'context';
  return state.types.length === 0 ? 'types' : undefined;
}

/** The body of a timeline request for a search that lacks nothing. */
export function parametersOf(domain: DomainId, state: SearchState): z.input<typeof SearchParameters> {
  const days = daysOf(state.period, today(), domain);
  const { grouping, contextRequired, committeeFilter } = dashboards[domain];
  return {
    query: state.query,
    ...(samePeriod(state.period, defaultPeriod) ? {} : { startDate: days.from, endDate: days.to }),
    // Paths are told with the tree they are of, which a page that was left open may know no more of.
    groupingDetails: {
      name: grouping,
      ...(state.types === 'all' ? {} : { version: treeOf(domain).version }),
    },
    ...(contextRequired
      ? {
          context: state.contexts === 'all' ? ['all' as const] : [...state.contexts],
          minimalMatchPercentage: state.minimalMatch,
        }
      : {}),
    ...(state.types === 'all' ? {} : { groupPaths: [...state.types] }),
    ...(state.lookBack ? { lookBack: true } : {}),
    ...(committeeFilter && state.committees.length > 0 ? { [committeeFilter]: [...state.committees] } : {}),
    ...(state.language ? { metadataField: `metadata_${state.language}` as const } : {}),
    ...(state.stakeholders.length === 0 ? {} : { stakeholders: [...state.stakeholders] }),
    ...(state.withoutStakeholders.length === 0
      ? {}
      : { withoutStakeholders: [...state.withoutStakeholders] }),
    ...(state.topics.length === 0 ? {} : { topics: [...state.topics] }),
    ...(state.withoutTopics.length === 0 ? {} : { withoutTopics: [...state.withoutTopics] }),
    ...(state.labels.length === 0 ? {} : { labels: [...state.labels] }),
  };
}
