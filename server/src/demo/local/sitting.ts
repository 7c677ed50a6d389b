import type { Vote } from 'contract/document-parts';
import { dutchDate, instantAt } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { writeDebate } from '../debate-text.ts';
import { around } from '../random.ts';
import { voteOf } from '../voting.ts';
import type { Written } from '../written.ts';
import { councilName, type File, paper, wording } from './file.ts';
import {
  asLocal,
  chairOf,
  executiveOf,
  factionsOf,
  type Local,
  polite,
  speakerOf,
  titled,
  words,
} from './house.ts';

/** Days after the beginning on which the council decides. */
export const sittingAfter = 80;

/** Frisian words of the vote, as Provinsjale Steaten of Fryslân record them (decision 3.34). */
const frisian = {
  Voor: 'foar',
  Tegen: 'tsjin',
  Onthouding: 'ûnthâlding',
  'Niet deelgenomen': 'net dielnommen',
  aangenomen: 'Oannommen',
  verworpen: 'Ferwurpen',
  ingetrokken: 'Ynlutsen',
} as const;

function votesOn(file: File, suffix: string, subject: string, proposer: string | undefined): Vote[] {
  const { body } = file;
  const day = file.after(sittingAfter);
  if (day >= file.today) return [];
  const isFrisian = body.key === 'fryslan';
  const vote = voteOf(`${body.key} ${suffix}`, {
    house: { factions: factionsOf(body), abstains: false },
    ...(proposer === undefined ? { reach: 1.5 } : { proposer }),
    subject,
    day,
    time: [22, 15],
  });
  if (suffix === 'motie-2' && file.place % 4 === 2) {
    return [
      {
        subject,
        outcome: 'ingetrokken',
        outcomeText: 'Ingetrokken na toezegging',
        parties: [],
        members: [],
        ...(vote.date === undefined ? {} : { date: vote.date }),
      },
    ];
  }
  const outcome = vote.outcome ?? 'aangenomen';
  return [
    {
      ...vote,
      outcomeText: isFrisian ? frisian[outcome] : `${capital(outcome)} bij handopsteken`,
      parties: vote.parties.map((each, index) => {
        // Of the smallest faction nobody was in the room at one vote of the Frisian States.
        const absent = isFrisian && suffix === 'motie-2' && index === vote.parties.length - 1;
        const choice = absent ? 'Niet deelgenomen' : each.choice;
        return { ...each, choice, ...(isFrisian ? { choiceText: frisian[choice] } : {}) };
      }),
      ...(isFrisian && suffix === 'motie-2' ? { counts: undefined } : {}),
    },
  ].map(({ counts, ...rest }) => (counts ? { ...rest, counts } : rest));
}

/** A motion tabled in the debate. */
export function motion(file: File, nth: number): Written {
  const { body, place } = file;
  const issue = around(body.issues, nth);
  const author = speakerOf(body, place + nth * 3 + 1);
  const second = speakerOf(body, place + nth * 3 + 2);
  const suffix = `motie-${nth}`;
  const { council, addressed } = words[body.level];
  const title = `Motie ${author.party} en ${second.party} over ${issue.about}`;
  return paper(file, {
    suffix,
    type: 'motie',
    sourceType: 'Motie',
    title,
    day: file.after(sittingAfter),
    time: [21, 10 + nth],
    text: [
      `Motie\n${capital(council)}, in vergadering bijeen op ${dutchDate(file.after(sittingAfter))},`,
      `gehoord de beraadslaging over ${body.subject};`,
      `constaterende dat ${issue.finding};`,
      `overwegende dat ${issue.because};`,
      wording(file, suffix, [
        'van oordeel dat inwoners recht hebben op een overheid die haar afspraken nakomt;',
        'overwegende dat in de begroting ruimte is voor een eerste stap;',
        'van mening dat hiermee niet tot de volgende begroting kan worden gewacht;',
        'overwegende dat andere overheden goede ervaringen hebben met een vergelijkbare aanpak;',
      ]),
      `${['province', 'municipality'].includes(body.level) ? 'roept' : 'verzoekt'} ${addressed}${body.level === 'waterboard' ? '' : ' op'} ${issue.ask},`,
      'en gaat over tot de orde van de dag.',
      `${author.name} (${author.party})\n${second.name} (${second.party})`,
    ].join('\n\n'),
    people: [asLocal(body, author, 'Eerste indiener'), asLocal(body, second, 'Mede-indiener')],
    votes: votesOn(file, suffix, title, author.party),
    relations: [{ relation: 'Ingediend bij', id: file.id('verslag') }],
  });
}

