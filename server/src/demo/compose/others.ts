import { dutchDate } from '../calendar.ts';
import { ministries } from '../government.ts';
import { asPerson, asSpeaker, spokespersons } from '../parliament.ts';
import { around } from '../random.ts';
import { votesOn } from '../votes.ts';
import type { Issue } from '../theme.ts';
import { amendedText } from './bill-text.ts';
import type { Composed, Composer } from './composed.ts';
import {
  authors,
  capital,
  committeeTitle,
  issueOf,
  ministerName,
  ministerPerson,
  ministerTitle,
  organisationInSentence,
  paper,
} from './composed.ts';
import { motionText } from './motions.ts';

/** A paper a stakeholder sends for a round-table talk. */
export const composePositionPaper: Composer = (planned, surroundings): Composed => {
  const { theme, nth } = planned;
  const name = around(theme.organisations, nth);
  const issues = [issueOf(theme, nth), issueOf(theme, nth + 2)];
  const debate = surroundings.sibling(planned, 'tk/commissieverslag');
  return {
    sourceType: 'Position paper',
    institution: 'Tweede Kamer',
    title: `Position paper ${name} over ${issues[0]?.about}`,
    text: [
      `Position paper van ${organisationInSentence(name)}\nTen behoeve van het rondetafelgesprek over ${theme.subject}\n${dutchDate(planned.day)}`,
      `${capital(organisationInSentence(name))} dankt de commissie voor de uitnodiging en vraagt in deze notitie aandacht voor twee punten: ${issues.map((issue) => issue.about).join(' en ')}.`,
      ...issues.map(
        (issue, index) =>
          `${index + 1}. ${capital(issue.about)}\n\n${around(['Onze leden merken dagelijks', 'Daarnaast zien wij'], index)} dat ${issue.finding}. ${around(theme.facts, nth + index)} ${index === 0 ? `Naar onze overtuiging staat vast dat ${issue.because}. Wij adviseren de Kamer daarom de regering te vragen ${issue.ask}.` : `Wij vragen de Kamer in het debat te bepleiten om ${issue.ask}. De reden is eenvoudig: de praktijk leert dat ${issue.because}.`}`,
      ),
      `Wij realiseren ons dat niet alles tegelijk kan. Wat wij vragen is een betrouwbaar tijdpad, voldoende uitvoeringscapaciteit en regels die in de praktijk werkbaar zijn. Tijdens het gesprek lichten wij dit graag toe met voorbeelden van onze leden.`,
    ].join('\n\n'),
    people: [],
    organisations: [{ name, relation: 'Afzender' }],
    relations: debate && nth === 0 ? [{ relation: 'Ten behoeve van', to: debate }] : [],
  };
};

