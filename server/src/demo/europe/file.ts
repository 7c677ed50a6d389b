import type { DocumentNumber } from 'contract/document-parts';
import { addDays, afterChristmas, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { between, pick, seeded } from '../random.ts';
import type { Written } from '../written.ts';
import { epCommittee } from './groups.ts';
import type { Procedure } from './procedure.ts';

/** A procedure laid out in time with its numbers, all of them plainly beyond the real series. */
export interface File {
  procedure: Procedure;
  place: number;
  today: Day;
  after: (days: number) => Day;
  id: (suffix: string) => string;
  /** "2025/9003(COD)". */
  reference: string;
  /** "COM(2025) 9003". */
  com: string;
  swd: string;
  /** "A10-9003/2026" and the like, for a day. */
  sessionNumber: (series: 'A10' | 'B10', day: Day) => string;
  adopted: (day: Day) => string;
  /** "PE990.031", a number of its own for each kind of committee paper. */
  pe: (step: number) => string;
  /** "ST 19003/25". */
  council: (step: number, day: Day) => string;
  /** "52025PC9003", as CELEX numbers are made. */
  celex: (sector: 3 | 5, letters: string, day: Day) => string;
  /** The title of the act or report. */
  title: string;
}

/** Lays out a procedure that began so many days ago. */
export function openFile(procedure: Procedure, place: number, age: number, today: Day): File {
  const start = addDays(today, -age);
  const year = yearOf(addDays(start, 60));
  const number = String(9001 + place * 3);
  const short = (day: Day) => String(yearOf(day) % 100);
  return {
    procedure,
    place,
    today,
    after: (days) => afterChristmas(addDays(start, days), today),
    id: (suffix) => `demo-eu-${procedure.key}-${suffix}`,
    reference: `${year}/${number}(${procedure.type})`,
    com: `COM(${year}) ${number}`,
    swd: `SWD(${year}) ${number}`,
    sessionNumber: (series, day) => `${series}-${number}/${yearOf(day)}`,
    adopted: (day) => `P10_TA(${yearOf(day)})${number}`,
    pe: (step) => `PE990.${String(100 + place * 10 + step)}`,
    council: (step, day) => `ST ${19_000 + place * 10 + step}/${short(day)} INIT`,
    celex: (sector, letters, day) => `${sector}${yearOf(day)}${letters}${number}`,
    title:
      procedure.type === 'COD'
        ? `Proposal for a ${procedure.act} of the European Parliament and of the Council on ${procedure.subject}`
        : `Report on ${procedure.subject}`,
  };
}

/** What a paper adds to the facts of its file. */
interface Paper
  extends
    Pick<Written, 'title' | 'text' | 'day' | 'groupPath' | 'sourceType'>,
    Partial<Omit<Written, 'title' | 'text' | 'day' | 'groupPath' | 'sourceType'>> {
  suffix: string;
  /** Left out for papers of no committee. */
  inCommittee?: boolean;
}

const institutions: Record<string, string> = {
  ep: 'European Parliament',
  commission: 'European Commission',
  council: 'Council of the European Union',
  'official-journal': 'Official Journal of the European Union',
  auditors: 'European Court of Auditors',
  eesc: 'European Economic and Social Committee',
  cor: 'European Committee of the Regions',
};

/** A paper with the facts of its file: institution, procedure, committee, descriptors and percentages. */
export function paper(file: File, { suffix, inCommittee = false, numbers = [], ...rest }: Paper): Written {
  const { procedure } = file;
  const random = seeded(`europe ${procedure.key} ${suffix}`);
  const scored = Object.entries(procedure.contexts).map(([code, percentage]) => [
    code,
    Math.min(98, Math.max(10, percentage + between(random, -6, 6))),
  ]);
  const dateOnly = !/^ep\/(committees|plenary)/.test(rest.groupPath);
  return {
    id: file.id(suffix),
    institution: institutions[rest.groupPath.split('/')[0] ?? ''] ?? '',
    language: 'en',
    ...(dateOnly ? {} : { time: [between(random, 9, 17), between(random, 0, 11) * 5] as const }),
    committees: inCommittee ? [epCommittee(procedure.committee)] : [],
    dossier: { number: file.reference, title: file.title },
    labels: procedure.themes.map((name) => ({ scheme: 'eurovoc', name })),
    ...(random() < 0.05 ? {} : { contexts: Object.fromEntries(scored) as Written['contexts'] }),
    ...rest,
    numbers: [...numbers, { kind: 'procedure', value: file.reference }] satisfies DocumentNumber[],
  };
}

/** One of several wordings, chosen by the paper. */
export function wording(file: File, suffix: string, options: readonly string[]): string {
  return pick(seeded(`europe wording ${file.procedure.key} ${suffix}`), options);
}

/** The title in the four languages of the dashboard, from one pattern per language. */
export function titlesOf(
  { procedure: { subjects, subject } }: File,
  patterns: { nl: string; fr: string; de: string; en: string },
): NonNullable<Written['titles']> {
  return {
    nl: `${patterns.nl} ${subjects.nl}`,
    fr: `${patterns.fr} ${subjects.fr}`,
    de: `${patterns.de} ${subjects.de}`,
    en: `${patterns.en} ${subject}`,
  };
}
