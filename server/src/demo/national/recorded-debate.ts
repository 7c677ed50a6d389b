import { addDays, busyness, dutchDate, instantAt } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { ministerName, ministerPerson, ministerTitle } from '../compose/composed.ts';
import { committee } from '../government.ts';
import { type Speech, writeDebate } from '../debate-text.ts';
import { asPerson, asSpeaker, type Member, spokespersons } from '../parliament.ts';
import { around } from '../random.ts';
import type { Theme } from '../theme.ts';
import type { Written } from '../written.ts';
import { writeSound } from './sound.ts';

const meetingId = 'demo-vergadering-vragenuur';
/** Silence before the first word, in milliseconds. */
const lead = 1_500;
const pitches = [118, 196, 147, 233, 165];

/** The last Tuesday of question time, at least two days ago. */
function questionDay(today: Day): Day {
  let day = addDays(today, -2);
  while (new Date(day).getUTCDay() !== 2 || busyness(day) < 0.9) day = addDays(day, -1);
  return day;
}

function speechesOf(theme: Theme, first: Member, second: Member): Speech[] {
  const issue = theme.issues[1];
  const chair = (text: string): Speech => ({
    speaker: { name: 'De voorzitter', role: 'Voorzitter' },
    label: 'De voorzitter',
    text,
    chair: true,
  });
  const says = (member: Member, text: string): Speech => ({
    speaker: asPerson(member, 'Spreker'),
    label: asSpeaker(member),
    text,
  });
  const minister = (text: string): Speech => ({
    speaker: ministerPerson(theme, 'Bewindspersoon'),
    label: ministerName(theme),
    text,
  });
  return [
    chair(
      `Ik open het vragenuur. De eerste vraag is van ${first.woman ? 'mevrouw' : 'de heer'} ${first.surname}.`,
    ),
    says(first, `Dank, voorzitter. ${issue.view} ${issue.question}`),
    minister(`Voorzitter. ${issue.answer}`),
    says(
      first,
      `Dat is helder, maar het gaat mij te langzaam. Kan de minister toezeggen dat de Kamer nog voor het reces een brief krijgt, met een datum en een bedrag?`,
    ),
    minister(
      'Die brief kan ik toezeggen. Het bedrag hangt af van de raming die nu wordt gemaakt; die voeg ik bij.',
    ),
    {
      ...says(
        second,
        'Een korte vervolgvraag. Hoe voorkomt de minister dat de regio’s die nu al achterlopen, opnieuw het laatst aan de beurt zijn?',
      ),
      interruption: true,
    },
    minister(
      'Door juist daar te beginnen. In de eerste ronde gaat de helft van de middelen naar die regio’s.',
    ),
    chair('Daarmee zijn wij aan het einde gekomen van deze vraag. Ik dank de minister.'),
  ];
}

/**
 * A short question time with its sound and its meeting. Nobody is heard: the sound is tones that we
 * make, a pitch for each speaker, in time with the turns.
 */
export function recordedDebate(theme: Theme, today: Day): Written[] {
  const day = questionDay(today);
  const [first, second] = spokespersons(theme.key, 'vragenuur');
  if (!first || !second) return [];
  const begin = instantAt(day, 14, 0);
  const subject = theme.issues[1].about;
  const speeches = speechesOf(theme, first, second);
  const note =
    'Bij dit voorbeeld hoort een opname. Daarop is niemand te horen: het geluid bestaat uit tonen die een programma heeft gemaakt, voor iedere spreker een eigen toonhoogte.';
  const { text, turns } = writeDebate(
    [`Vragenuur van ${dutchDate(day)}\nVragen aan ${ministerTitle(theme)} over ${subject}`, note],
    speeches,
    ['De beraadslaging wordt gesloten.'],
    begin + lead,
  );
  const voices = [...new Set(speeches.map(({ label }) => label))];
  const length = (turns.at(-1)?.end ?? begin) - begin + lead;
  const stretches = turns.map(({ start = begin, end = begin }, index) => ({
    from: start - begin,
    to: end - begin,
    pitch: around(pitches, voices.indexOf(speeches[index]?.label ?? '')),
  }));
  const shared = {
    institution: 'Tweede Kamer',
    language: 'nl',
    day,
    contexts: { ...theme.contexts },
    dossier: { number: theme.dossier, title: theme.title },
    agendaItem: `Vragenuur: ${subject}`,
  };
  return [
    {
      ...shared,
      id: 'demo-vragenuur',
      groupPath: 'tk/handelingen',
      sourceType: 'Handelingen',
      title: `Vragenuur met opname: ${subject}`,
      time: [18, 30],
      text,
      turns,
      partOf: {
        id: meetingId,
        title: `Plenaire vergadering van ${dutchDate(day)}`,
        item: `Vragenuur: ${subject}`,
      },
      people: [...new Map(speeches.map(({ speaker }) => [speaker.name, speaker])).values()],
      sound: {
        title: 'Opname van het vragenuur (gemaakte tonen).wav',
        start: begin,
        bytes: () => writeSound(stretches, length),
      },
    },
    {
      ...shared,
      id: meetingId,
      groupPath: 'tk/agenda',
      sourceType: 'Vragenuur',
      title: `Plenaire vergadering van ${dutchDate(day)}: vragenuur`,
      time: [14, 0],
      text: `Vragenuur op ${dutchDate(day)}, met ${ministerTitle(theme)}.`,
      people: [ministerPerson(theme, 'Bewindspersoon')],
      committees: [committee(theme.committee)],
      meeting: {
        kind: 'plenary',
        hours: 1,
        place: 'Plenaire zaal',
        status: 'held',
        agendaItems: [{ number: '1', title: `Vragenuur: ${subject}`, documentIds: ['demo-vragenuur'] }],
      },
    },
  ];
}

