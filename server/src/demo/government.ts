import type { Committee } from 'contract/document-parts';

/** A ministry with its (invented) minister. */
interface Ministry {
  name: string;
  short: string;
  minister: { name: string; surname: string; woman: boolean };
}

const minister = (initials: string, surname: string, woman: boolean) => ({
  name: `${initials} ${surname}`,
  surname,
  woman,
});

/** Ministries by key. */
export const ministries = {
  kgg: { name: 'Klimaat en Groene Groei', short: 'KGG', minister: minister('S.M.', 'Verhoeckx', true) },
  vro: {
    name: 'Volkshuisvesting en Ruimtelijke Ordening',
    short: 'VRO',
    minister: minister('R.', 'Lammertsma', false),
  },
  lvvn: {
    name: 'Landbouw, Visserij, Voedselzekerheid en Natuur',
    short: 'LVVN',
    minister: minister('G.J.', 'Oldenkamp', false),
  },
  vws: {
    name: 'Volksgezondheid, Welzijn en Sport',
    short: 'VWS',
    minister: minister('A.E.', 'Tolsma', true),
  },
  ienw: { name: 'Infrastructuur en Waterstaat', short: 'IenW', minister: minister('P.', 'Duinhoven', false) },
  szw: {
    name: 'Sociale Zaken en Werkgelegenheid',
    short: 'SZW',
    minister: minister('L.', 'Benali-Kramer', true),
  },
  ocw: {
    name: 'Onderwijs, Cultuur en Wetenschap',
    short: 'OCW',
    minister: minister('J.W.', 'Halbertsma', false),
  },
  ez: { name: 'Economische Zaken', short: 'EZ', minister: minister('C.', 'Roodenrijs', true) },
  jenv: { name: 'Justitie en Veiligheid', short: 'JenV', minister: minister('M.A.', 'Stuurwold', true) },
  aenm: { name: 'Asiel en Migratie', short: 'AenM', minister: minister('H.', 'Wierdsma', false) },
  bzk: {
    name: 'Binnenlandse Zaken en Koninkrijksrelaties',
    short: 'BZK',
    minister: minister('F.', 'Terhaar', false),
  },
  def: { name: 'Defensie', short: 'DEF', minister: minister('E.', 'Zandvoordt', true) },
  fin: { name: 'Financiën', short: 'FIN', minister: minister('T.', 'Kuipershoek', false) },
  bz: { name: 'Buitenlandse Zaken', short: 'BZ', minister: minister('N.', 'Vredeveldt', true) },
} as const satisfies Record<string, Ministry>;
export type MinistryKey = keyof typeof ministries;

/** Names of the committees of the Tweede Kamer by code. */
export const committeeNames = {
  KGG: 'Klimaat en Groene Groei',
  VRO: 'Volkshuisvesting en Ruimtelijke Ordening',
  LVVN: 'Landbouw, Visserij, Voedselzekerheid en Natuur',
  VWS: 'Volksgezondheid, Welzijn en Sport',
  IW: 'Infrastructuur en Waterstaat',
  SZW: 'Sociale Zaken en Werkgelegenheid',
  OCW: 'Onderwijs, Cultuur en Wetenschap',
  EZ: 'Economische Zaken',
  JV: 'Justitie en Veiligheid',
  AM: 'Asiel en Migratie',
  BIZA: 'Binnenlandse Zaken',
  DEF: 'Defensie',
  FIN: 'Financiën',
  DIZA: 'Digitale Zaken',
  EU: 'Europese Zaken',
  KR: 'Koninkrijksrelaties',
  BUZA: 'Buitenlandse Zaken',
} as const;
export type CommitteeCode = keyof typeof committeeNames;

/** The committee as a document carries it. */
export function committee(code: CommitteeCode): Committee {
  return { code, name: `Vaste commissie voor ${committeeNames[code]}` };
}
