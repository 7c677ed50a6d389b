import { addDays, busyness, drawDay, instantAt, workingDayAfter, workingDayBefore } from './calendar.ts';
import type { Day } from './calendar.ts';
import { ministries } from './government.ts';
import type { Member } from './parliament.ts';
import { spokespersons } from './parliament.ts';
import { around, between, seeded } from './random.ts';
import type { Theme } from './theme.ts';

/** Kinds of document the demo has, as paths of the source tree. */
export type Kind =
  | `tk/${'motie' | 'amendement' | 'schriftelijke-vragen' | 'antwoord' | 'mondelinge-vragen' | 'plenair-verslag' | 'commissieverslag' | 'agenda' | 'besluitenlijst' | 'wetsvoorstel' | 'memorie' | 'nota-verslag' | 'verslag-overleg' | 'brief-commissie' | 'brief-lid' | 'position-paper' | 'overig'}`
  | `regering/${'kamerbrief' | 'bijlage' | 'begroting' | 'nieuws'}`
  | `ek/${'motie' | 'verslag' | 'wetsvoorstel' | 'brief' | 'overig'}`
  | `adviescolleges/${'advies-rvs' | 'rapport-rekenkamer' | 'overig'}`;

/** A document that will be written: what, about what and when. */
export interface Planned {
  id: string;
  kind: Kind;
  theme: Theme;
  /** Place of the theme in the list of themes. */
  place: number;
  /** Which one of its kind within the theme, from 0. */
  nth: number;
  day: Day;
  instant: number;
  timeKnown: boolean;
  /** Authors: the first is the first signatory. */
  members: Member[];
  documentNumber: string;
  caseNumber: string;
  dossier?: { number: string; title: string; sequence: string };
}

const hours: Partial<Record<Kind, [number, number]>> = {
  'tk/commissieverslag': [18, 21],
  'tk/plenair-verslag': [19, 22],
  'tk/motie': [11, 20],
  'tk/agenda': [10, 14],
  'ek/verslag': [18, 21],
  'regering/kamerbrief': [12, 18],
};

const dateOnly: readonly Kind[] = [
  'regering/bijlage',
  'tk/position-paper',
  'ek/overig',
  'tk/wetsvoorstel',
  'tk/memorie',
  'adviescolleges/advies-rvs',
];

/** Ages in days of what is new on every theme, so that today and yesterday are well filled. */
const recentAges = [0, 1, 0, 1, 2, 1, 3, 0, 4, 1, 6, 8, 2, 9, 11, 14, 1, 16, 20, 0, 25, 5, 30, 3, 12, 1];

