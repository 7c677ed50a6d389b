import type { Day } from '../calendar.ts';
import { addDays, afterChristmas, yearOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import { between, pick, seeded } from '../random.ts';
import type { Written } from '../written.ts';
import type { Body } from './body.ts';
import { pathOf, words } from './house.ts';

/** A body's storyline laid out in time, with what every paper of it has in common. */
export interface File {
  body: Body;
  /** Place of the body in the list. */
  place: number;
  today: Day;
  /** Number of the case. */
  number: string;
  /** The working day so many days after the beginning. */
  after: (days: number) => Day;
  id: (suffix: string) => string;
  /** A row of random choices for one paper. */
  random: (suffix: string) => Random;
}

/** Lays out a storyline that began so many days ago. */
export function openFile(body: Body, place: number, age: number, today: Day): File {
  const start = addDays(today, -age);
  return {
    body,
    place,
    today,
    number: `${yearOf(start)}-${String(90_100 + place * 37)}`,
    after: (days) => afterChristmas(addDays(start, days), today),
    id: (suffix) => `demo-lr-${body.key}-${suffix}`,
    random: (suffix) => seeded(`local ${body.key} ${suffix}`),
  };
}

/** What a paper adds to the facts of its file. */
interface Paper
  extends Pick<Written, 'title' | 'text' | 'day'>, Partial<Omit<Written, 'title' | 'text' | 'day'>> {
  suffix: string;
  type: string;
  sourceType: string;
}

/** A paper with the facts of its file: numbers, dossier, committee, institution and percentages. */
export function paper(file: File, { suffix, type, ...rest }: Paper): Written {
  const { body } = file;
  const random = file.random(`scores ${suffix}`);
  const scored = Object.entries(body.contexts).map(([code, percentage]) => [
    code,
    Math.min(98, Math.max(10, percentage + between(random, -6, 6))),
  ]);
  return {
    id: file.id(suffix),
    groupPath: pathOf(body, type),
    institution: body.name,
    language: 'nl',
    time: [between(random, 8, 16), between(random, 0, 11) * 5],
    committees: [{ code: body.committee[0], name: body.committee[1] }],
    numbers: [
      { kind: 'document', value: `${file.number}-${suffix}` },
      { kind: 'case', value: file.number },
    ],
    case: { number: file.number, title: body.title },
    dossier: { number: file.number, title: body.title },
    ...(random() < 0.05 ? {} : { contexts: Object.fromEntries(scored) as Written['contexts'] }),
    ...rest,
  };
}

/** One of several wordings, chosen by the paper. */
export function wording(file: File, suffix: string, options: readonly string[]): string {
  return pick(file.random(`wording ${suffix}`), options);
}

/** "Provinciale Staten van Fryslân", "de gemeenteraad van Delft", "het algemeen bestuur van …". */
export function councilName({ body }: File): string {
  return `${words[body.level].council} van ${body.level === 'waterboard' ? body.name : body.area}`;
}
