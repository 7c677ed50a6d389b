import type { Person } from 'contract/document-parts';
import { around, seeded } from './random.ts';

/** An (invented) party; the axes run from -1 to 1. */
export interface Party {
  name: string;
  seats: number;
  /** From left to right on money and market. */
  economy: number;
  /** From open to traditional on society and environment. */
  society: number;
}

/** The parties of the demo's Tweede Kamer, 150 seats together. */
export const parties: readonly Party[] = [
  { name: 'Liberaal Appèl', seats: 27, economy: 0.7, society: 0 },
  { name: 'Groen Verbond', seats: 24, economy: -0.6, society: -0.9 },
  { name: 'Sociaal Akkoord', seats: 22, economy: -0.7, society: -0.3 },
  { name: 'Nationaal Belang', seats: 21, economy: 0.2, society: 1 },
  { name: 'Christelijk Midden', seats: 17, economy: 0, society: 0.3 },
  { name: 'Boeren & Buiten', seats: 13, economy: 0.3, society: 0.7 },
  { name: 'Democratisch Kompas', seats: 12, economy: 0.1, society: -0.6 },
  { name: 'Burgerforum', seats: 8, economy: -0.4, society: 0.5 },
  { name: 'Nieuwe Horizon', seats: 6, economy: 0.4, society: -0.4 },
];

const surnames = (
  'Bosveldt,Ouazzan,Terpstra-Oud,Van Wijngaert,Hoekemans,Driebergh,El Kaddouri,Siebelink,Korterink,Van der Laak,' +
  'Postmus,Zijlemans,Brandsteder,Haverkate,Wolthuizen,De Rijcke,Nijenbanning,Oosterloo,Pelgröm,Raadsveld,' +
  'Schoenaker,Tiemersma,Uijterlinde,Vlasblom,Westerbeek,Yildirim-Vos,Aalbertsen,Baardwijk,Ciggaar,Duindam,' +
  'Engbertink,Flipse,Groeneweghe,Hiddingh,Ibrahimi,Jorritsveld,Kamphorst,Lindeboom,Meeuwsen,Noorderveen,' +
  'Opperman,Paalvast,Quartel,Roosjen,Stavenga,Toornvliet,Umboh,Veldstra,Wassenberch,Zandbelt,' +
  'Achterkamp,Bruinewoud,Coumou,Dingemanse,Eggermont,Feenstra-Bos,Gerritzen,Hagenaers,IJspeert,Jellema,' +
  'Klaverdijk,Langerak,Mostert,Nagtegael,Okkerse,Pijnacker,Reinderman,Sevenster,Tichelaar,Van Uffelen,' +
  'Verstegen,Wagemaker,Zuurbier,Alkemade,Breedveld,Corstens,Dalhuisen,Elzenga,Fokkinga,Ganzevoort,' +
  'Hofstede,Idema,Jacobsma,Karaaslan,Leeflang,Molendijk,Nieuwkoop,Oudejans,Palsma,Rietdijk,' +
  'Schuitema,Tuinstra,Uittenbogaard,Voorhoeve,Wiegersma,Zeegers,Abspoel,Bakkenes,Dros,Ebbinge,' +
  'Frankema,Glastra,Hulshof,Ingenhousz,Jurrius,Knottnerus,Luijendijk,Mazereeuw,Nauta,Olthoff,' +
  'Piersma,Ravestein,Sonneveld,Tromp,Uilenreef,Vermaas,Wessemius,Zonderland,Amouch,Bijleveldt,' +
  'Cloosterman,Dubbeldam,Erkelens,Fennema,Goudriaan,Heetveld,Izeboud,Jonkhart,Kruiswijk,Lugtenburg,' +
  'Middelveld,Noteboom,Oranje-Smit,Polderman,Rozendal,Sloothaak,Tempelaar,Van Urk,Vinkenoog,Wytema,' +
  'Zeldenrust,Aardema,Bontekoe,Cuperus,Doornbosch,Eshuis,Fortgens,Gravesteijn,Haagsma,Immerzeel'
).split(',');

/** A member of the (invented) Tweede Kamer. */
export interface Member {
  surname: string;
  name: string;
  party: string;
  woman: boolean;
}

/** All 150 members, party by party. */
export const members: readonly Member[] = parties.flatMap((party, index) => {
  const before = parties.slice(0, index).reduce((sum, each) => sum + each.seats, 0);
  return Array.from({ length: party.seats }, (_, seat) => {
    const surname = around(surnames, (before + seat) * 7);
    const random = seeded(surname);
    const initial = () => around('ABCDEFGHJKLMNPRSTW'.split(''), Math.floor(random() * 18));
    return {
      surname,
      name: `${initial()}.${random() < 0.5 ? `${initial()}.` : ''} ${surname.replace(/^(Van der|Van|De)\b/, (word) => word.toLowerCase())}`,
      party: party.name,
      woman: random() < 0.45,
    };
  });
});

/** The spokesperson of a party on a theme: always the same member for the same pair. */
function spokesperson(theme: string, party: Party): Member {
  const own = members.filter((member) => member.party === party.name);
  return around(own, Math.floor(seeded(theme + party.name)() * Math.min(own.length, 8)));
}

/** Every party's spokesperson on a theme, in an order that depends on the seed. */
export function spokespersons(theme: string, seed: string): Member[] {
  const random = seeded(seed);
  return parties
    .map((party) => ({ member: spokesperson(theme, party), order: random() / Math.sqrt(party.seats) }))
    .sort((a, b) => a.order - b.order)
    .map(({ member }) => member);
}

/** "De heer Postmus (Groen Verbond)" or "Mevrouw …", as verbatim reports name a speaker. */
export function asSpeaker(member: Member): string {
  return `${member.woman ? 'Mevrouw' : 'De heer'} ${member.surname} (${member.party})`;
}

/** The member as a person of a document. */
export function asPerson(member: Member, role: string): Person {
  return { name: member.name, role, function: 'Tweede Kamerlid', party: member.party };
}