/** A news item on the government's site. */
export const composeNews: Composer = (planned): Composed => {
  const { theme } = planned;
  const nth = planned.place % 2 ? planned.nth : planned.nth + 2;
  const issue = issueOf(theme, nth);
  const minister = ministries[theme.ministry].minister;
  return {
    sourceType: 'Nieuwsbericht',
    institution: `Ministerie van ${ministries[theme.ministry].name}`,
    title: around(
      [
        `Nieuwe afspraken over ${issue.about}`,
        `Kabinet informeert Kamer over ${issue.about}`,
        `Minister ${minister.surname} in gesprek over ${issue.about}`,
        `Vervolgstappen rond ${issue.about}`,
      ],
      Math.floor(planned.place / 2) + planned.nth,
    ),
    text: [
      `Nieuwsbericht | ${dutchDate(planned.day)}`,
      `${capital(ministerTitle(theme))}, ${minister.name}, maakt met medeoverheden en de sector afspraken over ${issue.about}. Dat staat in een brief aan de Tweede Kamer. Aanleiding is dat ${issue.finding}.`,
      `‘We weten dat ${issue.because}’, aldus de minister. ‘Daarom kiezen we voor een aanpak die haalbaar is voor uitvoerders en merkbaar voor mensen.’`,
      `${around(theme.facts, nth)} ${around(theme.facts, nth + 1)}`,
      `${capital(organisationInSentence(around(theme.organisations, nth)))} noemt de afspraken een stap in de goede richting, maar wijst erop dat er meer nodig is. Over een halfjaar volgt een eerste tussenstand.`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Bewindspersoon')],
    organisations: [{ name: around(theme.organisations, nth), relation: 'Genoemd' }],
    withCommittee: false,
  };
};

/** A motion in the Eerste Kamer. */
export const composeSenateMotion: Composer = (planned, surroundings): Composed => {
  const { theme, members } = planned;
  const issue = issueOf(theme, 3);
  const title = `Motie van ${authors(members)} over een uitvoeringstoets bij ${issue.about}`;
  return {
    sourceType: 'Motie',
    institution: 'Eerste Kamer',
    title,
    text: `${paper(planned)}\n${title}\nVoorgesteld ${dutchDate(planned.day)}\n\n${motionText({ ...issue, ask: `bij ${issue.about} vooraf een uitvoeringstoets te laten verrichten en de uitkomsten daarvan aan de Eerste Kamer te zenden` }, planned.place + 1, members)}`,
    people: members.map((member) => ({
      ...asPerson(member, 'Eerste ondertekenaar'),
      function: 'Eerste Kamerlid',
    })),
    votes: votesOn(planned, title, surroundings.today).map((vote) => ({
      ...vote,
      parties: [],
      members: [],
      outcomeText: `${vote.outcomeText?.split(' ')[0]} bij zitten en opstaan`,
    })),
    withCommittee: false,
  };
};

const senateOpenings = [
  (issue: Issue) =>
    `Voorzitter. Deze Kamer toetst op rechtmatigheid, uitvoerbaarheid en handhaafbaarheid. Langs die lijn bezie ik ${issue.about}. Vaststaat dat ${issue.finding}.`,
  (issue: Issue) =>
    `Voorzitter. Mijn fractie richt zich op de uitvoering. De stukken laten zien dat ${issue.finding}. Dat roept bij ons een praktische vraag op.`,
  (issue: Issue) =>
    `Dank u wel, voorzitter. ${issue.view} De cijfers in het dossier geven daar ook aanleiding toe.`,
  (issue: Issue) =>
    `Voorzitter. Ik sluit mij aan bij de inleidende woorden van de collega’s en voeg één onderwerp toe: ${issue.about}. Wij lezen dat ${issue.finding}.`,
];
const senateReplies = [
  'Met de Eerste Kamer hecht ik aan een zorgvuldige toets; de uitkomsten daarvan deel ik met uw Kamer.',
  'Of dat in de uitvoering houdbaar is, laat ik onafhankelijk bezien.',
  'Ik zeg de Kamer toe dit punt in de evaluatie afzonderlijk te belichten.',
  'Verder kan ik op dit moment niet gaan, maar ik begrijp de vraag goed.',
];

/** A short verbatim report of the Eerste Kamer. */
export const composeSenateReport: Composer = (planned): Composed => {
  const { theme } = planned;
  const speakers = spokespersons(theme.key, planned.id).slice(0, 4);
  return {
    sourceType: 'Verslag van de plenaire vergadering',
    institution: 'Eerste Kamer',
    title: `Verslag plenair debat Eerste Kamer over ${theme.subject}`,
    text: [
      `Handelingen Eerste Kamer, ${dutchDate(planned.day)}\nAan de orde is het beleidsdebat over ${theme.subject}.`,
      ...speakers.flatMap((member, index) => {
        const issue = issueOf(theme, index);
        return [
          `${asSpeaker(member)}:\n${around(senateOpenings, index)(issue)} ${around(theme.facts, index)} ${issue.question}${index % 2 ? '' : ` En hoe weegt de minister in dat licht dat ${issue.because}?`}`,
          `${ministerName(theme)}:\n${issue.answer} ${around(senateReplies, index)}`,
        ];
      }),
      'De beraadslaging wordt gesloten.',
    ].join('\n\n'),
    people: [
      ...speakers.map((member) => ({ ...asPerson(member, 'Spreker'), function: 'Eerste Kamerlid' })),
      ministerPerson(theme, 'Bewindspersoon'),
    ],
    agendaItem: theme.title,
    withCommittee: false,
  };
};

/** The bill as it went to the Eerste Kamer. */
export const composeSenateBill: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const law = surroundings.sibling(planned, 'tk/wetsvoorstel');
  return {
    sourceType: 'Gewijzigd voorstel van wet',
    institution: 'Eerste Kamer',
    title: `Gewijzigd voorstel van wet: ${theme.bill?.title}`,
    text: [
      `${paper(planned)}\nGewijzigd voorstel van wet\n${dutchDate(planned.day)}`,
      ...(theme.bill ? amendedText(theme.bill, new Date(planned.day).getUTCFullYear() + 1) : []),
      `Gegeven\n\n${capital(ministerTitle(theme))},`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Indiener')],
    withCommittee: false,
    relations: law ? [{ relation: 'Gewijzigd voorstel van', to: law }] : [],
  };
};

/** A letter of the minister to the Eerste Kamer. */
export const composeSenateLetter: Composer = (planned): Composed => {
  const { theme } = planned;
  const issues = [issueOf(theme, 1), issueOf(theme, 3)];
  return {
    sourceType: 'Brief',
    institution: 'Eerste Kamer',
    title: `Brief aan de Eerste Kamer over de uitvoering van toezeggingen rond ${theme.subject}`,
    text: [
      `${paper(planned)}\nAan de Voorzitter van de Eerste Kamer der Staten-Generaal\nDen Haag, ${dutchDate(planned.day)}`,
      `Tijdens het beleidsdebat heb ik uw Kamer toegezegd terug te komen op ${issues.map((issue) => issue.about).join(' en op ')}. Met deze brief voldoe ik daaraan.`,
      ...issues.map((issue) => `Uw Kamer wees erop dat ${issue.finding}. ${issue.answer}`),
      'Ik beschouw de toezeggingen hiermee als afgedaan en informeer uw Kamer over een jaar opnieuw.',
      `${capital(ministerTitle(theme))},\n\n${ministries[theme.ministry].minister.name}`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Afzender')],
    withCommittee: false,
  };
};

/** A short report of a committee meeting in the Eerste Kamer. */
export const composeSenateOther: Composer = (planned): Composed => ({
  sourceType: 'Korte aantekening',
  institution: 'Eerste Kamer',
  title: `Korte aantekening commissievergadering Eerste Kamer: ${planned.theme.title}`,
  text: [
    `Korte aantekening, ${dutchDate(planned.day)}`,
    `De commissie bespreekt de procedure rond ${planned.theme.subject}. De leden besluiten inbreng voor schriftelijk overleg te leveren over ${issueOf(planned.theme, 0).about} en ${issueOf(planned.theme, 2).about}.`,
    `Ook wordt een deskundigenbijeenkomst voorbereid met ${organisationInSentence(planned.theme.organisations[0])} en ${organisationInSentence(planned.theme.organisations[1])}. De datum wordt in overleg met de staf bepaald.`,
  ].join('\n\n'),
  people: [],
  withCommittee: false,
});

/** A report of the Algemene Rekenkamer. */
export const composeAuditReport: Composer = (planned): Composed => {
  const { theme } = planned;
  return {
    sourceType: 'Rapport',
    institution: 'Algemene Rekenkamer',
    title: `Rapport Algemene Rekenkamer: zicht op resultaten van ${theme.subject}`,
    text: [
      `Conclusies\n\nDe minister heeft onvoldoende zicht op de resultaten van het beleid rond ${theme.subject}. Voor ongeveer een derde van de uitgaven ontbreekt informatie over de doeltreffendheid. ${around(theme.facts, 0)}`,
      ...theme.issues
        .slice(0, 3)
        .map(
          (issue) =>
            `${capital(issue.about)}\n\nWij stellen vast dat ${issue.finding}. Doelen zijn niet in meetbare termen vastgelegd, waardoor de Kamer de voortgang niet goed kan beoordelen. Wij bevelen aan om ${issue.ask}.`,
        ),
      `Bestuurlijke reactie\n\nDe minister onderschrijft de conclusies en neemt twee van de drie aanbevelingen over. Over de derde aanbeveling volgt een besluit bij de Voorjaarsnota.`,
      'Nawoord\n\nWij waarderen de toezeggingen, maar merken op dat een tijdpad ontbreekt. Wij blijven de uitvoering volgen in ons verantwoordingsonderzoek.',
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Geadresseerde')],
    organisations: [{ name: 'Algemene Rekenkamer', relation: 'Auteur' }],
    own: 'pdf',
  };
};

const recommendations = [
  (issue: Issue) =>
    `De raad constateert dat ${issue.finding}. Hij adviseert ${issue.ask}, in het besef dat ${issue.because}.`,
  (issue: Issue) =>
    `Uit de gesprekken die de raad voerde, komt naar voren dat ${issue.finding}. Omdat ${issue.because}, beveelt de raad aan om ${issue.ask}.`,
  (issue: Issue) =>
    `Over ${issue.about} bestaat brede overeenstemming, maar de uitvoering blijft achter. De raad geeft de minister in overweging om ${issue.ask}.`,
  (issue: Issue) =>
    `Ten slotte vraagt de raad aandacht voor ${issue.about}. Hij stelt vast dat ${issue.finding} en adviseert ${issue.ask}.`,
];

/** An advice of one of the other advisory councils. */
export const composeCouncilAdvice: Composer = (planned): Composed => {
  const { theme } = planned;
  const name = `Adviesraad ${around(['Samenleving en Uitvoering', 'Leefomgeving en Economie', 'Openbaar Bestuur en Burger'], planned.place)}`;
  return {
    sourceType: 'Advies',
    institution: name,
    title: `Advies over ${theme.subject}`,
    text: [
      `Advies van de ${name} aan ${ministerTitle(theme)}\n${dutchDate(planned.day)}`,
      `De raad is gevraagd te adviseren over ${theme.subject}. Hij concludeert dat de huidige aanpak te veel steunt op tijdelijke regelingen en te weinig op vaste afspraken.`,
      ...theme.issues.map(
        (issue, index) => `Aanbeveling ${index + 1}. ${around(recommendations, index)(issue)}`,
      ),
      `Het advies is ook aangeboden aan ${committeeTitle(theme)} van de Tweede Kamer.`,
    ].join('\n\n'),
    people: [],
    organisations: [{ name, relation: 'Auteur' }],
  };
};
