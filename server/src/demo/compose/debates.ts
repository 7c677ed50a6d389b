import { dutchDate } from '../calendar.ts';
import { committeeNames } from '../government.ts';
import type { Member } from '../parliament.ts';
import { asPerson, asSpeaker, spokespersons } from '../parliament.ts';
import type { Planned } from '../plan.ts';
import { around, between } from '../random.ts';
import type { Composed, Composer, Surroundings } from './composed.ts';
import {
  issueOf,
  ministerName,
  ministerPerson,
  ministerTitle,
  organisationInSentence,
  paper,
  randomOf,
} from './composed.ts';
import { motionText } from './motions.ts';

const greetings = [
  'Dank u wel, voorzitter.',
  'Voorzitter.',
  'Voorzitter, dank voor het woord.',
  'Dank, voorzitter.',
  'Voorzitter. Laat ik met de deur in huis vallen.',
];
const transitions = [
  'Dan mijn tweede punt.',
  'Ik kom bij een onderwerp dat in de stukken wat onderbelicht blijft.',
  'Daarmee kom ik op een zorg die ik in het land vaak hoor.',
  'Een ander punt, voorzitter.',
];
const closings = [
  'Ik zie uit naar de beantwoording.',
  'Tot zover mijn bijdrage in eerste termijn.',
  'Ik overweeg op dit punt een motie, maar wacht eerst de reactie af.',
  'Graag hoor ik een concrete toezegging, met een datum erbij.',
  'Het is tijd om van plannen naar uitvoering te gaan. Dank u wel.',
];
const interruptions = [
  (name: string) =>
    `Ik hoor ${name} een stevig betoog houden, maar ik mis de dekking. Uit welk deel van de begroting wil die fractie dit betalen?`,
  (name: string) =>
    `Het verhaal van ${name} spreekt mij aan. Maar hoe voorkomen we dat gemeenten er opnieuw een taak bij krijgen zonder dat zij daarvoor de mensen hebben?`,
  (name: string) =>
    `Ik vraag mij af of ${name} het hiermee niet te mooi voorstelt. In mijn eigen provincie hoor ik van uitvoerders precies het tegenovergestelde.`,
  (name: string) =>
    `Is ${name} het met mij eens dat een nieuwe regel hier weinig oplost zolang de bestaande afspraken niet worden nagekomen?`,
];
const responses = [
  'Dat is een terechte vraag. Wij hebben onze plannen laten doorrekenen en zoeken de dekking bij middelen die nu op de plank blijven liggen. Als er een beter voorstel is, sta ik daarvoor open.',
  'Ik snap de zorg. Daarom stel ik voor om klein te beginnen en na een jaar te bekijken wat werkt. Dat lijkt mij verstandiger dan afwachten.',
  'We verschillen hierover van mening en dat mag. Ik nodig de collega uit om met mij op werkbezoek te gaan; dan praten we daarna verder.',
  'Nee, dat ben ik niet met de collega eens. Juist omdat de uitvoering onder druk staat, is er een keuze nodig. Niet kiezen is ook kiezen, maar dan voor vertraging.',
];
const pressing = [
  'Ik hoor de minister zeggen dat er gesprekken lopen. Maar gesprekken zijn geen besluiten. Wanneer ligt er iets op tafel waar de Kamer ja of nee tegen kan zeggen?',
  'Dank voor het antwoord. Toch blijft het voor mij te vaag. Kan de minister een aantal of een datum noemen?',
  'Dit antwoord hebben wij een jaar geleden ook gekregen. Wat is er sindsdien wezenlijk veranderd?',
  'Begrijp ik het goed dat de regio’s hier zelf voor aan de lat staan? Dan vrees ik dat er weinig terechtkomt van de ambitie.',
];
const commitments = [
  'Ik zeg toe dat de Kamer voor het einde van het kwartaal een brief ontvangt, met daarin een tijdpad en de stand van de financiering.',
  'Een precieze datum kan ik nog niet geven, maar ik begrijp het verlangen naar duidelijkheid. Ik kom hierop terug in de volgende voortgangsrapportage.',
  'Het verschil met een jaar geleden is dat de afspraken nu schriftelijk zijn vastgelegd en dat er een onafhankelijke voorzitter is. Dat geeft mij vertrouwen.',
  'Nee, dat is niet de bedoeling. Het Rijk houdt hier een eigen verantwoordelijkheid en daar mag de Kamer mij op aanspreken.',
];
const verdicts = [
  'De motie vraagt om iets wat in lijn ligt met het staande beleid. Ik geef het oordeel aan de Kamer.',
  'Deze motie doorkruist afspraken die net zijn gemaakt. Ik moet haar daarom ontraden.',
  'Als ik de motie zo mag lezen dat ik de mogelijkheden verken en de kosten in beeld breng, dan geef ik haar oordeel Kamer.',
  'Ik vraag de indiener de motie aan te houden tot na de brief die ik zojuist heb toegezegd.',
];

