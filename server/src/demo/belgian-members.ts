import type { Party } from './parliament.ts';
import { around, seeded } from './random.ts';

const names = {
  nl: {
    first:
      'Anneleen,Bram,Charlotte,Dries,Els,Filip,Goedele,Hannes,Ilse,Joris,Karolien,Lennert,Mieke,Niels,Pieterjan,Rosalie,Stef,Tine,Veerle,Wouter,Yasmina,Karim,Lieselot,Toon',
    last: 'Aerdenburgh,Bosteels-Wuyts,Callebert,Deconinckx,Eeckhoudt,Foubertin,Ghyselbrecht,Hautekeete,Ingelbrechts,Jonckheers,Kestelijn,Lammertyns,Meganckx,Naessensveld,Opdebeeck,Pollefeyt,Quintelier,Roggemans,Sabbeloos,Tanghevelde,Uyttersprot,Vandecandelaere,Wittebrood,Ysewijns,Zwaenepoels,Baertsoens,Cuypersmans,Dhaenekint,Boelpaepe,Verscheldeman,Vermoortele,Stragier,Poelvoorde-Nys,Rombautsen,Debrauwere,Cnockaerts,El Amrani,Benyaich,Thienponts,Wyffels',
  },
  fr: {
    first:
      'Amélie,Baptiste,Céline,Damien,Émilie,Fabrice,Ghislaine,Hugues,Isaline,Jérôme,Karine,Loïc,Maïté,Nathanaël,Odile,Pascale,Quentin,Romane,Samira,Thibaut,Ursuline,Vinciane,Youssef,Zoé',
    last: 'Ansiauville,Bertholomé,Colmantier,Delvigneron,Etiennard,Fauconval,Gillardin,Hennequart,Istasseux,Jacquemotte,Kinardon,Lambrechain,Malempret,Nihoulet,Outremont-Dieu,Piérarville,Quertinmont,Rassenfosset,Servaistre,Thirionval,Urbainsart,Vanderlindenne,Warzéeville,Yernauxin,Zabusart,Bodardin,Crahaye,Dardenneville,Evrardeau,Frérotte,Bouazzati,Lahlouani,Hostequin,Marchalot,Poncelain,Remacleau,Tilquinot,Wattecamps,Lejeusnard,Brasseurot',
  },
} as const;

/** An invented member of a Belgian assembly. */
export interface BelgianMember {
  name: string;
  surname: string;
  party: string;
  language: 'nl' | 'fr';
  woman: boolean;
}

/** A party with the language group it belongs to. */
export interface BelgianParty extends Party {
  language: 'nl' | 'fr';
}

/** As many members as the parties have seats, each with a name of its own; the same seed gives the same members. */
export function membersOf(seed: string, parties: readonly BelgianParty[]): BelgianMember[] {
  const taken = new Set<string>();
  const random = seeded(seed);
  return parties.flatMap(({ name: party, seats, language }) => {
    const first = names[language].first.split(',');
    const last = names[language].last.split(',');
    return Array.from({ length: seats }, (): BelgianMember => {
      let place = Math.floor(random() * first.length * last.length);
      const nameAt = (index: number) =>
        [around(first, index), around(last, Math.floor(index / first.length))] as const;
      while (taken.has(nameAt(place).join(' '))) place += 1;
      const [given, surname] = nameAt(place);
      taken.add(`${given} ${surname}`);
      return {
        name: `${given} ${surname}`,
        surname,
        party,
        language,
        woman: /(e|a|en|ot|ïté|é)$/.test(given) && !/^(Jérôme|Fabrice|Hugues|Baptiste)$/.test(given),
      };
    });
  });
}

/** Who speaks for a party on a subject: always the same member for the same pair. */
export function spokespersonOf(
  members: readonly BelgianMember[],
  party: string,
  subject: string,
): BelgianMember {
  const own = members.filter((member) => member.party === party);
  return around(own, Math.floor(seeded(`${subject} ${party}`)() * own.length));
}
