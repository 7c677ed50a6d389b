import { dutchDate } from '../calendar.ts';
import { ministries } from '../government.ts';
import { asPerson, asSpeaker } from '../parliament.ts';
import { around, between } from '../random.ts';
import type { Planned } from '../plan.ts';
import type { Composed, Composer, Surroundings } from './composed.ts';
import {
  authors,
  issueOf,
  ministerName,
  ministerPerson,
  ministerTitle,
  paper,
  randomOf,
} from './composed.ts';

const media = [
  'De Nieuwsbode',
  'Dagblad Het Midden',
  'Omroep Rivierenland',
  'Onderzoeksredactie Kompas',
  'Noorderblad',
  'Radio Vandaag',
];

function source(planned: Planned): string {
  return around(media, planned.place + planned.nth * 2);
}

/** The questions of a set, in order. */
function asked(planned: Planned, surroundings: Surroundings): string[] {
  const { theme, nth } = planned;
  const issue = issueOf(theme, nth);
  const next = issueOf(theme, nth + 1);
  const letter = surroundings.sibling(planned, 'regering/kamerbrief', 0);
  const mentioned = letter && letter.day < planned.day ? letter : undefined;
  const questions = [
    `Bent u bekend met het bericht «${theme.headlines[nth]}»? Wat is uw eerste reactie op dit bericht?`,
    `Klopt het dat ${issue.finding}? Sinds wanneer is dit bij u bekend en welke stappen heeft u sindsdien gezet?`,
    issue.question,
    `Deelt u de mening dat ${issue.because}? Zo nee, waarom niet?`,
    `Bent u bereid ${issue.ask}? Zo ja, op welke termijn kan de Kamer dit tegemoetzien? Zo nee, welk alternatief ziet u?`,
    next.question,
  ];
  if (mentioned)
    questions.push(
      `Hoe verhoudt het bericht zich tot uw brief van ${dutchDate(mentioned.day)} (${paper(mentioned)}), waarin u schreef op schema te liggen?`,
    );
  questions.push(
    `Kunt u deze vragen afzonderlijk, waar mogelijk onderbouwd met cijfers over de afgelopen drie jaar, en vóór het eerstvolgende debat over ${theme.subject} beantwoorden?`,
  );
  return questions;
}

function subjectLine(planned: Planned): string {
  return `het bericht ‘${planned.theme.headlines[planned.nth]}’`;
}

/** Written questions by one or two members. */
export const composeQuestions: Composer = (planned, surroundings): Composed => {
  const { theme, members } = planned;
  const answer = surroundings.sibling(planned, 'tk/antwoord', planned.nth);
  return {
    sourceType: 'Schriftelijke vragen',
    institution: 'Tweede Kamer',
    title: `Vragen van ${authors(members)} over ${subjectLine(planned)}`,
    text: [
      `${planned.caseNumber}\n(ingezonden ${dutchDate(planned.day)})`,
      `Vragen van ${authors(members, true)} aan ${ministerTitle(theme)} over ${subjectLine(planned)}`,
      ...asked(planned, surroundings).map((question, index) => `Vraag ${index + 1}\n${question}`),
      `1) ${source(planned)}, ${dutchDate(planned.day - 86_400_000)}, «${theme.headlines[planned.nth]}»`,
    ].join('\n\n'),
    people: [
      ...members.map((member) => asPerson(member, 'Vraagsteller')),
      ministerPerson(theme, 'Gericht aan'),
    ],
    relations: answer ? [{ relation: 'Beantwoord in', to: answer }] : [],
  };
};

const openings = [
  'Ja, ik ken het bericht. Ik begrijp goed dat het vragen oproept en ik neem de signalen serieus.',
  'Ja. Het bericht schetst een situatie die voor betrokkenen ingrijpend is. Ik heb daarover direct navraag laten doen.',
  'Ja, dat bericht is mij bekend. Het beeld is herkenbaar, al geldt het niet overal in dezelfde mate.',
];
const agreements = [
  'Die opvatting deel ik. Wel hecht ik eraan de uitvoerbaarheid en de kosten in samenhang te wegen.',
  'Ik deel die mening op hoofdlijnen. Tegelijk moet recht worden gedaan aan de afspraken die met medeoverheden en sector zijn gemaakt.',
  'Ik begrijp die redenering. Naar mijn oordeel is dat één van de argumenten, naast de gevolgen voor de uitvoering.',
];
const willingness = [
  'Ik wil dat zorgvuldig verkennen en kom daar in de eerstvolgende voortgangsbrief op terug.',
  'Daartoe ben ik bereid. Wel vraagt dit om overleg met de betrokken partijen; ik verwacht de Kamer binnen drie maanden te kunnen berichten.',
  'Een besluit daarover kan ik nu nog niet toezeggen. Eerst wil ik de uitkomsten van het lopende overleg afwachten; bij de eerstvolgende voortgangsbrief neem ik een standpunt in.',
  'Dat is een maatregel met gevolgen voor de begroting. Ik betrek het voorstel bij de voorjaarsbesluitvorming.',
];