/** An amendment to the proposed regulation. */
export function amendment(file: File): Written {
  const { body, place } = file;
  const author = speakerOf(body, place + 5);
  const issue = body.issues[0];
  const title = `Amendement ${author.party} op ${body.rule}`;
  return paper(file, {
    suffix: 'amendement',
    type: 'amendement',
    sourceType: 'Amendement',
    title,
    day: file.after(sittingAfter),
    time: [20, 40],
    text: [
      `Amendement op het voorstel: ${body.rule}`,
      `${capital(councilName(file))} ${body.level === 'province' ? 'besluiten' : 'besluit'} aan artikel 1 een lid toe te voegen, luidende:`,
      wording(file, 'amendement', [
        '2. In bijzondere gevallen kan van het eerste lid worden afgeweken, mits dit vooraf schriftelijk wordt gemotiveerd.',
        '2. Over de toepassing van het eerste lid wordt jaarlijks voor 1 april verslag uitgebracht.',
        '2. Het eerste lid is niet van toepassing op aanvragen die voor de inwerkingtreding zijn ingediend.',
      ]),
      `Toelichting\n\nHet voorgestelde artikel luidt: ‘${body.articles[0]}’ De indiener steunt die bepaling, maar vreest dat zij in een enkel geval verkeerd uitpakt. Het risico bestaat dat dit ten koste gaat van ${issue.about}.`,
      author.name,
    ].join('\n\n'),
    people: [asLocal(body, author, 'Indiener')],
    votes: votesOn(file, 'amendement', title, author.party),
    relations: [{ relation: 'Amendement op', id: file.id('voorstel') }],
  });
}

const greetings = ['Voorzitter.', 'Dank u wel, voorzitter.', 'Voorzitter, dank voor het woord.'];
const replies = [
  'Ik begrijp de vraag goed, maar ik wil niets beloven wat ik niet kan waarmaken.',
  'Dat is precies waar wij de komende maanden aan werken.',
  'Daar kom ik schriftelijk op terug, met een bedrag en een datum.',
];
const answerStarts = [
  (about: string) => `Voorzitter, dank aan de fracties voor hun inbreng. Ik begin met ${about}.`,
  (about: string) => `Dat neem ik ter harte. Dan ${about}.`,
  (about: string) => `Tot slot zijn er vragen gesteld over ${about}.`,
];
const pressing = [
  'Dank voor het antwoord, maar een datum hoorde ik niet. Kan die er nog komen?',
  'Dat stelt mij gerust. Wij wachten de brief af en houden onze motie voorlopig achter de hand.',
  'Vorig jaar kregen wij ongeveer hetzelfde te horen. Wat is er nu anders?',
  'Dan vraag ik nog één ding: worden de mensen om wie het gaat vooraf geïnformeerd?',
];
const interruptions = [
  'Een interruptie, voorzitter. Waar betaalt deze fractie dat van?',
  'Ik hoor een mooi verhaal. Maar wat zegt u tegen de inwoner die er de rekening van krijgt?',
  'Begrijp ik goed dat u het voorstel dus steunt, mits dit punt wordt geregeld?',
];
const reactions = [
  'Uit de reserve, en dat staat ook in onze motie.',
  'Dat wij het eerlijk verdelen. Niets doen kost op den duur meer.',
  'Dat begrijpt u goed. Zonder die zekerheid stemmen wij tegen.',
];