const named = (member: Member) => `${member.woman ? 'mevrouw' : 'de heer'} ${member.surname}`;

interface Speech {
  member: Member;
  issue: number;
  position: number;
}

function firstTerm(
  planned: Planned,
  { member, issue, position }: Speech,
  others: readonly Member[],
): string[] {
  const { theme } = planned;
  const main = issueOf(theme, issue);
  const second = issueOf(theme, issue + 2);
  const organisation = organisationInSentence(around(theme.organisations, position));
  const other = around(others, position + 1);
  const openings = [
    `${main.view} We moeten vaststellen dat ${main.finding}. ${around(theme.facts, position)} Daar kan niemand in deze zaal tevreden over zijn.`,
    `Wie vandaag naar ${theme.subject} kijkt, ziet dat ${main.finding}. ${main.view}`,
    `${around(theme.facts, position)} Dat cijfer is voor mijn fractie de kern van dit debat. ${main.view} Wij vinden dat ${main.because}.`,
  ];
  const asks = [
    `Is de minister bereid ${main.ask}? En kan daarbij worden aangegeven wat dit vraagt van de uitvoering?`,
    `Mijn concrete vraag aan de minister is deze. ${main.question} Ik zou het een goede stap vinden om ${main.ask}.`,
    `Ik roep de minister op om ${main.ask}. ${main.question}`,
  ];
  const seconds = [
    `Het gaat mij om ${second.about}. Mijn fractie heeft zich daarover laten bijpraten door ${organisation} en trekt daaruit de les dat ${second.because}.`,
    `De brief zegt weinig over ${second.about}, terwijl ${organisation} er juist aandacht voor vraagt. Erkent de minister dat ${second.finding}?`,
    `Wij houden ook oog voor ${second.about}. In een gesprek met ${organisation} kreeg ik de vraag mee waarom dit zo lang duurt. Ik had daar geen goed antwoord op; wellicht heeft de minister dat wel.`,
    `Op werkbezoek bij ${organisation} hoorde ik dat ${second.finding}. Dat vraagt volgens ons om meer dan een pilot.`,
    `Over ${second.about} zijn we het in deze commissie eens. Laten we dat dan ook zo snel mogelijk vastleggen.`,
    `Ik vraag ook aandacht voor ${second.about}. Daarover ligt een voorstel van ${organisation}. Ik hoor graag hoe de minister dat voorstel beoordeelt.`,
  ];
  const joined = [
    `Veel is al gezegd en ik ga het niet herhalen. ${around(theme.facts, position)} Voor mijn fractie is de vraag wat er morgen anders gaat. Over ${main.about} is al zo vaak gesproken dat mensen thuis de draad kwijt zijn. Ik sluit mij aan bij de vragen die daarover zijn gesteld en voeg er een aan toe: wie is straks aanspreekbaar wanneer het niet lukt?`,
    `Ik luister met belangstelling naar de collega’s die zo goed weten wat er moet gebeuren. Mijn fractie kijkt er nuchterder naar. ${around(theme.facts, position)} Dat los je niet op met een nieuwe taskforce. Bij ${main.about} willen wij eerst zien wat de bestaande afspraken opleveren, en pas daarna nieuwe maken. Kan de minister een overzicht geven van wat er tot nu toe is bereikt en wat dat heeft gekost?`,
  ];
  const paragraphs = [
    `${asSpeaker(member)}:\n${around(greetings, position)} ${position < theme.issues.length ? `${around(openings, position)}\n\n${around(asks, position + 1)}` : around(joined, position)}\n\n${around(transitions, position)} ${around(seconds, position)} ${around(closings, position)}`,
  ];
  if (position % 2 === 0 && other.party !== member.party) {
    paragraphs.push(
      `${asSpeaker(other)}:\n${around(interruptions, position / 2 + planned.place)(named(member))}`,
      `${asSpeaker(member)}:\n${around(responses, position / 2 + planned.place)}`,
    );
  }
  return paragraphs;
}

const qualifications = [
  (because: string) =>
    `Ik ben het met de Kamer eens dat ${because}. Tegelijk moeten we eerlijk zijn over wat er op korte termijn kan.`,
  () =>
    'Dat gaat voor sommigen niet snel genoeg en dat begrijp ik. Maar een regeling die te vroeg wordt ingevoerd, levert vooral teleurstelling op.',
  (because: string) =>
    `Voor mij staat buiten kijf dat ${because}. De vraag is dus niet óf, maar hoe en met wie.`,
  () => 'Daarmee zijn niet alle zorgen weggenomen. Wel ligt er een fundament waarop we verder kunnen bouwen.',
];

