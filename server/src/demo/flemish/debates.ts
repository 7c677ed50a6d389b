import { addDays, dutchDate, instantAt } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { type Speech, writeDebate } from '../debate-text.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { plenaryAfter } from './decree.ts';
import { type File, paper } from './file.ts';
import { asMember, asMinister, ministerName, polite, speakerOn } from './house.ts';
import { committees } from './initiative.ts';

const chairperson = {
  name: 'Frieda Wallaertens',
  surname: 'Wallaertens',
  party: 'Vlaams Perspectief',
  language: 'nl',
  woman: true,
} as const;

const opens = [
  'Voorzitter, minister, collega’s.',
  'Dank u wel, voorzitter.',
  'Collega’s, ik ga het kort houden.',
  'Minister, voorzitter.',
];
const interrupts = [
  'Mag ik de collega onderbreken? Wie gaat dat betalen, de gemeenten misschien?',
  'U zat zelf tien jaar in de regering. Waarom is dat toen niet gebeurd?',
  'Ik hoor u graag, maar het terrein vraagt net het omgekeerde.',
];
const returns = [
  'Neen, en dat staat zwart op wit in ons amendement. Lees het eens.',
  'Omdat we toen geen meerderheid vonden. Vandaag kan ze er wel zijn, met u erbij.',
  'Dan hebben wij met andere mensen gesproken. Ik nodig u uit om samen te gaan luisteren.',
];
const remarks = [
  'De vorige spreker heeft gelijk over het doel, maar niet over de weg ernaartoe. Geef de lokale besturen vertrouwen en een eenvoudig reglement.',
  'Ik mis in dit debat de mensen over wie het gaat. Nodig hen uit voor de evaluatie, en niet alleen hun koepels.',
  'Onze fractie zal dit steunen als er een jaarlijks rapport komt. Zonder cijfers blijft het een geloofskwestie.',
  'Wie morgen de krant leest, zal denken dat alles geregeld is. Ik wil waarschuwen voor te hoge verwachtingen.',
];
const promises = [
  'Over de timing wil ik eerlijk zijn. Het uitvoeringsbesluit gaat na het reces voor advies naar de Raad van State.',
  'Wat de middelen betreft: wat hier wordt gevraagd, past niet volledig binnen de begroting. Ik leg bij de begrotingscontrole een keuze voor.',
  'Ik engageer mij om de gegevens per gemeente vrij te geven. Dan kan iedereen mee volgen of we vooruitgaan.',
  'De administratie bereidt een omzendbrief voor. Die wordt vooraf getoetst bij tien besturen, grote en kleine.',
];
const presses = [
  'Minister, dat is een mooi antwoord, maar ik hoor geen timing.',
  'U zegt dat het onderzocht wordt. Wanneer krijgen wij dat onderzoek te zien?',
  'Ik dank u. Dat engagement noteren wij.',
];

/** What is said on an initiative, group by group and with the answers of the minister. */
function speeches(
  file: File,
  steps: readonly number[],
  focus: 0 | 1 | 2,
  [opening, end]: readonly [string, string],
): Speech[] {
  const { initiative, place } = file;
  const minister = (text: string): Speech => ({
    speaker: asMinister(initiative, 'Minister'),
    label: capital(ministerName(initiative)),
    text,
  });
  const chair = (text: string): Speech => ({
    speaker: asMember(chairperson, 'Voorzitter'),
    label: 'De voorzitter',
    text,
    chair: true,
  });
  const speakers = steps.map((step) => speakerOn(initiative, step + place));
  const says = (index: number, text: string): Speech => {
    const member = around(speakers, index);
    return { speaker: asMember(member, 'Spreker'), label: `${member.name} (${member.party})`, text };
  };
  const rounds = speakers.flatMap((_, index) => {
    const issue = initiative.issues[focus];
    const fact = initiative.facts[focus];
    const turn = index + place + focus;
    const body = around(
      [
        `${issue.view} ${fact} Voor mijn fractie staat het vast dat ${issue.because}.`,
        `Ik heb één vraag, en ik hoop op één antwoord. ${issue.question}`,
        `Op het terrein horen we dat ${issue.finding}. Daarom vragen wij u ${issue.ask}.`,
        around(remarks, turn),
        around(remarks, turn + 1),
      ],
      index,
    );
    return [
      says(index, `${around(opens, turn)} ${body}`),
      ...(index % 2 === 1
        ? [says(index + 2, around(interrupts, turn)), says(index, around(returns, turn))]
        : []),
    ];
  });
  const answers = [
    minister(
      `Dank voor de vele tussenkomsten over ${initiative.issues[focus].about}. ${initiative.issues[focus].answer}`,
    ),
    says(1, around(presses, place + focus)),
    minister(around(promises, place + focus)),
    says(0, around(presses, place + focus + 1)),
  ];
  return [
    chair(`${opening} Het woord is aan ${polite(around(speakers, 0))}.`),
    ...rounds,
    ...answers,
    chair(end),
  ];
}

const peopleOf = (file: File, steps: readonly number[]) => [
  asMember(chairperson, 'Voorzitter'),
  ...steps.map((step) => asMember(speakerOn(file.initiative, step + file.place), 'Spreker')),
  asMinister(file.initiative, 'Minister'),
];

