import type { CheerioAPI } from 'cheerio';
import type { DayText } from 'contract/amsterdam';
import { oneLine } from '../../reading/western-text.ts';
import { readWrittenDay } from '../../reading/written-days.ts';

/** A day of committee meetings as its page shows it. */
export interface MeetingDay {
  day: DayText;
  /** Each meeting as it stands there, with the name in the address of its page where it has one. */
  meetings: { name?: string; markup: string }[];
  /** Addresses of the days before and after, as written. */
  earlier?: string;
  later?: string;
}

/** The page `/commissievergaderingen_op`; undefined for a page that is none. */
export function readMeetingDay($: CheerioAPI): MeetingDay | undefined {
  const title = oneLine($('title').text());
  const day = readWrittenDay(title);
  if (!day || !/^commissievergaderingen/i.test(title)) return undefined;
  const meetings = $('#ladder_plan > li')
    .toArray()
    .map((item) => {
      const name = nameOf($(item).find('a').first().attr('href'));
      return { ...(name ? { name } : {}), markup: $.html(item) };
    });
  const [earlier, later] = ['.eerder a', '.recenter a'].map((place) => $(`nav ${place}`).attr('href'));
  return { day, meetings, ...(earlier ? { earlier } : {}), ...(later ? { later } : {}) };
}

/** `20310304_prf_en_tst` in the address of a meeting's page. */
function nameOf(address: string | undefined): string | undefined {
  return /\/commissievergadering\/(\d{8}_[\w.~-]{1,100})(?:[/?#]|$)/.exec(address ?? '')?.[1];
}