function ministersTerm(planned: Planned, speakers: readonly Member[]): string[] {
  const { theme, place } = planned;
  const paragraphs = [
    `${ministerName(theme)}:\nVoorzitter. Dank aan de leden voor hun inbreng. Ik heb mijn beantwoording ingedeeld in vier blokken: ${theme.issues.map((issue) => issue.about).join('; ')}. Vooraf een enkele opmerking over het geheel. ${around(theme.facts, place)} ${around(theme.facts, place + 1)} Die cijfers laten zien dat er wordt gewerkt en dat we er nog niet zijn. Ik herken de ongerustheid in de Kamer en ik zal proberen zo precies mogelijk te zijn.`,
  ];
  theme.issues.forEach((issue, index) => {
    const asker = around(
      speakers,
      (index + theme.issues.length - (place % theme.issues.length)) % theme.issues.length,
    );
    paragraphs.push(
      `${index === 0 ? '' : `${ministerName(theme)}:\n`}${around(['Ik begin met', 'Dan kom ik bij', 'Het derde blok gaat over', 'Tot slot'], index)} ${index === 3 ? `iets over ${issue.about}` : issue.about}. ${named(asker).replace(/^./, (letter) => letter.toUpperCase())} vroeg hiernaar. ${issue.answer} ${around(qualifications, index)(issue.because)}`,
      `${asSpeaker(asker)}:\n${around(pressing, index + place)}`,
      `${ministerName(theme)}:\n${around(commitments, index + place)}`,
    );
  });
  return paragraphs;
}

function secondTerm(planned: Planned, speakers: readonly Member[], tabled: readonly Planned[]): string[] {
  const { theme, place } = planned;
  const chair = 'De voorzitter:\n';
  const paragraphs = tabled.flatMap((motion, index) => {
    const author = motion.members[0] ?? around(speakers, index);
    const position = between(randomOf(motion), 0, 29);
    return [
      `${asSpeaker(author)}:\nVoorzitter. Dank voor de beantwoording. ${around(['Op één punt ben ik niet gerustgesteld en daarom dien ik de volgende motie in.', 'Ik denk dat een uitspraak van de Kamer hier kan helpen. Vandaar deze motie.'], index)}\n\n${motionText(issueOf(theme, motion.nth), position, motion.members)}`,
      `${chair}Deze motie is voorgesteld door ${motion.members.length > 1 ? 'de leden' : 'het lid'} ${motion.members.map((member) => member.surname).join(', ')}. Zij krijgt nr. ${motion.dossier?.sequence} (${motion.dossier?.number}).`,
    ];
  });
  speakers.slice(2, 5).forEach((member, index) => {
    const issue = issueOf(theme, index + 2);
    const remarks = [
      `Ik houd het kort. Ik ben blij met de toezegging over ${issue.about}, maar ik blijf erbij dat ${issue.because}. Mijn fractie zal de voortgang nauwlettend volgen.`,
      `Dank aan de minister en aan de ondersteuning. Over ${issue.about} blijven wij van mening verschillen. Dat is geen ramp, zolang we over een jaar eerlijk naar de uitkomst kijken.`,
      `Mijn vragen zijn beantwoord, op één na: wat gebeurt er wanneer de afspraken over ${issue.about} niet worden nagekomen? Ik krijg dat antwoord graag schriftelijk, voor de begrotingsbehandeling.`,
    ];
    paragraphs.push(`${asSpeaker(member)}:\nVoorzitter. ${around(remarks, index)}`);
  });
  if (tabled.length > 0) {
    paragraphs.push(
      `${chair}Ik schors de vergadering voor vijf minuten, waarna de minister de moties van een oordeel zal voorzien.`,
      `${ministerName(theme)}:\nVoorzitter. ${tabled.map((motion, index) => `De motie op nr. ${motion.dossier?.sequence} gaat over ${issueOf(theme, motion.nth).about}. ${around(verdicts, index + place)}`).join(' ')}`,
    );
  }
  return paragraphs;
}

function commitmentsList(planned: Planned): string {
  const { theme } = planned;
  return `De voorzitter:\nIk dank de minister en de leden. Ik lees de toezeggingen voor.\n- De minister informeert de Kamer voor het einde van het kwartaal over ${issueOf(theme, 0).about}.\n- De Kamer ontvangt een schriftelijke reactie op de vragen over ${issueOf(theme, 1).about}.\n- In de volgende voortgangsrapportage wordt ingegaan op ${issueOf(theme, 2).about}.`;
}