/** The verbatim report of the debate, one agenda item of the meeting. */
export function report(file: File): Written {
  const { body, place } = file;
  const day = file.after(sittingAfter);
  const chair = chairOf(body);
  const executive = executiveOf(body);
  const speakers = [1, 4, 2, 5].map((step) => speakerOf(body, place + step));
  const as = (person: Local, role: string, label: string, text: string) => ({
    speaker: asLocal(body, person, role),
    label,
    text,
  });
  const chairSays = (text: string) => ({
    ...as(chair, 'Voorzitter', 'De voorzitter', text),
    chair: true as const,
  });
  const first = speakers.flatMap((speaker, index) => {
    const issue = around(body.issues, index + place);
    const other = around(speakers, index + 1);
    const label = (person: Local) => `${capital(polite(person))} (${person.party})`;
    const opening = around(
      [
        `${issue.view} ${around(body.facts, index + place)} Mijn fractie vindt dat ${issue.because}.`,
        `Laat ik beginnen met een getal. ${around(body.facts, index + place)} En dan weten wij ook nog dat ${issue.finding}. ${issue.view}`,
        `Vanavond gaat het over ${issue.about}. ${issue.view} ${issue.question}`,
        `Wij hebben bij inwoners ons oor te luisteren gelegd. Zij merken dagelijks dat ${issue.finding}. Is de ${words[body.level].minister} bereid ${issue.ask}?`,
      ],
      index,
    );
    const frisianStart =
      body.key === 'fryslan' && index === 1
        ? 'Foarsitter. Ik bin bliid dat dit ûnderwerp op ’e wurklist stiet. '
        : '';
    return [
      as(
        speaker,
        'Spreker',
        label(speaker),
        `${frisianStart || `${around(greetings, index + place)} `}${opening}`,
      ),
      ...(index % 2 === 0
        ? [
            as(other, 'Spreker', label(other), around(interruptions, index / 2 + place)),
            as(speaker, 'Spreker', label(speaker), around(reactions, index / 2 + place)),
          ]
        : []),
    ];
  });
  const reply = body.issues.flatMap((issue, index) => {
    const asker = around(speakers, index + 1);
    return [
      as(
        executive,
        'Portefeuillehouder',
        capital(titled(body, executive)),
        `${around(answerStarts, index)(issue.about)} ${issue.answer} ${around(replies, index + place)}`,
      ),
      as(asker, 'Spreker', `${capital(polite(asker))} (${asker.party})`, around(pressing, index + place)),
    ];
  });
  const speeches = [
    chairSays(
      `Ik open de vergadering. Aan de orde is het voorstel over ${body.subject}. De spreektijd is vijf minuten per fractie. Als eerste geef ik het woord aan ${polite(around(speakers, 0))}.`,
    ),
    ...first,
    chairSays(`Dan is het woord aan ${titled(body, executive)}.`),
    ...reply,
    chairSays('Ik stel vast dat wij aan stemming toe zijn. Daarvoor schors ik tien minuten.'),
  ];
  const { text, turns } = writeDebate(
    [
      `${capital(words[body.level].meeting)} van ${dutchDate(day)}\n${body.room}`,
      `Agendapunt 4: ${body.title}`,
    ],
    speeches,
    ['De vergadering wordt geschorst.'],
    instantAt(day, 19, 45),
  );
  return paper(file, {
    suffix: 'verslag',
    type: 'verslag',
    sourceType: `Verslag ${words[body.level].meeting}`,
    title: `Verslag ${words[body.level].meeting}: ${body.title}`,
    day,
    time: [23, 0],
    text,
    turns,
    agendaItem: body.title,
    partOf: {
      id: file.id('vergadering'),
      title: `${capital(words[body.level].meeting)} ${body.name}`,
      item: body.title,
    },
    people: [
      asLocal(body, chair, 'Voorzitter'),
      ...speakers.map((speaker) => asLocal(body, speaker, 'Spreker')),
      asLocal(body, executive, 'Portefeuillehouder'),
    ],
    relations: [{ relation: 'Behandeling van', id: file.id('voorstel') }],
  });
}

