import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { readMeetingTimes, type MeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { line, readTitles } from './read-fields.ts';
import { activitiesOf, lastPart, type Activity, type Sitting } from './rows.ts';
import { workId } from './read-work.ts';

const places: Record<string, string> = { FRA_SXB: 'Strasbourg', BEL_BRU: 'Brussels', LUX_LUX: 'Luxembourg' };

/**
 * What a plenary sitting means. The day is that of its id, because date fields may hold the midnight
 * before in UTC; its times are those of its parts. Items are those it had, else those foreseen.
 */
export function readSitting(
  row: Sitting,
  items: readonly Activity[],
  foreseen: readonly Activity[],
): Document | undefined {
  const id = line(row.activity_id) ?? lastPart(row.id);
  const day = /^MTG-PL-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1];
  if (!day) return undefined;
  const { title, titles } = readTitles(row.activity_label);
  const given = [...row.consists_of, ...activitiesOf(row['scheduledIn']), ...items, ...foreseen];
  const parts = given.filter(isPart);
  const had = itemsOf([...row.consists_of, ...items], /-PVCRE-ITM-(.+)$/);
  const planned = itemsOf(
    [...row.consists_of, ...parts.flatMap((part) => activitiesOf(part.consists_of)), ...foreseen],
    /-OJ-ITM-(.+)$/,
  );
  const agendaItems = had.length ? had : planned;
  const times = timesOf([parts, given.filter(isItemHad), [row]], day);
  const papers = [
    ...row.documented_by_a_realization_of,
    ...row.recorded_in_a_realization_of,
    ...row.recorded_in_realization_of,
  ].map((paper) => lastPart(paper));
  const held = had.length > 0 || papers.some((paper) => /^(PV|CRE)-/.test(paper));
  const place = placeOf(row, parts);
  const own = workId(id);
  const meeting: Meeting = {
    kind: 'plenary',
    ...times,
    ...(place ? { place } : {}),
    status: held ? 'held' : 'planned',
    agendaItems,
  };
  return {
    ...bareDocument(),
    id: own,
    domain: 'eu',
    source: 'europarl',
    groupPath: 'ep/plenary/agenda',
    sourceType: 'Plenary sitting',
    institution: 'European Parliament',
    title: `Plenary sitting - ${title ?? day}`,
    titles: Object.keys(titles).length ? { ...titles, en: `Plenary sitting - ${titles.en ?? day}` } : {},
    language: 'en',
    date: meeting.start,
    timeKnown: meeting.timeKnown,
    sourceDate: times.sourceTimes?.start ?? line(row.activity_date) ?? day,
    text: agendaItems.map(({ number, title: item }) => `${number} ${item}`).join('\n'),
    numbers: [{ kind: 'reference', value: id }],
    identities: [own],
    relations: [...new Set(papers)].map((paper) => ({
      relation: /^OJ/.test(paper) ? 'Agenda' : /^CRE/.test(paper) ? 'Verbatim report' : 'Minutes',
      id: workId(paper),
      title: paper,
    })),
    originalUrls: papers
      .filter((paper) => /^(PV|CRE|OJQ?)-[\d-]+$/.test(paper))
      .map((paper) => `https://www.europarl.europa.eu/doceo/document/${paper}_EN.html`),
    meeting,
  };
}

function isPart(activity: Activity): boolean {
  return (
    /^C?MTG-PL-.*(-\d\d|-TF-\d{4})$/.test(lastPart(activity.id) ?? '') &&
    /MEETING_PART$/.test(activity.had_activity_type ?? '')
  );
}

function isItemHad(activity: Activity): boolean {
  return /-PVCRE-ITM-/.test(lastPart(activity.id) ?? '');
}

/**
 * First start and last end of the sitting, by what is nearest to what happened and has times on its day: its
 * parts, else the items it had, else itself. What the service writes of a sitting itself are place holders,
 * 01:00 and 23:00 or universal midnights; nothing is known by these. The seconds of items are dropped, so that
 * a sitting that begins at its hour says the hour.
 */
function timesOf(kinds: readonly (readonly Activity[])[], day: string): MeetingTimes {
  const known = kinds
    .map((activities) => activities.flatMap((one) => instantsOf(one, day)))
    .find((instants) => instants.length > 0);
  const first = known?.toSorted((a, b) => a.start - b.start)[0];
  const last = known?.toSorted((a, b) => b.end - a.end)[0];
  if (!first || !last) return { start: startOfDay(day), timeKnown: false };
  return readMeetingTimes({
    start: wholeMinute(first.start),
    end: wholeMinute(last.end),
    written: { start: first.from, end: last.to },
  });
}

/** When an activity began and ended; nothing where it does not tell, tells another day or holds places. */
function instantsOf(activity: Activity, day: string) {
  const from = line(activity.activity_start_date) ?? '';
  const to = line(activity.activity_end_date) ?? '';
  const held = /T01:00:00.*[+-]\d\d:\d\d$/.test(from) && /T23:00:00/.test(to);
  const itself = lastPart(activity.id) === `MTG-PL-${day}`;
  if (!from.includes('T') || !to.includes('T') || (itself && (held || from.endsWith('Z')))) return [];
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return end > start && dayOf(start) === day ? [{ from, to, start, end }] : [];
}

function wholeMinute(instant: number): number {
  return Math.floor(instant / 60_000) * 60_000;
}

function placeOf(row: Sitting, parts: readonly Activity[]): string | undefined {
  const locality = lastPart(row.hasLocality);
  const room = parts.map((part) => lastPart(part.hasRoom)).find((one) => one !== undefined);
  const city = locality ? (places[locality] ?? locality) : undefined;
  return [city, room].filter((one) => one !== undefined).join(', ') || undefined;
}

/** Items by the form of their id, in the order of their numbers. */
function itemsOf(activities: readonly Activity[], form: RegExp): Meeting['agendaItems'] {
  const items = new Map<string, { order: number[]; item: Meeting['agendaItems'][number] }>();
  for (const activity of activities) {
    const number = form.exec(lastPart(activity.id) ?? '')?.[1];
    const { title } = readTitles(activity.activity_label);
    const structured = readTitles(activity.structuredLabel).title;
    const text = title ?? structured;
    if (!number || !text) continue;
    const debates = activity.recorded_in_a_realization_of.filter((paper) => paper.includes('/CRE-'));
    // Of the minutes only the whole is a document; of the verbatim report every item is one.
    const papers = [
      ...activity.based_on_a_realization_of,
      ...activity.decided_on_a_realization_of,
      ...debates,
    ];
    const written = number.replaceAll(/[-_]/g, '.');
    items.set(number, {
      order: [Number(activity.activity_order ?? Infinity), ...number.split(/[-_]/).map(Number)],
      item: {
        number: line(activity.notation_agendaPoint) ?? written,
        // The label of an item begins with its number.
        title: text.replace(/^\d+(\.\d+)*\.\s+/, ''),
        documentIds: [...new Set(papers.map((paper) => workId(lastPart(paper))))],
      },
    });
  }
  return [...items.values()]
    .sort((a, b) => {
      const at = a.order.findIndex((value, place) => value !== b.order[place]);
      return at === -1 ? 0 : (a.order[at] || 0) - (b.order[at] ?? -1);
    })
    .map(({ item }) => item);
}