/** How a theme's documents fall in time; every kind's days in the order of its documents. */
function daysOf(theme: Theme, place: number, today: Day): [Kind, Day[]][] {
  const random = seeded(`days ${theme.key}`);
  const drawn = (oldest: number, newest: number) =>
    drawDay(random, addDays(today, -oldest), addDays(today, -newest));
  const recent = (shift: number) => {
    const age = around(recentAges, place + shift);
    const day = addDays(today, -age);
    return age < 2 || busyness(day) > 0 ? day : workingDayBefore(day);
  };
  const onward = (day: Day, low: number, high: number) =>
    workingDayAfter(addDays(day, between(random, low, high)));
  const every = (step: number, rest = 0) => place % step === rest;
  const debate = drawn(place % 3 === 0 ? 110 : place % 3 === 1 ? 400 : 700, [16, 60, 380][place % 3] ?? 60);
  const plenary = every(2) ? onward(debate, 6, 13) : debate;
  const questions = [drawn(715, 390), drawn(390, 40), recent(3)];
  const answers = questions.map((day) => onward(day, 20, 34)).filter((day) => day <= today);
  const bill = theme.bill ? drawn(700, 330) : undefined;
  const plan: [Kind, Day[]][] = [
    [
      'regering/kamerbrief',
      [workingDayBefore(addDays(debate, -between(random, 7, 18))), drawn(715, 330), recent(0)],
    ],
    ['tk/commissieverslag', [debate]],
    ['tk/plenair-verslag', every(2) ? [plenary] : []],
    ['tk/motie', [plenary, plenary, drawn(715, 370), drawn(240, 15)]],
    ['tk/schriftelijke-vragen', questions],
    ['tk/antwoord', answers],
    ['tk/mondelinge-vragen', every(3) ? [drawn(500, 6)] : []],
    ['tk/agenda', every(3, 1) ? [debate, workingDayAfter(addDays(today, 3 + (place % 8)))] : [debate]],
    ['tk/besluitenlijst', every(2, 1) ? [onward(debate, 3, 9)] : []],
    ['tk/verslag-overleg', every(3, 2) ? [drawn(500, 25)] : []],
    ['tk/brief-commissie', every(4) ? [drawn(600, 5)] : []],
    ['tk/brief-lid', every(4, 1) ? [recent(5)] : []],
    ['tk/position-paper', every(2) ? [onward(debate, -9, -3), drawn(710, 30)] : [onward(debate, -9, -3)]],
    ['tk/overig', every(6, 3) ? [drawn(350, 4)] : []],
    ['regering/bijlage', [drawn(715, 20)]],
    ['regering/begroting', every(5, 2) ? [budgetDay(today)] : []],
    ['regering/nieuws', every(2, 1) ? [drawn(710, 20), recent(6)] : [place % 4 ? drawn(120, 2) : recent(9)]],
    ['ek/motie', every(5) ? [drawn(500, 30)] : []],
    ['ek/verslag', every(5) ? [drawn(500, 30)] : []],
    ['ek/brief', every(4, 2) ? [drawn(400, 10)] : []],
    ['ek/overig', every(6, 1) ? [drawn(300, 8)] : []],
    ['adviescolleges/rapport-rekenkamer', every(5, 3) ? [drawn(600, 20)] : []],
    ['adviescolleges/overig', every(4, 3) ? [drawn(600, 20)] : []],
  ];
  if (bill !== undefined) {
    const note = onward(bill, 70, 120);
    const amended = onward(note, 20, 60);
    plan.push(
      ['tk/wetsvoorstel', [bill]],
      ['tk/memorie', [bill]],
      ['adviescolleges/advies-rvs', [bill]],
      ['tk/nota-verslag', [note]],
      ['tk/amendement', [amended, onward(amended, 1, 9)]],
      ['ek/wetsvoorstel', [onward(amended, 30, 60)]],
    );
  }
  return plan;
}

/** The dossier of a theme's bill: one of its own, beside the dossier of letters and motions. */
function billDossier(theme: Theme): string {
  const number = Number(theme.dossier.replace(' ', '')) + 90;
  return `${Math.floor(number / 1000)} ${String(number % 1000).padStart(3, '0')}`;
}

const budgetChapters = {
  kgg: 'XXIII',
  vro: 'XXII',
  lvvn: 'XIV',
  vws: 'XVI',
  ienw: 'XII',
  szw: 'XV',
  ocw: 'VIII',
  ez: 'XIII',
  jenv: 'VI',
  aenm: 'XX',
  bzk: 'VII',
  def: 'X',
  fin: 'IX',
  bz: 'V',
};

function dossierOf(kind: Kind, theme: Theme): { number: string; title: string } | undefined {
  if (
    theme.bill &&
    [
      'tk/wetsvoorstel',
      'tk/memorie',
      'tk/nota-verslag',
      'tk/amendement',
      'adviescolleges/advies-rvs',
      'ek/wetsvoorstel',
    ].includes(kind)
  )
    return { number: billDossier(theme), title: theme.bill.title };
  if (kind === 'regering/begroting')
    return {
      number: `36 990-${budgetChapters[theme.ministry]}`,
      title: `Vaststelling van de begrotingsstaten van het Ministerie van ${ministries[theme.ministry].name}`,
    };
  if (
    [
      'tk/motie',
      'regering/kamerbrief',
      'tk/commissieverslag',
      'tk/verslag-overleg',
      'ek/motie',
      'ek/brief',
      'regering/bijlage',
      'adviescolleges/rapport-rekenkamer',
    ].includes(kind)
  )
    return { number: theme.dossier, title: theme.title };
  return undefined;
}

function authorCount(kind: Kind, random: () => number): number {
  if (kind === 'tk/motie' || kind === 'tk/amendement')
    return around([1, 2, 1, 3, 2, 1], between(random, 0, 5));
  if (kind === 'tk/schriftelijke-vragen') return random() < 0.3 ? 2 : 1;
  return 1;
}

