import type { CheerioAPI } from 'cheerio';
import type { SourceFault } from '#platform/outbound/source-fault.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import { oneLine } from '../reading/western-text.ts';
import { before, captured } from '../reading/text-parts.ts';

/** A vote as the list of votes shows it. */
export interface VoteRow {
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  /** As the chamber writes it: `36.791`, `36.600 VII`, `36.455 (R2188)`, of a motion `37.020, M`. */
  number?: string;
  /** Page of the bill or motion. */
  url?: string;
  /** How it was decided, such as `Hamerstuk` or `Stemming bij zitten en opstaan`. */
  method: string;
  /** `aangenomen` or `verworpen` in the chamber's own word. */
  result?: string;
  /** The part of the report in which it was decided. */
  reportUrl?: string;
  /** Names by the label before them: voor, tegen, aantekening gevraagd. */
  sides: Record<string, string[]>;
}

/** A day on a page; it may begin on the page before. */
export interface PageDay {
  day: string;
  votes: VoteRow[];
  /** Items that could not be read, with the reason. */
  unread: { title: string; reason: string }[];
}

const methods =
  /^(hamerstuk|stemming bij zitten en opstaan|hoofdelijke stemming|algemene stemmen|zonder stemm)/i;
const subjects = /^\/(wetsvoorstel|motiedossier|kamerstukdossier|behandeling)\//;

/**
 * The days of a page of `/stemmingen_per_vergaderdag`, newest first: a heading with the day, below it an
 * item for each vote with its outcome as an image, what was voted on, how, and who was for and against. Votes
 * under a heading that tells no day belong to none.
 * @throws SourceFault of kind `shape`, made with what is wrong
 */
export function readDays($: CheerioAPI, shape: (detail: string) => SourceFault): PageDay[] {
  const days: PageDay[] = [];
  let heading = '';
  let unread = false;
  $('h2, li.opsomitem').each((_, element) => {
    const part = $(element);
    if (part.is('h2')) {
      // The list is in series of a day each; other headings, such as that of the form, stand outside them.
      heading = oneLine(part.text());
      const day = readWrittenDay(heading);
      unread = day === undefined;
      if (day) days.push({ day, votes: [], unread: [] });
      return;
    }
    // The manner of a vote is an item inside its item.
    if (part.parents('li.opsomitem').length > 0) return;
    if (unread) throw shape(`votes under a heading without a day: "${heading}"`);
    const current = days.at(-1);
    if (!current) return;
    const vote = readItem($, part, current.day);
    if ('reason' in vote) current.unread.push(vote);
    else current.votes.push(vote);
  });
  return days;
}

/** The path of the page with earlier votes; undefined on the last one. */
export function earlierPage($: CheerioAPI): string | undefined {
  return $('a[href*="stemmingen_per_vergaderdag"]')
    .filter((_, link) => /eerdere stemmingen/i.test($(link).text()))
    .attr('href');
}

type Selection = ReturnType<CheerioAPI>;

function readItem($: CheerioAPI, item: Selection, day: string): VoteRow | { title: string; reason: string } {
  const body = item.find('.opsomtekst').length ? item.find('.opsomtekst') : item;
  const links = body.find('a').toArray();
  const subject = links.find((link) => subjects.test($(link).attr('href') ?? ''));
  const decided = links.find(
    (link) => methods.test(oneLine($(link).text())) || /verslagdeel/.test($(link).attr('href') ?? ''),
  );
  const title = titleBefore(body, links.indexOf((subject ?? decided)!));
  const [method, said] = decided ? oneLine($(decided).text()).split(/,\s*/) : [];
  if (!title) return { title: day, reason: 'vote without title' };
  if (!method) return { title, reason: 'vote without its manner' };
  const shown = oneLine(item.find('img').attr('alt') ?? '').toLowerCase();
  const result = said?.toLowerCase() || shown || undefined;
  const number = subject ? oneLine($(subject).text()) : undefined;
  const url = subject && $(subject).attr('href');
  const reportUrl = decided && $(decided).attr('href');
  return {
    day,
    title,
    ...(number ? { number } : {}),
    ...(url ? { url } : {}),
    method,
    ...(result ? { result } : {}),
    ...(reportUrl ? { reportUrl } : {}),
    sides: readSides($, body),
  };
}

/** Signs of no language, for places in a text. */
const [here, label] = ['\ue000', '\ue001'];

/** The words of an item before one of its links (all without one), without the bracket that opens the number. */
function titleBefore(body: Selection, index: number): string {
  const copy = body.clone();
  if (index >= 0) copy.find('a').eq(index).replaceWith(here);
  return oneLine(before(copy.text(), here)).replace(/\s*\($/, '');
}

/** "Voor: CDA, D66 en VVD" for each label in bold. */
function readSides($: CheerioAPI, body: Selection): VoteRow['sides'] {
  const copy = body.clone();
  copy.find('br').replaceWith(here);
  copy
    .find('strong')
    .each((_, element) => void $(element).replaceWith(`${here}${label}${$(element).text()}`));
  const lines = copy
    .text()
    .split(here)
    .filter((line) => line.startsWith(label));
  const named = lines.flatMap((line) => {
    const [name, names] = captured(/^(.+?)\s*:(.*)$/, oneLine(line.slice(label.length)));
    return name ? [[name.toLowerCase(), splitNames(names)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** "BBB, PVV en SGP" one by one. */
function splitNames(text: string): string[] {
  const last = text.lastIndexOf(' en ');
  const parts = last < 0 ? text.split(',') : [...text.slice(0, last).split(','), text.slice(last + 4)];
  return parts.map((part) => part.trim().replace(/\.$/, '')).filter(Boolean);
}
