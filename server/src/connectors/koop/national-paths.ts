import { groupPathOf, institutionOf, knownKinds } from '../reading/dutch-kinds.ts';
import type { Facts } from './statements.ts';

/** What a publication of the state is and where it stands in the tree `nl`. */
export interface Placed {
  groupPath: string;
  institution: string;
  sourceType: string;
  /** False when no word of the publication says its place among the others. */
  known: boolean;
}

/** Publications that are known by the journal they stand in. */
const journals: Record<string, string> = {
  staatsblad: 'bekendmakingen/staatsblad',
  staatscourant: 'bekendmakingen/staatscourant',
  tractatenblad: 'bekendmakingen/tractatenblad',
};

/** Kinds as the Tweede Kamer writes them, by their lower case: values are not normalised at this source. */
const chamberKinds = new Map(knownKinds.map((kind) => [kind.toLowerCase(), kind]));

/** Kinds of item of the Handelingen, lower case; most are told by their type already. */
const debateKinds = [
  'aanbieding',
  'afscheid',
  'behandeling',
  'beëdiging',
  'debat',
  'hamerstukken',
  'herdenking',
  'interpellatiedebat',
  'mededelingen',
  'noten',
  'opening',
  'plenair debat',
  'regeling van werkzaamheden',
  'sluiting',
  'stemming',
  'stemmingen',
  'stukkenlijst',
  'vragenuur',
];

/** Kinds that only this source has (facet `w.subrubriek`), lower case. */
const ownKinds: Record<string, string> = {
  'gewijzigde motie (nader)': 'tk/motie',
  antwoord: 'tk/antwoord',
  'nader antwoord': 'tk/antwoord',
  mededeling: 'tk/antwoord',
  'kamervragen (aanhangsel)': 'tk/antwoord',
  'kamervragen zonder antwoord': 'tk/schriftelijke-vragen',
  interpellatievragen: 'tk/mondelinge-vragen',
  'voorstel van wet': 'tk/wetsvoorstel',
  'oorspronkelijke tekst': 'tk/wetsvoorstel',
  'nota van verbetering': 'tk/wetsvoorstel',
  'nota van wijziging (initiatiefvoorstel)': 'tk/wetsvoorstel',
  'voorstel van wet (initiatiefvoorstel)': 'tk/wetsvoorstel',
  'verslag (nader, tweede nader etc.)': 'tk/nota-verslag',
  'nota n.a.v. het (nader, tweede nader, enz.) verslag': 'tk/nota-verslag',
  'advies raad van state en nader rapport': 'adviescolleges/advies-rvs',
  'advies raad van state en reactie van de indiener(s)': 'adviescolleges/advies-rvs',
  'verslag commissie voor de verzoekschriften en de burgerinitiatieven': 'tk/commissieverslag',
  'voorstel van wet (tweede lezing)': 'tk/wetsvoorstel',
  'wijzigingen voorgesteld door de regering': 'tk/wetsvoorstel',
  'brief ctivd': 'adviescolleges/overig',
  'brief president hoge raad': 'adviescolleges/overig',
  'brief derden (organisatie)': 'tk/overig',
  'voorstel voor een richtlijn/verordening/overig': 'tk/overig',
  nota: 'tk/overig',
  kamerstuk: 'tk/overig',
  'kamerstuk kamerstuk': 'tk/overig',
  bijvoegsel: 'tk/overig',
  rapport: 'tk/overig',
  'brief europese commissie': 'tk/overig',
  'voorstel van de europese commissie': 'tk/overig',
  verklaring: 'tk/overig',
  overig: 'tk/overig',
  ...Object.fromEntries(debateKinds.map((kind) => [kind, 'tk/handelingen'])),
};

/** Kinds whose name says too little; the title says more. */
const byTitle: Record<string, readonly [RegExp, string][]> = {
  brief: [
    [
      /\b(minister|ministers|staatssecretaris|bewindspersoon|bewindspersonen|kabinet|regering)\b/i,
      'regering/kamerbrief',
    ],
    [/\bcommissie\b/i, 'tk/brief-commissie'],
    [/\b(lid|leden|presidium|voorzitter)\b/i, 'tk/brief-lid'],
    [/./, 'tk/overig'],
  ],
  verslag: [
    [/\bschriftelijk overleg\b/i, 'tk/verslag-overleg'],
    [
      /\b(algemeen overleg|\w*debat|notaoverleg|wetgevingsoverleg|hoorzitting|rondetafelgesprek|werkbezoek)\b/i,
      'tk/commissieverslag',
    ],
    [/\blijst van vragen\b/i, 'tk/antwoord'],
    [/./, 'tk/nota-verslag'],
  ],
};