/** The plenary debate on the decree: one item of the sitting. */
export function plenaryReport(file: File): Written {
  const { initiative } = file;
  const day = file.after(plenaryAfter);
  const steps = [0, 1, 2, 4, 5];
  const { text, turns } = writeDebate(
    [`Plenaire vergadering van ${dutchDate(day)}`, `Bespreking van het decreet ${initiative.decree}`],
    speeches(file, steps, 2, [
      `Aan de orde is de bespreking van het decreet over ${initiative.subject}.`,
      'De bespreking is gesloten. Wij zullen om 17.30 uur overgaan tot de hoofdelijke stemming.',
    ]),
    [],
    instantAt(day, 14, 5),
  );
  return paper(file, {
    suffix: 'plenair',
    groupPath: 'vlaams-parlement/plenair-verslag',
    sourceType: 'Plenaire handelingen',
    title: `Plenair debat over ${initiative.subject}`,
    day,
    time: [20, 30],
    text,
    turns,
    withCommittee: false,
    agendaItem: initiative.title,
    partOf: {
      id: file.id('vergadering'),
      title: `Plenaire vergadering van ${dutchDate(day)}`,
      item: initiative.title,
    },
    people: peopleOf(file, steps),
    relations: [{ relation: 'Bespreking van', id: file.id('decreet') }],
  });
}

/** The report of a hearing in committee, or of the exchange of views that followed. */
export function committeeReport(file: File, days: number, kind: 'hoorzitting' | 'commissieverslag'): Written {
  const { initiative } = file;
  const { organisations, issues, committee } = initiative;
  const day = file.after(days);
  const steps = kind === 'hoorzitting' ? [3, 1, 5] : [6, 2, 0];
  const guests: Speech[] = organisations.map((name, index) => ({
    speaker: {
      name: around(
        ['Luc Stevelinckx', 'Marijke Doornaert', 'Omer Vandeputteghem', 'Nadia Cherradi'],
        file.place + index,
      ),
      role: 'Genodigde',
      function: name,
    },
    label: name,
    text: `Dank voor de uitnodiging. ${around(initiative.facts, index)} Onze leden stellen vast dat ${around(issues, index + 1).finding}. Wij vragen geen wonderen; wij vragen ${around(issues, index + 1).ask}.`,
  }));
  const said =
    kind === 'hoorzitting'
      ? speeches(file, steps, 0, [
          `Welkom op deze hoorzitting over ${initiative.subject}.`,
          'Ik dank de sprekers. De presentaties worden bij het verslag gevoegd.',
        ])
      : speeches(file, steps, 1, [
          `Wij starten met de gedachtewisseling over ${initiative.subject}.`,
          'De gedachtewisseling is afgerond. Het verslag wordt volgende week rondgedeeld.',
        ]);
  const { text, turns } = writeDebate(
    [`${committees[committee]}\nVergadering van ${dutchDate(day)}`],
    kind === 'hoorzitting' ? [...said.slice(0, 1), ...guests, ...said.slice(1)] : said,
    [],
    instantAt(day, 10, 0),
  );
  return paper(file, {
    suffix: kind,
    groupPath: `vlaams-parlement/${kind}`,
    sourceType: kind === 'hoorzitting' ? 'Hoorzitting' : 'Commissiehandelingen',
    title: `${kind === 'hoorzitting' ? 'Hoorzitting' : 'Gedachtewisseling'} over ${initiative.subject}`,
    day,
    time: [13, 0],
    text,
    turns,
    agendaItem: initiative.title,
    partOf: {
      id: file.id(`vergadering-${kind}`),
      title: `${committees[committee]}, ${dutchDate(day)}`,
      item: initiative.title,
    },
    people: [
      ...peopleOf(file, steps),
      ...(kind === 'hoorzitting' ? guests.map(({ speaker }) => speaker) : []),
    ],
    organisations: organisations.map((name) => ({ name, relation: 'Genodigde' })),
  });
}

/** The meetings in which the reports above were made. */
export function heldMeetings(file: File, hearing: number, exchange: number): Written[] {
  const { initiative, today } = file;
  const committee = committees[initiative.committee];
  const held = (suffix: string, day: Day, title: string, documentIds: string[]): Written =>
    paper(file, {
      suffix,
      groupPath: 'vlaams-parlement/agenda',
      sourceType: suffix === 'vergadering' ? 'Plenaire vergadering' : 'Commissievergadering',
      title,
      day,
      time: suffix === 'vergadering' ? [14, 0] : [10, 0],
      text: `${title}. Hoofdpunt: ${initiative.subject}.`,
      withCommittee: suffix !== 'vergadering',
      agendaItem: initiative.title,
      people: [asMinister(initiative, 'Minister')],
      meeting: {
        kind: suffix === 'vergadering' ? 'plenary' : 'committee',
        hours: suffix === 'vergadering' ? 6 : 2.5,
        place:
          suffix === 'vergadering'
            ? 'Koepelzaal'
            : around(['James Ensorzaal', 'Jan Van Eyckzaal', 'Rik Wouterszaal'], file.place),
        status: day < today ? 'held' : 'planned',
        agendaItems: [
          { number: '1', title: 'Regeling van de werkzaamheden', documentIds: [] },
          { number: '2', title: initiative.title, documentIds: documentIds.map(file.id) },
          { number: '3', title: 'Actuele vragen', documentIds: [file.id('actuele-vraag-2')] },
        ],
      },
    });
  const plenary = file.after(plenaryAfter);
  const [first, second] = [file.after(hearing), file.after(exchange)];
  return [
    held('vergadering', plenary, `Plenaire vergadering van ${dutchDate(plenary)}`, [
      'decreet',
      'verslag',
      'amendement',
      'plenair',
      'stemming',
    ]),
    held('vergadering-hoorzitting', first, `${committee}, ${dutchDate(first)}`, [
      'hoorzitting',
      'overig',
      'decreet',
    ]),
    held('vergadering-commissieverslag', second, `${committee}, ${dutchDate(second)}`, [
      'commissieverslag',
      'beleidsnota',
    ]),
  ].filter(({ day }) => day < addDays(today, 150));
}