/** The council meeting itself. */
export function councilMeeting(file: File): Written {
  const { body } = file;
  const day = file.after(sittingAfter);
  return paper(file, {
    suffix: 'vergadering',
    type: 'agenda',
    sourceType: capital(words[body.level].meeting),
    title: `${capital(words[body.level].meeting)} ${body.name}`,
    day,
    time: [19, 30],
    text: `Openbare vergadering van ${councilName(file)} op ${dutchDate(day)}. Hoofdpunt van de agenda is ${body.subject}.`,
    committees: [],
    agendaItem: body.title,
    people: [asLocal(body, chairOf(body), 'Voorzitter')],
    meeting: {
      kind: 'plenary',
      hours: 3.5,
      place: body.room,
      status: day < file.today ? 'held' : 'planned',
      agendaItems: [
        { number: '1', title: 'Opening en vaststelling van de agenda', documentIds: [] },
        { number: '2', title: 'Lijst van ingekomen stukken', documentIds: [file.id('overig')] },
        { number: '3', title: 'Vragenhalfuur', documentIds: [file.id('antwoord-1')] },
        {
          number: '4',
          title: body.title,
          documentIds: ['voorstel', 'brief-1', 'amendement', 'motie-1', 'motie-2', 'verslag'].map(file.id),
        },
      ],
    },
  });
}

/** The convocation, published a week and a half ahead. */
export function agenda(file: File): Written {
  const { body } = file;
  const day = file.after(sittingAfter);
  return paper(file, {
    suffix: 'agenda',
    type: 'agenda',
    sourceType: 'Agenda',
    title: `Agenda ${words[body.level].meeting} ${body.name} van ${dutchDate(day)}`,
    day: file.after(sittingAfter - 11),
    text: [
      `Agenda van de ${words[body.level].meeting}\nDatum: ${dutchDate(day)}\nTijd: 19.30 uur\nPlaats: ${body.room}`,
      '1. Opening en mededelingen',
      `2. Ingekomen stukken, waaronder een brief van ${body.organisation}`,
      '3. Vragenhalfuur',
      `4. ${body.title}: vaststelling van ${body.rule}`,
      '5. Hamerstukken',
      'Inspreken kan tot een dag voor de vergadering worden aangemeld bij de griffie.',
    ].join('\n\n'),
    committees: [],
    relations: [{ relation: 'Geagendeerd', id: file.id('voorstel') }],
  });
}

/** The list of decisions. */
export function decisions(file: File): Written {
  const { body } = file;
  const day = file.after(sittingAfter);
  return paper(file, {
    suffix: 'besluitenlijst',
    type: 'besluitenlijst',
    sourceType: 'Besluitenlijst',
    title: `Besluitenlijst ${words[body.level].meeting} ${body.name} van ${dutchDate(day)}`,
    day: file.after(sittingAfter + 2),
    text: [
      `Besluitenlijst van de ${words[body.level].meeting} van ${dutchDate(day)}`,
      `Agendapunt 2\nDe brief van ${body.organisation} wordt betrokken bij agendapunt 4.`,
      `Agendapunt 4 – ${body.title}\nHet voorstel wordt in stemming gebracht, met de moties en het amendement die daarbij zijn ingediend. De uitslag staat bij de afzonderlijke stukken.`,
      `Toezegging\n${capital(titled(body, executiveOf(body)))} informeert de leden voor het einde van het kwartaal over ${body.issues[2].about}.`,
      'Agendapunt 5\nDe hamerstukken zijn zonder beraadslaging vastgesteld.',
    ].join('\n\n'),
    committees: [],
    relations: [{ relation: 'Besluit over', id: file.id('voorstel') }],
  });
}
