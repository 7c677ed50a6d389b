import type { CheerioAPI } from 'cheerio';
import { addDays, dayOf, instantOf } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { oneLine } from '../reading/western-text.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import { readReference } from './read-vote.ts';
import { captured } from '../reading/text-parts.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { senateSittingIdentity } from '../reading/sitting-parts.ts';

/** The agenda of a plenary sitting as its page shows it. */
export interface Agenda {
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  /** Clock times as written, such as `09:30` and `00.15`. */
  start?: string;
  items: { title: string; from?: string; to?: string; matters: string[] }[];
  /** Path of the next sitting's page. */
  later?: string;
}

/**
 * The page `/plenaire_vergadering/<day>`: the day in its title, when the sitting begins, and a block for each
 * item with its times and what it is about. Undefined for a page that is none.
 */
export function readAgenda($: CheerioAPI): Agenda | undefined {
  const title = oneLine($('title').text()).replace(/ - Eerste Kamer.*$/, '');
  const day = readWrittenDay(title);
  if (!day || !/plenaire vergadering/i.test(title)) return undefined;
  const start = /(\d{1,2}[.:]\d\d)/.exec($('.aanvangsttijd').text())?.[1];
  const items = $('.agendablok')
    .toArray()
    .map((block) => {
      const heading = oneLine($(block).find('h3').first().text());
      const [, from, to, words] = /^(\d\d[.:]\d\d)(?: - (\d\d[.:]\d\d))? uur (.+)$/.exec(heading) ?? [];
      return {
        title: words ?? heading,
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        matters: $(block)
          .find('.zaken a')
          .toArray()
          .map((link) => oneLine($(link).text())),
      };
    });
  const later = $('a[href*="/plenaire_vergadering/"]')
    .filter((_, link) => /latere vergadering/i.test($(link).text()))
    .attr('href');
  return { day, title, ...(start ? { start } : {}), items, ...(later ? { later } : {}) };
}

/** The sitting of an agenda; `readOn` is the day it was read, a sitting before it has been held. */
export function readSitting(agenda: Agenda, url: string, readOn: string): Document {
  const { day, title, items } = agenda;
  const written = agenda.start ?? items[0]?.from;
  const start = instantAt(day, written ?? '00:00');
  const end = written ? endOf(agenda, start) : undefined;
  const last = items.findLast(({ to }) => to)?.to;
  const times = readMeetingTimes({
    start,
    end,
    written: { start: [day, written].filter(Boolean).join(' '), end: end === undefined ? undefined : last },
  });
  const dossiers = items
    .flatMap(({ matters }) => matters)
    .flatMap(
      (matter) => readReference(/\(([^()]+(?:\([^()]*\))?)\)\s*$/.exec(matter)?.[1] ?? '')?.dossier ?? [],
    );
  return {
    ...bareDocument(),
    id: `ek-plenair-${day.replaceAll('-', '')}`,
    domain: 'nl',
    source: 'eerstekamer',
    groupPath: 'ek/agenda',
    sourceType: 'Plenaire vergadering',
    institution: 'Eerste Kamer',
    title,
    titles: {},
    language: 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: times.sourceTimes.start,
    text: items.flatMap((item) => [lineOf(item), ...item.matters]).join('\n'),
    numbers: [...new Set(dossiers)].map((value) => ({ kind: 'dossier' as const, value })),
    identities: [senateSittingIdentity(day)],
    originalUrls: [url],
    meeting: {
      kind: 'plenary',
      ...times,
      status: day < readOn ? 'held' : 'planned',
      agendaItems: items.map((item, index) => ({
        number: String(index + 1),
        title: item.title,
        documentIds: [],
      })),
    },
  };
}

function lineOf({ title, from, to }: Agenda['items'][number]): string {
  return [[from, to].filter(Boolean).join(' - '), title].filter(Boolean).join(' ');
}

function instantAt(day: string, clock: string): number {
  const [hour, minute] = captured(/(\d+)[.:](\d+)/, clock);
  return instantOf(day, Number(hour), Number(minute));
}

/** When the last item ends; a time before the one above it is on the next day. */
function endOf({ day, items }: Agenda, start: number): number | undefined {
  let at = start;
  for (const { from, to } of items) {
    for (const clock of [from, to]) {
      if (!clock) continue;
      const today = instantAt(dayOf(at), clock);
      at = today < at ? instantAt(addDays(dayOf(at), 1), clock) : today;
    }
  }
  return at > start && dayOf(at) <= addDays(day, 1) ? at : undefined;
}