/** The verbatim record of a bill's debate in the Handelingen, item by item: here the closing of one. */
export function closingRecord(theme: Theme, place: number, today: Day): Written[] {
  if (place % 4 !== 1) return [];
  const day = addDays(questionDay(today), -7 * (3 + place * 2));
  const members = spokespersons(theme.key, 'handelingen').slice(0, 3);
  const speeches: Speech[] = [
    {
      speaker: { name: 'De voorzitter', role: 'Voorzitter' },
      label: 'De voorzitter',
      text: `Aan de orde is het tweeminutendebat ${theme.debates[0]}. De spreektijd is twee minuten.`,
      chair: true,
    },
    ...members.map((member, index) => ({
      speaker: asPerson(member, 'Spreker'),
      label: asSpeaker(member),
      text: around(
        [
          `Voorzitter. In het commissiedebat kreeg ik geen antwoord op een eenvoudige vraag. ${around(theme.issues, place).question}`,
          `Voorzitter. Dank voor de toezegging over ${around(theme.issues, place + 1).about}. Wij wachten de brief af en dienen vandaag geen motie in.`,
          `Voorzitter. ${around(theme.issues, place + 2).view} Op dat punt overweeg ik een motie bij de begroting.`,
        ],
        index,
      ),
    })),
    {
      speaker: ministerPerson(theme, 'Bewindspersoon'),
      label: ministerName(theme),
      text: `Voorzitter. Op de vraag die is gesteld: ${around(theme.issues, place).answer} De brief over de andere punten volgt zoals toegezegd.`,
    },
  ];
  const begin = instantAt(day, 16, 10);
  const { text, turns } = writeDebate(
    [`Handelingen, ${dutchDate(day)}\nTweeminutendebat ${theme.debates[0]}`],
    speeches,
    ['De beraadslaging wordt gesloten.'],
    begin,
  );
  const id = `demo-${theme.dossier.replace(' ', '')}-tweeminutendebat`;
  const shared = {
    institution: 'Tweede Kamer',
    language: 'nl',
    day,
    contexts: { ...theme.contexts },
    dossier: { number: theme.dossier, title: theme.title },
    agendaItem: `Tweeminutendebat ${theme.debates[0]}`,
  };
  return [
    {
      ...shared,
      id,
      groupPath: 'tk/handelingen',
      sourceType: 'Handelingen',
      title: `Tweeminutendebat ${theme.debates[0]}`,
      time: [20, 0],
      text,
      turns,
      partOf: {
        id: `${id}-vergadering`,
        title: `Plenaire vergadering van ${dutchDate(day)}`,
        item: `Tweeminutendebat ${theme.debates[0]}`,
      },
      people: [
        ...members.map((member) => asPerson(member, 'Spreker')),
        ministerPerson(theme, 'Bewindspersoon'),
      ],
    },
    {
      ...shared,
      id: `${id}-vergadering`,
      groupPath: 'tk/agenda',
      sourceType: 'Tweeminutendebat',
      title: `Plenaire vergadering van ${dutchDate(day)}: tweeminutendebat ${theme.debates[0]}`,
      time: [16, 0],
      text: `Tweeminutendebat op ${dutchDate(day)} over ${theme.subject}.`,
      people: [ministerPerson(theme, 'Bewindspersoon')],
      meeting: {
        kind: 'plenary',
        hours: 1,
        place: 'Plenaire zaal',
        status: 'held',
        agendaItems: [{ number: '1', title: `Tweeminutendebat ${theme.debates[0]}`, documentIds: [id] }],
      },
    },
  ];
}
