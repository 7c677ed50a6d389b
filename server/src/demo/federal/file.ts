import { addDays, afterChristmas, dutchDate, frenchDate } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { between, pick, seeded } from '../random.ts';
import type { Written } from '../written.ts';
import type { Bill, Both } from './bill.ts';

export type Language = 'nl' | 'fr';

/** A bill laid out in time. */
export interface File {
  bill: Bill;
  place: number;
  today: Day;
  after: (days: number) => Day;
  id: (suffix: string) => string;
  /** "DOC 56 9012/003": the number of a parliamentary paper, plainly beyond the real ones. */
  doc: (part: number) => string;
}

/** Lays out a bill that began so many days ago. */
export function openFile(bill: Bill, place: number, age: number, today: Day): File {
  const start = addDays(today, -age);
  return {
    bill,
    place,
    today,
    after: (days) => afterChristmas(addDays(start, days), today),
    id: (suffix) => `demo-fed-${bill.key}-${suffix}`,
    doc: (part) => `DOC 56 ${9_001 + place * 7}/${String(part).padStart(3, '0')}`,
  };
}

/** The language of the author of a paper: both are as common. */
export function languageOf(file: File, nth: number): Language {
  return (file.place + nth) % 2 === 0 ? 'nl' : 'fr';
}

/** A date in one of the languages. */
export function dateIn(language: Language, day: Day): string {
  return language === 'nl' ? dutchDate(day) : frenchDate(day);
}

/** What a paper adds to the facts of its file; its title comes in both languages. */
interface Paper extends Partial<Omit<Written, 'title' | 'titles'>> {
  suffix: string;
  groupPath: string;
  sourceType: string;
  language: Language;
  titles: Both;
  text: string;
  day: Day;
  withCommittee?: boolean;
}

const institutions: Record<string, Both> = {
  kamer: { nl: 'Kamer van volksvertegenwoordigers', fr: 'Chambre des représentants' },
  senaat: { nl: 'Senaat', fr: 'Sénat' },
  regering: { nl: 'Federale regering', fr: 'Gouvernement fédéral' },
  staatsblad: { nl: 'Belgisch Staatsblad', fr: 'Moniteur belge' },
  instellingen: { nl: 'Rekenhof', fr: 'Cour des comptes' },
};

/** A paper with the facts of its file: institution, dossier, committee and percentages; titled in its language. */
export function paper(file: File, { suffix, withCommittee = true, titles, ...rest }: Paper): Written {
  const { bill } = file;
  const random = seeded(`federal ${bill.key} ${suffix}`);
  const scored = Object.entries(bill.contexts).map(([code, percentage]) => [
    code,
    Math.min(98, Math.max(10, percentage + between(random, -6, 6))),
  ]);
  const house = rest.groupPath.split('/')[0] ?? '';
  return {
    id: file.id(suffix),
    institution: institutions[house]?.nl ?? '',
    title: titles[rest.language],
    titles,
    time: [between(random, 8, 16), between(random, 0, 11) * 5],
    committees: withCommittee ? [{ code: bill.committee.code, name: bill.committee.nl }] : [],
    dossier: { number: `56K${9_001 + file.place * 7}`, title: bill.title.nl },
    ...(random() < 0.05 ? {} : { contexts: Object.fromEntries(scored) as Written['contexts'] }),
    ...rest,
  };
}

/** One of several wordings, chosen by the paper. */
export function wording(file: File, suffix: string, options: readonly string[]): string {
  return pick(seeded(`federal wording ${file.bill.key} ${suffix}`), options);
}

/** A text in both languages, the Dutch one first, as bilingual papers are printed. */
export function inBoth(nl: readonly string[], fr: readonly string[]): string {
  return [...nl, ...fr].join('\n\n');
}
