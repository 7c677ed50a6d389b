import type { Committee, Person } from 'contract/document-parts';
import type { Party } from '../parliament.ts';
import { around, seeded } from '../random.ts';
import type { EpCommittee, Procedure } from './procedure.ts';

/** The (invented) political groups of the demo's European Parliament, 720 seats together. */
export const groups: readonly Party[] = [
  { name: 'Centre Union', seats: 186, economy: 0.4, society: 0.1 },
  { name: 'Progressive Alliance', seats: 138, economy: -0.5, society: -0.5 },
  { name: 'Sovereign Nations', seats: 112, economy: 0.2, society: 1 },
  { name: 'Liberal Reform', seats: 92, economy: 0.5, society: -0.4 },
  { name: 'Green Horizon', seats: 78, economy: -0.6, society: -0.9 },
  { name: 'Tradition and Freedom', seats: 62, economy: 0.6, society: 0.7 },
  { name: 'Left Solidarity', seats: 46, economy: -1, society: -0.4 },
  { name: 'Non-attached Members', seats: 6, economy: 0, society: 0.8 },
];

/** Who writes papers, and of which names the others are made. */
export const people = (
  'Annika Lindqvarn,Tomasz Wierzbowski,Elena Marchetti-Rossi,Joachim Brandhuber,Sofia Karamanli,Brendan O’Mahoney-Walsh,' +
  'Claire Vaucourt,Miklos Hegedus-Toth,Ines Carvalhosa,Rasmus Holtegaard,Petra Novotnikova,Marek Zielonka,Lotte Vanderhaeghe,' +
  'Andrea Bellincioni,Kaisa Virtalampi,Jean-Loup Garrigues,Dorothea Kleinschmitt,Bogdan Ionascu,Marta Escudero-Pla,' +
  'Nils Thorvaldsen,Ludmila Petkova-Ivanova,Gregor Stanovnik,Aoife Brannigan,Hendrik Oosterwijck,Zuzana Hornakova,' +
  'Panagiotis Stavrou,Mathilde Rochebrune,Janis Ozolinsh,Carmen Villalobos-Rey,Viktor Sandmark,Paolo Tramontini,' +
  'Ieva Kazlauskiene,Benoit Lachapelle,Katrin Muehlenbeck,Davor Horvatinec,Emilia Rautakoski'
).split(',');

/** A Member of the demo's European Parliament. */
export interface Mep {
  name: string;
  surname: string;
  group: string;
}

/** A Member of a group; the same pair of numbers gives the same Member. */
export function memberOf(key: string, nth: number): Mep {
  const index = Math.floor(seeded(`member ${key}`)() * people.length) + nth * 5;
  const name = around(people, index);
  return {
    name,
    surname: name.slice(name.indexOf(' ') + 1),
    group: around(groups, (index % people.length) % 7).name,
  };
}

/** The Member as a person of a document. */
export function asMember(member: Mep, role: string): Person {
  return { name: member.name, role, function: 'Member of the European Parliament', party: member.group };
}

const commissioners = [
  'Henriette Faulkenberg',
  'Dario Montefusco',
  'Ulla Korpilahti',
  'Etienne Durandeau',
  'Magda Sobieszczak',
  'Conor Fitzhenry',
];

/** The Commissioner responsible for a procedure: the same portfolio has the same person. */
export function commissionerOf({ department: [, portfolio] }: Procedure): Person {
  const name = around(commissioners, Math.floor(seeded(portfolio)() * commissioners.length));
  return { name, role: 'Commissioner', function: `Commissioner for ${portfolio}` };
}

/** "Commissioner Faulkenberg". */
export function commissionerName(procedure: Procedure): string {
  return `Commissioner ${commissionerOf(procedure).name.split(' ').at(-1)}`;
}

/** Names of the committees of the European Parliament, in English. */
export const committeeNames: Record<EpCommittee, string> = {
  AFCO: 'Constitutional Affairs',
  AFET: 'Foreign Affairs',
  AGRI: 'Agriculture and Rural Development',
  BUDG: 'Budgets',
  CONT: 'Budgetary Control',
  CULT: 'Culture and Education',
  DEVE: 'Development',
  DROI: 'Human Rights',
  ECON: 'Economic and Monetary Affairs',
  EMPL: 'Employment and Social Affairs',
  ENVI: 'Environment, Climate and Food Safety',
  EUDS: 'European Democracy Shield',
  FEMM: 'Women’s Rights and Gender Equality',
  FISC: 'Tax Matters',
  HOUS: 'Housing Crisis in the European Union',
  IMCO: 'Internal Market and Consumer Protection',
  INTA: 'International Trade',
  ITRE: 'Industry, Research and Energy',
  JURI: 'Legal Affairs',
  LIBE: 'Civil Liberties, Justice and Home Affairs',
  PECH: 'Fisheries',
  PETI: 'Petitions',
  REGI: 'Regional Development',
  SANT: 'Public Health',
  SEDE: 'Security and Defence',
  TRAN: 'Transport and Tourism',
};

/** A committee as documents carry it. */
export function epCommittee(code: EpCommittee): Committee {
  return { code, name: committeeNames[code] };
}