/** The minister's answers, each after its question. */
export const composeAnswer: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const questions = surroundings.sibling(planned, 'tk/schriftelijke-vragen', planned.nth);
  if (!questions) throw new Error(`No questions to answer for ${planned.id}.`);
  const random = randomOf(planned);
  const issue = issueOf(theme, questions.nth);
  const next = issueOf(theme, questions.nth + 1);
  const texts = asked(questions, surroundings);
  const answers = [
    around(openings, between(random, 0, 2)),
    `Dat er knelpunten zijn, is juist. ${around(theme.facts, questions.nth)} Mijn ministerie volgt de ontwikkeling op de voet en bespreekt die ieder kwartaal met de betrokken organisaties.`,
    issue.answer,
    around(agreements, between(random, 0, 2)),
    around(willingness, between(random, 0, 3)),
    next.answer,
    ...(texts.length > 7
      ? [
          'In die brief heb ik de voortgang op hoofdlijnen beschreven. Dat de aanpak op schema ligt, neemt niet weg dat er in afzonderlijke gevallen problemen kunnen zijn.',
        ]
      : []),
    'Ja.',
  ];
  const title = `Antwoord op vragen van ${authors(questions.members)} over ${subjectLine(questions)}`;
  return {
    sourceType: 'Antwoord schriftelijke vragen',
    institution: 'Tweede Kamer',
    title,
    text: [
      `${planned.documentNumber}\nAanhangsel van de Handelingen`,
      `Antwoord van ${ministries[theme.ministry].minister.name}, ${ministerTitle(theme).slice(3)}, op de vragen van ${authors(questions.members, true)} over ${subjectLine(questions)} (ingezonden ${dutchDate(questions.day)}, ${questions.caseNumber}), ontvangen ${dutchDate(planned.day)}`,
      ...texts.map(
        (text, index) => `Vraag ${index + 1}\n${text}\n\nAntwoord op vraag ${index + 1}\n${answers[index]}`,
      ),
    ].join('\n\n'),
    people: [
      ministerPerson(theme, 'Beantwoorder'),
      ...questions.members.map((member) => asPerson(member, 'Vraagsteller')),
    ],
    relations: [{ relation: 'Antwoord op', to: questions }],
  };
};

/** A question at question time, with the exchange that followed. */
export const composeOralQuestion: Composer = (planned): Composed => {
  const { theme, members } = planned;
  const asker = members[0];
  if (!asker) throw new Error(`No asker for ${planned.id}.`);
  const issue = issueOf(theme, 2);
  const other = issueOf(theme, 3);
  const minister = ministerName(theme);
  return {
    sourceType: 'Mondelinge vragen',
    institution: 'Tweede Kamer',
    title: `Mondelinge vragen van het lid ${asker.surname} over ${issue.about}`,
    text: [
      `Vragenuur\nVragen van het lid ${asker.surname} aan ${ministerTitle(theme)} over ${issue.about}`,
      `${asSpeaker(asker)}:\nVoorzitter. ${issue.view} Afgelopen week werd opnieuw duidelijk dat ${issue.finding}. Mijn vraag is eenvoudig. ${issue.question}`,
      `${minister}:\nVoorzitter, dank aan ${asker.woman ? 'mevrouw' : 'de heer'} ${asker.surname} voor deze vraag. ${issue.answer}`,
      `${asSpeaker(asker)}:\nDat is een antwoord op papier, voorzitter. Ondertussen geldt dat ${issue.because}. Is de minister bereid ${issue.ask}?`,
      `${minister}:\nIk begrijp het ongeduld. ${around(theme.facts, 2)} Ik wil de Kamer geen datum noemen die ik niet kan waarmaken, maar ik zeg toe hier binnen zes weken schriftelijk op terug te komen.`,
      `${asSpeaker(asker)}:\nDie toezegging noteer ik. Ik vraag daarbij ook aandacht voor ${other.about}. ${other.question}`,
      `${minister}:\n${other.answer}`,
      'De voorzitter:\nDank u wel. Daarmee zijn wij aan het einde gekomen van deze vraag.',
    ].join('\n\n'),
    people: [asPerson(asker, 'Vraagsteller'), ministerPerson(theme, 'Beantwoorder')],
    agendaItem: 'Vragenuur',
    withCommittee: false,
  };
};
