import { addDays, afterChristmas, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { between, pick, seeded } from '../random.ts';
import type { Written } from '../written.ts';
import { committees, type Initiative } from './initiative.ts';

/** An initiative laid out in time. */
export interface File {
  initiative: Initiative;
  place: number;
  today: Day;
  after: (days: number) => Day;
  id: (suffix: string) => string;
  /** "9012 (2025-2026) – Nr. 3": the number of a parliamentary paper, plainly beyond the real ones. */
  number: (part: number, days: number) => string;
}

/** "2025-2026": the year of session in which a day falls. */
export function sessionYear(day: Day): string {
  const year = yearOf(day);
  const start = new Date(day).getUTCMonth() >= 8 ? year : year - 1;
  return `${start}-${start + 1}`;
}

/** Lays out an initiative that began so many days ago. */
export function openFile(initiative: Initiative, place: number, age: number, today: Day): File {
  const start = addDays(today, -age);
  const after = (days: number) => afterChristmas(addDays(start, days), today);
  return {
    initiative,
    place,
    today,
    after,
    id: (suffix) => `demo-flm-${initiative.key}-${suffix}`,
    number: (part, days) => `${9_001 + place * 4} (${sessionYear(after(days))}) – Nr. ${part}`,
  };
}

/** What a paper adds to the facts of its file; the type is a path of the source tree. */
interface Paper
  extends
    Pick<Written, 'title' | 'text' | 'day' | 'groupPath' | 'sourceType'>,
    Partial<Omit<Written, 'title' | 'text' | 'day' | 'groupPath' | 'sourceType'>> {
  suffix: string;
  withCommittee?: boolean;
}

const institutions: Record<string, string> = {
  'vlaams-parlement': 'Vlaams Parlement',
  'vlaamse-regering': 'Vlaamse Regering',
  staatsblad: 'Belgisch Staatsblad',
};

/** A paper with the facts of its file: institution, dossier, committee, theme and percentages. */
export function paper(file: File, { suffix, withCommittee = true, ...rest }: Paper): Written {
  const { initiative } = file;
  const random = seeded(`flemish ${initiative.key} ${suffix}`);
  const scored = Object.entries(initiative.contexts).map(([code, percentage]) => [
    code,
    Math.min(98, Math.max(10, percentage + between(random, -6, 6))),
  ]);
  const { committee } = initiative;
  return {
    id: file.id(suffix),
    institution: institutions[rest.groupPath.split('/')[0] ?? ''] ?? 'Rekenhof',
    language: 'nl',
    time: [between(random, 8, 16), between(random, 0, 11) * 5],
    committees: withCommittee ? [{ code: committee, name: committees[committee] }] : [],
    dossier: { number: String(9_001 + file.place * 4), title: initiative.title },
    labels: [{ scheme: 'vp-thema', name: initiative.title }],
    ...(random() < 0.05 ? {} : { contexts: Object.fromEntries(scored) as Written['contexts'] }),
    ...rest,
  };
}

/** One of several wordings, chosen by the paper. */
export function wording(file: File, suffix: string, options: readonly string[]): string {
  return pick(seeded(`flemish wording ${file.initiative.key} ${suffix}`), options);
}
