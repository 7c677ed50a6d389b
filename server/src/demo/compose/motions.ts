import { dutchDate } from '../calendar.ts';
import { asPerson } from '../parliament.ts';
import type { Member } from '../parliament.ts';
import { around, between, seeded } from '../random.ts';
import type { Planned } from '../plan.ts';
import { votesOn } from '../votes.ts';
import type { Composed, Composer } from './composed.ts';
import { authors, capital, issueOf, paper, randomOf } from './composed.ts';

const opinions = [
  'van mening dat verder uitstel de problemen voor alle betrokkenen alleen maar vergroot;',
  'van mening dat duidelijkheid voor alle betrokkenen nu voorop moet staan;',
  'van mening dat hiervoor binnen de bestaande begroting voldoende ruimte te vinden is;',
  'overwegende dat de Kamer hier eerder op heeft aangedrongen en dat uitvoering tot op heden is uitgebleven;',
  'overwegende dat uitvoeringsorganisaties en medeoverheden om een heldere keuze van het Rijk vragen;',
  'overwegende dat eerdere toezeggingen op dit punt nog niet tot zichtbare resultaten hebben geleid;',
];

const settings = [
  'constaterende dat de Kamer hierover in het debat uitvoerig met de bewindspersoon heeft gesproken;',
  'constaterende dat de betrokken organisaties in het rondetafelgesprek op dit knelpunt hebben gewezen;',
  'constaterende dat de lopende maatregelen dit knelpunt volgens uitvoerders en belanghebbenden nog niet hebben weggenomen;',
  'constaterende dat de laatste voortgangsbrief op dit punt geen concreet tijdpad bevat;',
];

const followUps = [
  'verzoekt de regering tevens de Kamer hierover voor het zomerreces te informeren en daarbij een tijdpad te schetsen',
  'verzoekt de regering voorts de gevolgen voor de uitvoering met de betrokken medeoverheden te bespreken',
  'verzoekt de regering daarbij de gevolgen voor burgers, bedrijven en uitvoering in kaart te brengen',
  'verzoekt de regering tevens de Kamer hierover in de eerstvolgende voortgangsrapportage uitgebreid te berichten',
  'verzoekt de regering voorts de kosten en de dekking uiterlijk bij de Voorjaarsnota inzichtelijk te maken',
];

/** The words of a motion, from "De Kamer" to the signatures. */
export function motionText(
  issue: { finding: string; because: string; ask: string },
  position: number,
  members: readonly Member[],
): string {
  return [
    'De Kamer,',
    'gehoord de beraadslaging,',
    `constaterende dat ${issue.finding};`,
    around(settings, position),
    `overwegende dat ${issue.because};`,
    around(opinions, position + 3),
    around(opinions, position),
    `verzoekt de regering ${issue.ask};`,
    `${around(followUps, position)},`,
    'en gaat over tot de orde van de dag.',
    members.map((member) => member.surname).join('\n'),
  ].join('\n\n');
}

const signatories = (members: readonly Member[]) =>
  members.map((member, index) => asPerson(member, index === 0 ? 'Eerste ondertekenaar' : 'Mede-indiener'));

/** What the minister said of it, as the Tweede Kamer writes that down. */
function opinionOn(planned: Planned): string {
  const said = ['Ontraden', 'Ontraden', 'Oordeel Kamer', 'Oordeel Kamer', 'Nog niet bekend', 'Overbodig'];
  return around(said, Math.floor(seeded(`opinion ${planned.id}`)() * said.length));
}

/** A motion in the fixed form, tabled in a debate when its day has one. */
export const composeMotion: Composer = (planned, surroundings): Composed => {
  const { theme, members, nth } = planned;
  const issue = issueOf(theme, nth);
  const title = `Motie van ${members.length > 2 ? `het lid ${members[0]?.surname} c.s.` : authors(members)} over ${issue.about}`;
  const position = between(randomOf(planned), 0, 29);
  const debate = [
    surroundings.sibling(planned, 'tk/plenair-verslag'),
    surroundings.sibling(planned, 'tk/commissieverslag'),
  ].find((each) => each?.day === planned.day);
  return {
    sourceType: nth === 3 ? 'Motie (gewijzigd/nader)' : 'Motie',
    institution: 'Tweede Kamer',
    title,
    text: `${paper(planned)}\n${capital(title)}\nVoorgesteld ${dutchDate(planned.day)}\n\n${motionText(issue, position, members)}`,
    people: signatories(members),
    votes: votesOn(planned, title, surroundings.today),
    opinion: opinionOn(planned),
    relations: debate ? [{ relation: 'Ingediend tijdens', to: debate }] : [],
  };
};

const consequences = [
  'Daarmee weten betrokkenen vooraf waar zij aan toe zijn en kan de Kamer de toepassing controleren. Tijdens de consultatie is op dit onderdeel meermaals gewezen. Het amendement heeft naar verwachting geen gevolgen voor de rijksbegroting; eventuele uitvoeringskosten worden gedekt uit de middelen die voor de invoering van de wet zijn gereserveerd.',
  'De Afdeling advisering van de Raad van State vroeg op dit punt om een nadere afweging, die in de toelichting niet goed is terug te vinden. Door de regel in de wet op te nemen, is zij kenbaar voor de rechter en voor de burger. De kosten zijn beperkt: het gaat om enkele honderden gevallen per jaar, die binnen de bestaande capaciteit kunnen worden afgehandeld.',
];
const shortcomings = [
  (about: string) =>
    `Met dit amendement wordt ${about} in de wet zelf geregeld, in plaats van in lagere regelgeving.`,
  (about: string) =>
    `Wat ontbreekt, is een bepaling over ${about}. Dit amendement voegt die toe en laat de systematiek van het voorstel ongemoeid.`,
];

/** An amendment to the bill of the theme. */
export const composeAmendment: Composer = (planned, surroundings): Composed => {
  const { theme, members, nth } = planned;
  if (!theme.bill) throw new Error(`Theme ${theme.key} has no bill to amend.`);
  const change = around(theme.bill.amendments, nth);
  const title = `Amendement van ${members.length > 2 ? `het lid ${members[0]?.surname} c.s.` : authors(members)} over ${change.about}`;
  const law = surroundings.sibling(planned, 'tk/wetsvoorstel');
  return {
    sourceType: 'Amendement',
    institution: 'Tweede Kamer',
    title,
    text: [
      `${paper(planned)}\n${theme.bill.title}\n${title}\nOntvangen ${dutchDate(planned.day)}`,
      members.length > 1
        ? 'De ondergetekenden stellen het volgende amendement voor:'
        : 'De ondergetekende stelt het volgende amendement voor:',
      `In artikel I, onderdeel ${around(['B', 'C', 'E'], nth)}, wordt aan het voorgestelde artikel een lid toegevoegd, luidende:`,
      change.text,
      'Toelichting',
      `Het wetsvoorstel strekt ertoe ${theme.bill.aim}. ${members.length > 1 ? 'De indieners onderschrijven' : 'De indiener onderschrijft'} dat doel, maar ${members.length > 1 ? 'achten' : 'acht'} het voorstel op één onderdeel niet af. ${around(shortcomings, nth)(change.about)}`,
      around(consequences, nth),
      members.map((member) => member.surname).join('\n'),
    ].join('\n\n'),
    people: signatories(members),
    votes: votesOn(planned, title, surroundings.today),
    opinion: opinionOn(planned),
    relations: law ? [{ relation: 'Amendement op', to: law }] : [],
  };
};
