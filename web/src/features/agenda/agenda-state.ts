import { agendaPeriod, type AgendaPeriod } from 'contract/agenda-period';
import { addDays, isDay, type DayText } from 'contract/amsterdam';
import { endOfStep, startOfStep } from 'contract/calendar-steps';
import { isDomain } from 'contract/dashboards';
import { isDocumentId } from 'contract/document-parts';
import { agendaKinds, agendaStates } from 'contract/session-filters';
import { standsNow } from 'contract/sources';
import { treeOf } from '#session/source-trees.ts';
import { addMonths, dayInMonth } from '#features/search/month-weeks.ts';
import { namesToText, textToNames } from '#features/search/name-list.ts';
import type { SearchText } from '#features/search/search-state.ts';

export const agendaViews = ['day', 'week', 'month', 'list'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** What meetings are narrowed by: each sort narrows the others, filters of one sort are alternatives. */
export const filterSorts = ['sources', 'committees', 'kinds', 'statuses', 'places', 'meetings'] as const;
export type FilterSort = (typeof filterSorts)[number];
/** Those whose choices are listed, with what each would find. */
export type ListedSort = Exclude<FilterSort, 'meetings'>;
export type AgendaFilters = Readonly<Record<FilterSort, readonly string[]>>;

/** What the agenda shows; it is kept in the URL (UX 4). */
export interface AgendaState extends AgendaFilters {
  query: string;
  view: AgendaView;
  /** The day that the views are about; undefined for today. */
  date: DayText | undefined;
  /** Days that were typed or picked, which the list alone can show. */
  range: AgendaPeriod | undefined;
  /** Meetings that the query does not find are shown as well. */
  others: boolean;
  /** The saved search that was applied. */
  saved: string | undefined;
  /** The meeting that is looked at beside the others. */
  meeting: string | undefined;
}

export const noFilters: AgendaFilters = {
  sources: [],
  committees: [],
  kinds: [],
  statuses: [],
  places: [],
  meetings: [],
};

/** The agenda of an address without parameters: the list of the four weeks from today on (UX-2, 11). */
export const plainAgenda: AgendaState = {
  ...noFilters,
  query: '',
  view: 'list',
  date: undefined,
  range: undefined,
  others: false,
  saved: undefined,
  meeting: undefined,
};

/** Days of the list that nobody chose others for. */
const listedDays = 28;

const names = {
  sources: 'cal',
  committees: 'com',
  kinds: 'kind',
  statuses: 'status',
  places: 'place',
  meetings: 'meeting',
} as const;

/** What one filter of a sort may say. */
const shapes: Record<FilterSort, (text: string) => boolean> = {
  sources: (text) => /^[a-z-]+(:[a-z0-9/-]+)?$/.test(text) && isDomain(text.split(':', 1)[0]),
  committees: (text) => /^[a-z-]+:.{1,100}$/.test(text) && isDomain(text.split(':', 1)[0]),
  kinds: (text) => agendaKinds.some((kind) => kind === text),
  statuses: (text) => agendaStates.some((state) => state === text),
  places: (text) => text.length > 0 && text.length <= 200,
  meetings: isDocumentId,
};

/** Writes the agenda for the URL; what is the default is left out. */
export function writeAgenda(state: AgendaState): Record<string, string> {
  const { query, view, date, range, others, saved, meeting } = state;
  const filters = filterSorts.filter((sort) => state[sort].length > 0);
  return {
    ...(query === '' ? {} : { q: query }),
    ...(view === 'list' ? {} : { view }),
    ...(date === undefined ? {} : { date }),
    ...(range && view === 'list' ? range : {}),
    ...Object.fromEntries(filters.map((sort) => [names[sort], namesToText(state[sort])])),
    ...(others ? { others: '1' } : {}),
    ...(saved === undefined ? {} : { s: saved }),
    ...(meeting === undefined ? {} : { m: meeting }),
  };
}

/** Reads a URL; values that mean nothing, and days beyond those of the agenda, are dropped and told. */
export function readAgenda(
  text: SearchText,
  today: DayText,
): { state: AgendaState; dropped: string[]; moved: string[] } {
  const dropped: string[] = [];
  const read = <T>(name: string, meant: (value: string) => T | undefined): T | undefined => {
    const value = text[name];
    if (value === undefined) return undefined;
    const found = meant(value);
    if (found === undefined) dropped.push(`${name}=${value}`);
    return found;
  };
  const reach = agendaPeriod(today);
  const day = (value: string) =>
    isDay(value) && value >= reach.from && value <= reach.to ? value : undefined;
  const moved: string[] = [];
  /** A node of a source tree where it stands now; one that never was is for the server to refuse. */
  const present = (filter: string): string[] => {
    const [domain, path] = filter.split(':');
    if (path === undefined || !isDomain(domain)) return [filter];
    const now = standsNow(treeOf(domain), path);
    if (now.length === 0 || now[0] === path) return [filter];
    moved.push(filter);
    return now.map((one) => `${domain}:${one}`);
  };
  const filters = filterSorts.map((sort) => {
    const parts = textToNames(text[names[sort]] ?? '').filter((part) => part !== '');
    const kept = parts.filter(shapes[sort]);
    dropped.push(...parts.filter((part) => !kept.includes(part)).map((part) => `${names[sort]}=${part}`));
    return [sort, [...new Set(sort === 'sources' ? kept.flatMap(present) : kept)]] as const;
  });
  const [from, to] = [read('from', day), read('to', day)];
  const ordered = from !== undefined && to !== undefined && from <= to;
  return {
    state: {
      ...(Object.fromEntries(filters) as unknown as AgendaFilters),
      query: text.q ?? '',
      view: read('view', (value) => agendaViews.find((view) => view === value)) ?? 'list',
      date: read('date', day),
      range: ordered ? { from, to } : undefined,
      others: read('others', (value) => (value === '1' ? true : undefined)) ?? false,
      saved: text.s,
      meeting: read('m', (value) => (/^[a-z][a-z0-9]*-[\w.~-]{1,150}$/.test(value) ? value : undefined)),
    },
    dropped,
    moved,
  };
}

/** First and last day of what is shown. */
export function shownDays({ view, date, range }: AgendaState, today: DayText): AgendaPeriod {
  const day = date ?? today;
  if (view === 'day') return { from: day, to: day };
  if (view !== 'list') return { from: startOfStep(day, view), to: endOfStep(day, view) };
  return range ?? { from: day, to: least(addDays(day, listedDays - 1), agendaPeriod(today).to) };
}

/** The days whose meetings are asked for: a month is drawn in whole weeks. */
export function drawnDays(state: AgendaState, today: DayText): AgendaPeriod {
  const { from, to } = shownDays(state, today);
  const reach = agendaPeriod(today);
  const whole = state.view === 'month';
  return {
    from: most(whole ? startOfStep(from, 'week') : from, reach.from),
    to: least(whole ? endOfStep(to, 'week') : to, reach.to),
  };
}

/** The agenda one page earlier or later; undefined beyond its days. */
export function turned(state: AgendaState, step: 1 | -1, today: DayText): AgendaState | undefined {
  const reach = agendaPeriod(today);
  const day = state.date ?? today;
  const { from, to } = shownDays(state, today);
  if (step === 1 ? to >= reach.to : from <= reach.from) return undefined;
  const within = (next: DayText) => most(least(next, reach.to), reach.from);
  if (state.view === 'list' && state.range) {
    const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
    const range = {
      from: within(addDays(from, step * length)),
      to: within(addDays(to, step * length)),
    };
    return { ...state, range };
  }
  const days = { day: 1, week: 7, list: listedDays, month: undefined }[state.view];
  const next =
    days === undefined ? dayInMonth(day, addMonths(day.slice(0, 7), step)) : addDays(day, step * days);
  return { ...state, date: dateOf(within(next), today) };
}

/** The list with as many days more before those it shows; undefined where the agenda begins with these. */
export function earlierToo(state: AgendaState, today: DayText): Pick<AgendaState, 'range'> | undefined {
  const { from, to } = shownDays(state, today);
  const first = agendaPeriod(today).from;
  if (state.view !== 'list' || from <= first) return undefined;
  return { range: { from: most(addDays(from, -listedDays), first), to } };
}

/** A day as the state has it: that of today is none, so that a link to it is always about the day it is opened. */
export function dateOf(day: DayText, today: DayText): DayText | undefined {
  return day === today ? undefined : day;
}

/** Whether anything but the days narrows the agenda, and how many filters. */
export function filterCount(state: AgendaFilters): number {
  return filterSorts.reduce((sum, sort) => sum + state[sort].length, 0);
}

const least = (one: DayText, other: DayText) => (one < other ? one : other);
const most = (one: DayText, other: DayText) => (one > other ? one : other);