/** Types that need no further word, lower case; `Kamerstuk` does. */
const byType: Record<string, string> = {
  handeling: 'tk/handelingen',
  handelingen: 'tk/handelingen',
  agenda: 'tk/agenda',
  'aanhangsel van de handelingen': 'tk/antwoord',
  'kamervragen (aanhangsel)': 'tk/antwoord',
  'niet-dossierstuk': 'tk/overig',
  bijlage: 'regering/bijlage',
};

/** Where the Eerste Kamer keeps what the Tweede Kamer has at a path. */
const upperHouse: Record<string, string> = {
  'tk/motie': 'ek/motie',
  'tk/schriftelijke-vragen': 'ek/schriftelijke-vragen',
  'tk/mondelinge-vragen': 'ek/schriftelijke-vragen',
  'tk/antwoord': 'ek/antwoord',
  'tk/handelingen': 'ek/verslag',
  'tk/plenair-verslag': 'ek/verslag',
  'tk/commissieverslag': 'ek/verslag',
  'tk/verslag-overleg': 'ek/verslag',
  'tk/agenda': 'ek/agenda',
  'tk/wetsvoorstel': 'ek/wetsvoorstel',
  'tk/memorie': 'ek/wetsvoorstel',
  'tk/nota-verslag': 'ek/wetsvoorstel',
  'regering/begroting': 'ek/wetsvoorstel',
  'regering/kamerbrief': 'ek/brief',
  'tk/brief-commissie': 'ek/brief',
  'tk/brief-lid': 'ek/brief',
};

/** The types of a publication, the one of the parliament's list first, without those every publication has. */
export function typesOf(facts: Facts): string[] {
  const types = facts.statements.filter(
    ({ name, scheme }) => name === 'type' && scheme !== 'OVERHEID.Informatietype',
  );
  const isMain = (scheme: string | undefined) => /Parlementair$/.test(scheme ?? '');
  return [...types]
    .sort((a, b) => Number(isMain(b.scheme)) - Number(isMain(a.scheme)))
    .map(({ value }) => value);
}

/** True for what the Eerste Kamer made: by its maker, its id, or a sub-number of letters (section 4). */
export function isOfUpperHouse(id: string, facts: Facts): boolean {
  if (/eerste kamer/i.test(facts.first('creator') ?? '')) return true;
  return (
    /^[a-z]+-ek-/.test(id) || (/^kst-/.test(id) && /^[A-Z]{1,3}$/.test(facts.first('ondernummer') ?? ''))
  );
}

/** Place of a publication of the state by its journal, type, kind and, where these say too little, title. */
export function placeNationally(
  id: string,
  facts: Facts,
  kindInTitle: string | undefined,
  title: string,
): Placed {
  const journal = journals[(facts.first('publicatienaam') ?? '').toLowerCase()];
  const types = typesOf(facts);
  const subrubriek = facts.first('subrubriek') ?? types.find((_, at) => at > 0);
  const type = types[0] ?? facts.first('publicatienaam') ?? '';
  if (journal) {
    const maker = facts.first('creator', 'authority');
    return { groupPath: journal, institution: maker ?? type, sourceType: type, known: true };
  }
  const budget = /\bbegrotingssta(at|ten)\b/i.test(facts.first('dossiertitel') ?? '');
  const words = [kindInTitle, ...(kindInTitle?.split('; ') ?? []), subrubriek ?? type];
  const kinds = words.filter((word): word is string => word !== undefined);
  const found = kinds.map((kind) => pathOfKind(kind, title, budget)).find((path) => path !== undefined);
  const fixed = byType[type.toLowerCase()];
  const questions = /^kamervragen zonder antwoord$/i.test(type);
  let path = fixed ?? found;
  if (questions)
    path = /^mondelinge/i.test(subrubriek ?? '') ? 'tk/mondelinge-vragen' : 'tk/schriftelijke-vragen';
  if (path === 'regering/bijlage' && /^beslisnota\b/i.test(title)) path = 'regering/beslisnota';
  const known = path !== undefined;
  path ??= 'tk/overig';
  const sourceType =
    kindInTitle && chamberKinds.has(kindInTitle.toLowerCase()) ? kindInTitle : (subrubriek ?? type);
  if (isOfUpperHouse(id, facts)) {
    return { groupPath: upperHouse[path] ?? 'ek/overig', institution: 'Eerste Kamer', sourceType, known };
  }
  return {
    groupPath: path,
    institution: institutionOf(path, kindInTitle ?? sourceType, undefined),
    sourceType,
    known,
  };
}

function pathOfKind(kind: string, title: string, budget: boolean): string | undefined {
  const lower = kind.toLowerCase();
  const chamberKind = chamberKinds.get(lower);
  const titled = byTitle[lower]?.find(([pattern]) => pattern.test(title))?.[1];
  if (titled) return titled;
  if (chamberKind && lower !== 'mededeling') return groupPathOf(chamberKind, budget ? ['Begroting'] : [], []);
  return ownKinds[lower];
}