function tabledIn(planned: Planned, surroundings: Surroundings): Planned[] {
  return [0, 1]
    .map((nth) => surroundings.sibling(planned, 'tk/motie', nth))
    .filter((motion) => motion !== undefined)
    .filter((motion) => motion.day === planned.day);
}

/** Who takes part: the movers of motions first, then the other spokespersons. */
function speakersOf(planned: Planned, surroundings: Surroundings, count: number): Member[] {
  const movers = tabledIn(planned, surroundings).flatMap((motion) => motion.members.slice(0, 1));
  return [...new Set([...movers, ...spokespersons(planned.theme.key, planned.id)])].slice(0, count);
}

function verbatim(planned: Planned, surroundings: Surroundings, speakers: readonly Member[]): string[] {
  const first = speakers.flatMap((member, index) =>
    firstTerm(planned, { member, issue: index + planned.place, position: index }, speakers),
  );
  return [
    ...first,
    ...ministersTerm(planned, speakers),
    ...secondTerm(planned, speakers, tabledIn(planned, surroundings)),
  ];
}

const participants = (planned: Planned, speakers: readonly Member[]) => [
  ...speakers.map((member) => asPerson(member, 'Spreker')),
  ministerPerson(planned.theme, 'Bewindspersoon'),
];

/** The report of a committee debate, or of a "notaoverleg" when motions were tabled in it. */
export const composeCommitteeReport: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const speakers = speakersOf(planned, surroundings, 7);
  const noted = tabledIn(planned, surroundings).length > 0;
  const type = noted ? 'notaoverleg' : 'commissiedebat';
  const letter = surroundings.sibling(planned, 'regering/kamerbrief', 0);
  const chair = around(speakers, 6);
  return {
    sourceType: `Verslag van een ${type}`,
    institution: 'Tweede Kamer',
    title: `Verslag van een ${type} over ${theme.debates[0]}`,
    text: [
      `${paper(planned)}\n${theme.title}\nVerslag van een ${type}`,
      `De vaste commissie voor ${committeeNames[theme.committee]} heeft op ${dutchDate(planned.day)} overleg gevoerd met ${ministerTitle(theme)} over${letter ? `:\n- de brief van ${dutchDate(letter.day)} inzake ${letter.theme.letters[0]} (${paper(letter)});` : ''}\n- de stand van zaken rond ${theme.subject}.\n\nVan dit overleg brengt de commissie bijgaand geredigeerd woordelijk verslag uit.`,
      `Voorzitter: ${chair.surname}\nAanwezig zijn ${speakers.length} leden der Kamer, te weten: ${speakers.map((member) => member.surname).join(', ')}, en ${ministerTitle(theme)}.`,
      'Aanvang 14.00 uur.',
      `De voorzitter:\nGoedemiddag. Ik open de vergadering en heet de leden, de minister en iedereen op de publieke tribune welkom. Aan de orde is het ${type} over ${theme.debates[0]}. De spreektijd bedraagt vijf minuten per fractie en ik sta vier interrupties toe.`,
      ...verbatim(planned, surroundings, speakers.slice(0, 6)),
      commitmentsList(planned),
      'Sluiting 17.28 uur.',
    ].join('\n\n'),
    people: participants(planned, speakers),
    agendaItem: theme.debates[0],
    relations: letter ? [{ relation: 'Geagendeerd', to: letter }] : [],
    confidentiality: planned.place % 13 === 5 ? 'Default' : 'Openbaar',
  };
};

/** The part of a plenary day about the theme. */
export const composePlenaryReport: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const speakers = speakersOf(planned, surroundings, 6);
  const committee = surroundings.sibling(planned, 'tk/commissieverslag');
  return {
    sourceType: 'Stenogram',
    institution: 'Tweede Kamer',
    title: `Plenair debat over ${theme.debates[1]}`,
    text: [
      `Handelingen van ${dutchDate(planned.day)}\n${theme.debates[1]}`,
      `Aan de orde is het debat over ${theme.debates[1]}.`,
      `De voorzitter:\nAan de orde is het debat over ${theme.debates[1]}. Ik heet ${ministerTitle(theme)} van harte welkom in vak K. Er zijn ${speakers.length} sprekers van de zijde van de Kamer. Het woord is aan ${named(around(speakers, 0))}.`,
      ...verbatim(planned, surroundings, speakers),
      'De beraadslaging wordt gesloten.',
      'De voorzitter:\nOver de ingediende moties stemmen wij aanstaande dinsdag.',
    ].join('\n\n'),
    people: participants(planned, speakers),
    agendaItem: theme.debates[1],
    withCommittee: false,
    relations: committee ? [{ relation: 'Vervolg op', to: committee }] : [],
  };
};