/** Budgets come out on the third Tuesday of September. */
function budgetDay(today: Day): Day {
  const thirdTuesday = (year: number) => {
    const first = Date.UTC(year, 8, 1);
    return addDays(first, ((2 - new Date(first).getUTCDay() + 7) % 7) + 14);
  };
  const year = new Date(today).getUTCFullYear();
  return thirdTuesday(year) <= today ? thirdTuesday(year) : thirdTuesday(year - 1);
}

const inSession: readonly Kind[] = [
  'tk/motie',
  'tk/amendement',
  'tk/commissieverslag',
  'tk/plenair-verslag',
  'tk/agenda',
  'tk/besluitenlijst',
  'tk/mondelinge-vragen',
  'ek/motie',
  'ek/verslag',
  'tk/overig',
];

/** A day gone by, or the nearest on which parliament sat: later, or earlier when that is still to come. */
function sittingDay(day: Day, today: Day): Day {
  const find = (step: number) => {
    let found = day;
    while (busyness(found) < 0.5) found = addDays(found, step);
    return found;
  };
  if (day > today) return day;
  const later = find(1);
  return later <= today ? later : find(-1);
}

/** The documents of every theme as of a day, oldest first and numbered. */
export function planDocuments(themes: readonly Theme[], today: Day): Planned[] {
  const planned = themes.flatMap((theme, place) =>
    daysOf(theme, place, today).flatMap(([kind, days]) =>
      days.map((drawnDay, nth): Planned => {
        const day = inSession.includes(kind) ? sittingDay(drawnDay, today) : drawnDay;
        const id = `demo-${theme.dossier.replace(' ', '')}-${kind.replace('/', '-')}-${nth + 1}`;
        const random = seeded(id);
        const [first, last] = day >= addDays(today, -1) ? [7, 9] : (hours[kind] ?? [9, 17]);
        const timeKnown = !dateOnly.includes(kind);
        const order = spokespersons(
          theme.key,
          kind === 'tk/antwoord' ? id.replace('antwoord', 'schriftelijke-vragen') : id,
        );
        const count = authorCount(kind, random);
        const hour = between(random, first, last);
        const minute = between(random, 0, 11) * 5 + between(random, 0, 4);
        return {
          id,
          kind,
          theme,
          place,
          nth,
          day,
          timeKnown,
          instant: timeKnown ? instantAt(day, hour, minute) : instantAt(day, 0, 0),
          members: order.slice(0, count),
          documentNumber: '',
          caseNumber: '',
        };
      }),
    ),
  );
  planned.sort(
    (a, b) =>
      a.day - b.day || lawOrder(a.kind) - lawOrder(b.kind) || a.instant - b.instant || (a.id < b.id ? -1 : 1),
  );
  number(planned);
  return planned;
}

function lawOrder(kind: Kind): number {
  return ['tk/wetsvoorstel', 'tk/memorie', 'adviescolleges/advies-rvs'].indexOf(kind);
}

/** Gives document, case and dossier numbers in the order of the days. */
function number(planned: Planned[]): void {
  const perDay = new Map<Day, number>();
  const perDossier = new Map<string, number>();
  for (const each of planned) {
    const year = new Date(each.day).getUTCFullYear();
    const dayOfYear = Math.round((each.day - Date.UTC(year, 0, 1)) / 86_400_000);
    const before = perDay.get(each.day) ?? 0;
    perDay.set(each.day, before + 1);
    each.documentNumber = `${year}D${String(dayOfYear * 140 + before * 3 + 107).padStart(5, '0')}`;
    each.caseNumber = `${year}Z${String(dayOfYear * 66 + before * 2 + 41).padStart(5, '0')}`;
    const dossier = dossierOf(each.kind, each.theme);
    if (!dossier) continue;
    const upper = each.kind.startsWith('ek/');
    const key = upper ? `${dossier.number} ek` : dossier.number;
    const sequence = (perDossier.get(key) ?? (upper || dossier.title === each.theme.bill?.title ? 1 : 3)) + 1;
    perDossier.set(key, sequence);
    each.dossier = { ...dossier, sequence: upper ? String.fromCharCode(63 + sequence) : String(sequence) };
  }
}
