import type { Person } from 'contract/document-parts';
import type { Party } from '../parliament.ts';
import { around, seeded } from '../random.ts';
import type { Body, Level } from './body.ts';

/** What the bodies and people of a level are called. */
export const words = {
  province: {
    council: 'Provinciale Staten',
    executive: 'Gedeputeerde Staten',
    addressed: 'het college van Gedeputeerde Staten',
    member: 'Statenlid',
    minister: 'gedeputeerde',
    chair: 'commissaris van de Koning',
    proposal: ['statenstuk', 'Statenvoorstel'],
    letter: ['gs-brief', 'Brief van Gedeputeerde Staten'],
    gazette: ['provinciaal-blad', 'Provinciaal blad'],
    meeting: 'Statenvergadering',
  },
  municipality: {
    council: 'de gemeenteraad',
    executive: 'het college van burgemeester en wethouders',
    addressed: 'het college',
    member: 'raadslid',
    minister: 'wethouder',
    chair: 'burgemeester',
    proposal: ['raadsstuk', 'Raadsvoorstel'],
    letter: ['raadsbrief', 'Raadsinformatiebrief'],
    gazette: ['gemeenteblad', 'Gemeenteblad'],
    meeting: 'raadsvergadering',
  },
  waterboard: {
    council: 'het algemeen bestuur',
    executive: 'het dagelijks bestuur',
    addressed: 'het dagelijks bestuur',
    member: 'lid van het algemeen bestuur',
    minister: 'heemraad',
    chair: 'dijkgraaf',
    proposal: ['bestuursstuk', 'Voorstel aan het algemeen bestuur'],
    letter: ['bestuursstuk', 'Brief aan het algemeen bestuur'],
    gazette: ['waterschapsblad', 'Waterschapsblad'],
    meeting: 'vergadering van het algemeen bestuur',
  },
} as const;

/** Path of the source tree for a type of document of a body. */
export function pathOf(body: Body, type: string): string {
  if (body.level === 'province') return `provincies/${body.key}/${type}`;
  return `${body.level === 'municipality' ? 'gemeenten' : 'waterschappen'}/${type}`;
}

const seats: Record<Level, readonly number[]> = {
  province: [9, 8, 6, 6, 4, 4, 3, 2, 1],
  municipality: [8, 7, 6, 5, 4, 3, 3, 2, 1],
  waterboard: [7, 6, 5, 4, 4, 2, 2],
};

const national: readonly Omit<Party, 'seats'>[] = [
  { name: 'Liberaal Appèl', economy: 0.7, society: 0 },
  { name: 'Groen Verbond', economy: -0.6, society: -0.9 },
  { name: 'Boeren & Buiten', economy: 0.3, society: 0.7 },
  { name: 'Sociaal Akkoord', economy: -0.7, society: -0.3 },
  { name: 'Christelijk Midden', economy: 0, society: 0.3 },
  { name: 'Nationaal Belang', economy: 0.2, society: 1 },
  { name: 'Democratisch Kompas', economy: 0.1, society: -0.6 },
  { name: 'Burgerforum', economy: -0.4, society: 0.5 },
];
const water: readonly Omit<Party, 'seats'>[] = [
  { name: 'Waterbelang', economy: 0.1, society: 0 },
  { name: 'Groen Verbond', economy: -0.6, society: -0.9 },
  { name: 'Boeren & Buiten', economy: 0.3, society: 0.7 },
  { name: 'Bewoners en Dijken', economy: -0.3, society: 0.2 },
  { name: 'Liberaal Appèl', economy: 0.7, society: 0 },
  { name: 'Ongebouwd', economy: 0.4, society: 0.5 },
  { name: 'Sociaal Akkoord', economy: -0.7, society: -0.3 },
];

/** The (invented) factions of a body, the largest first: a local list is among them. */
export function factionsOf(body: Body): Party[] {
  if (body.level === 'waterboard')
    return water.map((party, index) => ({ ...party, seats: around(seats.waterboard, index) }));
  const local = { name: `Belang van ${body.area}`, economy: -0.1, society: 0.2 };
  const turn = body.key.length % 4;
  const order = [...national.slice(turn), ...national.slice(0, turn)];
  order.splice(1 + (body.key.length % 3), 0, local);
  return order.map((party, index) => ({ ...party, seats: around(seats[body.level], index) }));
}

const surnames = (
  'Abbringh,Boskamp,Cazemier,Dijkhuizen,Elsinga,Faberlo,Goedegebuure,Harkema-Smit,Idsinga,Jongbloedt,Kwakernaat,Leenaers,' +
  'Moesker,Nijdamstra,Oevering,Poortvliet,Quispelaar,Rademaekers,Slootweg-Bos,Tamminga,Uitdewilligen,Vorstermans,' +
  'Wiarda,Yücedag,Zwartbol,Aukema,Bruggenkamp,Castelijns,Douma-Veen,Everaerts,Fijnheer,Geerlinks,Hylkema,Imming,' +
  'Janssenswillen,Knolleman,Lamberigts,Mulderij,Nooitgedagt,Oostenbrug,Palthe,Reitsema,Schermers,Tolboom,Ubbink,' +
  'Verhaeghen,Wieringa-Pot,Zijlmans,Adriaens,Benhaddou,Coenraedts,Dorrepaal,Eekhof,Ferwerda,Gorissen,Haarsma,Iepema'
).split(',');

/** Somebody of a body: always the same for the same seat. */
export interface Local {
  surname: string;
  name: string;
  woman: boolean;
  party?: string;
}

function personAt(body: Body, seat: number, party?: string): Local {
  const random = seeded(`${body.key} seat ${seat}`);
  const start = Math.floor(seeded(body.key)() * surnames.length);
  const surname = around(surnames, start + seat);
  const initial = () => around('ABCDEFGHJKLMNPRSTW'.split(''), Math.floor(random() * 18));
  return {
    surname,
    name: `${initial()}.${random() < 0.4 ? `${initial()}.` : ''} ${surname}`,
    woman: random() < 0.47,
    ...(party === undefined ? {} : { party }),
  };
}

/** Who speaks for a faction. */
export function speakerOf(body: Body, faction: number): Local {
  const factions = factionsOf(body);
  const index = faction % factions.length;
  return personAt(body, 2 + index, around(factions, index).name);
}

/** The member of the executive who is responsible. */
export function executiveOf(body: Body): Local {
  return personAt(body, 0);
}

/** Who chairs the council. */
export function chairOf(body: Body): Local {
  return personAt(body, 1);
}

/** A person as a document carries them. */
export function asLocal(body: Body, person: Local, role: string): Person {
  const { member, minister, chair } = words[body.level];
  if (person.party !== undefined) return { name: person.name, role, function: member, party: person.party };
  return { name: person.name, role, function: person.name === chairOf(body).name ? chair : minister };
}

/** "mevrouw Hylkema" or "de heer Idsinga". */
export function polite(person: Local): string {
  return `${person.woman ? 'mevrouw' : 'de heer'} ${person.surname}`;
}

/** "gedeputeerde Tamminga". */
export function titled(body: Body, person: Local): string {
  return `${words[body.level].minister} ${person.surname}`;
}
