import type { CheerioAPI } from 'cheerio';
import { instantOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../../reading/bare-document.ts';
import { readMeetingTimes } from '../../reading/meeting-times.ts';
import { captured } from '../../reading/text-parts.ts';
import { oneLine } from '../../reading/western-text.ts';
import { readCompactDay } from '../../reading/written-days.ts';
import { committeesNamed } from '../committees-named.ts';
import { eersteKamerUrl, readReference } from '../read-vote.ts';

/** Our id of a meeting by the name in the address of its page. */
export const meetingIdOf = (name: string): string => `ekcommissie-${name}`;

/** A point on which a committee decides. */
interface Point {
  number: string;
  /** The papers it is about as written, or its subject where it is about none: `28.973 / 29.683, AA`. */
  reference: string;
  subject: string;
  decision: string;
}

/**
 * One meeting of the list of its day (SOURCES.md §7): who meets, in which form, when, and what is to be decided. One of a day
 * before `readOn` has been held.
 * @throws SourceFault, made by `shape`, for an item without a meeting
 */
export function readMeeting(
  $: CheerioAPI,
  name: string | undefined,
  readOn: DayText,
  shape: (detail: string) => SourceFault,
): Document {
  const day = readCompactDay((name ?? '').slice(0, 8));
  const who = oneLine($('.i-plan_t').first().text());
  if (!name || !day || !who) throw shape('a meeting without its page, day or committee');
  const form = oneLine($('em').first().text());
  const clock = $('li > span.d-block')
    .toArray()
    .map((one) => oneLine($(one).text()))
    .find((text) => /^\d{1,2}[.:]\d\d\b/.test(text));
  const [hour, minute] = captured(/^(\d+)[.:](\d+)/, clock ?? '');
  const times = readMeetingTimes({
    start: clock ? instantOf(day, Number(hour), Number(minute)) : startOfDay(day),
    written: { start: [day, clock].filter(Boolean).join(' ') },
  });
  const points = readPoints($);
  const references = points.flatMap(({ reference }) => referencesIn(reference));
  const dossiers = references.flatMap(({ dossier }) => dossier ?? []);
  const papers = references.flatMap(({ published }) => published ?? []);
  const page = new URL(`commissievergadering/${name}`, eersteKamerUrl).href;
  const shown = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .find((address) => /\/(?:verslag|live)$/.test(address));
  return {
    ...bareDocument(),
    id: meetingIdOf(name),
    domain: 'nl',
    source: 'eerstekamercommissies',
    groupPath: 'ek/agenda',
    sourceType: form ? form.charAt(0).toUpperCase() + form.slice(1) : 'Commissievergadering',
    institution: 'Eerste Kamer',
    title: form ? `${who}: ${form}` : who,
    titles: {},
    language: 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: times.sourceTimes.start,
    text: points
      .flatMap(({ number, reference, subject, decision }) => [
        [`${number}.`, reference, subject].filter(Boolean).join(' '),
        ...(decision ? [decision] : []),
      ])
      .join('\n'),
    committees: committeesNamed(who),
    numbers: [...new Set(dossiers)].map((value) => ({ kind: 'dossier' as const, value })),
    identities: [meetingIdOf(name)],
    relations: [...new Set(papers)].map((paper) => ({
      relation: 'kamerstuk',
      title: paper,
      url: `https://zoek.officielebekendmakingen.nl/${paper}.html`,
    })),
    originalUrls: [page],
    meeting: {
      kind: 'committee',
      ...times,
      ...(shown && URL.canParse(shown, eersteKamerUrl)
        ? { shownAt: new URL(shown, eersteKamerUrl).href }
        : {}),
      status: day < readOn ? 'held' : 'planned',
      agendaItems: points.map(({ number, reference, subject }) => ({
        number,
        title: [reference, subject].filter(Boolean).join(' '),
        documentIds: [],
      })),
    },
  };
}

/** Points stand one behind the other: a heading with number and papers, then paragraphs with subject and decision. */
function readPoints($: CheerioAPI): Point[] {
  return $('.apnum')
    .toArray()
    .map((numbered) => {
      const heading = $(numbered).closest('h2');
      const rest = heading.nextUntil('h2');
      const part = (prefix: string) => oneLine(rest.find(`[id^="${prefix}"]`).first().text());
      return {
        number: oneLine($(numbered).text()).replace(/\.$/, ''),
        reference: oneLine(heading.find('.kop_agenda_kamerleden_tekst').text()),
        subject: part('header_'),
        decision: part('u5h_'),
      };
    });
}

/** Papers and dossiers in "28.973 / 29.683 / 32.793, AA" and "E260009 - 36.954, D". */
function referencesIn(written: string) {
  return written
    .split(/\s*\/\s*|\s+-\s+/)
    .filter((part) => /^\d{2}\.\d{3}/.test(part))
    .flatMap((part) => readReference(part) ?? []);
}
