import type { Commitment } from 'contract/document-parts';
import { addDays, dutchDate, workingDayAfter, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { capital, ministerPerson, ministerTitle } from '../compose/composed.ts';
import { ministries } from '../government.ts';
import { meetingIdOf, meetingNumber } from '../meetings.ts';
import { asPerson, spokespersons } from '../parliament.ts';
import type { Planned } from '../plan.ts';
import { around } from '../random.ts';
import type { Issue, Theme } from '../theme.ts';
import type { Written } from '../written.ts';

/** What is promised, with the word that its title begins with. */
const promises = [
  { title: 'Brief over', does: 'stuurt de Kamer een brief over' },
  { title: 'Cijfers over', does: 'stuurt de Kamer de cijfers over' },
  { title: 'Overleg over', does: 'overlegt met de betrokkenen en bericht de Kamer over' },
  { title: 'Evaluatie van', does: 'laat een evaluatie doen van' },
];

/** In which way a commitment ends or does not; nothing of it depends on chance. */
type Course = 'noted' | 'late' | 'inText' | 'undated';

interface Made {
  /** The report of the debate it was made in, and its place among what was planned. */
  debate: Planned;
  place: number;
  nth: number;
  course: Course;
}

/** Of reported debates what the minister promised, each in its own course. */
function madeIn(planned: readonly Planned[], today: Day): Made[] {
  return planned.flatMap((debate, place): Made[] => {
    const old = debate.day < addDays(today, -400);
    const courses: Partial<Record<Planned['kind'], readonly Course[]>> = {
      'tk/commissieverslag': old
        ? ['noted']
        : ['noted', 'late', debate.place % 2 === 0 ? 'inText' : 'undated'],
      'tk/plenair-verslag': old ? [] : ['undated'],
    };
    const shift = debate.kind === 'tk/plenair-verslag' ? 3 : 0;
    return (courses[debate.kind] ?? []).map((course, nth) => ({ debate, place, nth: shift + nth, course }));
  });
}

/**
 * Commitments made in the reported debates of the Tweede Kamer, in every state: noted as fulfilled by a letter that is
 * there, open with and without a day, late, late with a letter that announces it, in part, and lapsed.
 */
export function lowerHouseCommitments(planned: readonly Planned[], today: Day): Written[] {
  return madeIn(planned, today).flatMap((made) => {
    const written = writtenOf(made, planned, today);
    return written ? [written, ...delayOf(made, written, today)] : [];
  });
}

const numberOf = ({ debate, nth }: Made) =>
  `TZ${yearOf(debate.day)}${String(new Date(debate.day).getUTCMonth() + 1).padStart(2, '0')}-${101 + debate.place * 5 + nth}`;
const dossierKey = (theme: Theme) => `demo-${theme.dossier.replace(' ', '')}`;
const dayText = (day: Day) => new Date(day).toISOString().slice(0, 10);

/** Days after the debate by which each is due. */
const terms: Record<Exclude<Course, 'undated'>, number> = { noted: 60, late: 30, inText: 120 };
const dueOf = ({ debate, course }: Made): Day | undefined =>
  course === 'undated' ? undefined : workingDayAfter(addDays(debate.day, terms[course]));

function writtenOf(made: Made, planned: readonly Planned[], today: Day): Written | undefined {
  const { debate, place, nth, course } = made;
  const { theme, day } = debate;
  const [member] = spokespersons(theme.key, `commitment ${theme.key} ${nth}`).slice(nth % 3);
  const meeting = meetingIdOf(debate);
  if (!member || meeting === undefined) return undefined;
  const issue = around(theme.issues, nth);
  const promise = around(promises, nth);
  const minister = ministerPerson(theme, 'Toezegging');
  const due = dueOf(made);
  const state = stateOf(made, planned, today);
  const meetingTitle = `${debate.kind === 'tk/plenair-verslag' ? 'Plenaire vergadering' : 'Commissiedebat'} van ${dutchDate(day)}`;
  return {
    id: `${dossierKey(theme)}-toezegging-${nth + 1}`,
    groupPath: 'tk/toezegging',
    sourceType: 'Toezegging',
    institution: 'Tweede Kamer',
    language: 'nl',
    contexts: { ...theme.contexts },
    dossier: { number: theme.dossier, title: theme.title },
    title: `${promise.title} ${issue.about}`,
    day,
    text: textOf(made, issue, due),
    people: [minister, { ...asPerson(member, 'ToegezegdAanPersoon') }],
    organisations: [{ name: ministries[theme.ministry].name, relation: 'Ministerie' }],
    numbers: [
      { kind: 'document', value: numberOf(made) },
      { kind: 'session', value: meetingNumber(debate, place) },
    ],
    partOf: { id: meeting, title: meetingTitle },
    relations: state.fulfilledBy.flatMap(({ id }) => (id ? [{ relation: 'KamerbriefNakoming', id }] : [])),
    commitment: {
      ...state,
      ...(due === undefined ? {} : { due: dayText(due) }),
      ...(course === 'inText' ? { dueInText: true as const } : {}),
      by: { name: minister.name, ...(minister.function ? { function: minister.function } : {}) },
      ministry: ministries[theme.ministry].name,
      to: [{ name: member.name, function: 'Tweede Kamerlid', party: member.party }],
      toParties: [],
      meeting: { id: meeting, title: meetingTitle },
    },
  };
}

/** What the minister says in every fourth answer of a debate (compose/debates.ts), as the chamber wrote it down. */
const literally =
  'dat de Kamer voor het einde van het kwartaal een brief ontvangt, met daarin een tijdpad en de stand van de financiering';

function textOf({ debate, nth, course }: Made, issue: Issue, due: Day | undefined): string {
  const minister = capital(ministerTitle(debate.theme));
  const { does } = around(promises, nth);
  if ((nth + debate.place) % 4 === 0)
    return `${minister} zegt toe ${literally}. De brief gaat over ${issue.about}.`;
  const by = course === 'inText' && due !== undefined ? ` vóór ${dutchDate(due)}` : '';
  return `${minister} ${does} ${issue.about}${by}, en gaat daarbij in op de vraag of ${issue.because}.`;
}

type State = Pick<Commitment, 'state' | 'stateText' | 'fulfilledBy'>;
const open: State = { state: 'open', stateText: 'Openstaand', fulfilledBy: [] };

/** How the chamber has it: by a letter of the minister that came later where there is one. */
function stateOf({ debate, course, nth }: Made, planned: readonly Planned[], today: Day): State {
  const letter = planned.find(
    ({ kind, theme, day }) =>
      kind === 'regering/kamerbrief' && theme === debate.theme && day > debate.day && day <= today,
  );
  const by = letter ? [{ id: letter.id, title: around(letter.theme.letters, letter.nth) }] : [];
  const old = debate.day < addDays(today, -200);
  if (course === 'noted' && letter) return { state: 'fulfilled', stateText: 'Nagekomen', fulfilledBy: by };
  if (course === 'noted' && old) return { state: 'fulfilled', stateText: 'Afgedaan', fulfilledBy: [] };
  if (course === 'undated' && old && debate.place % 3 === 1)
    return { state: 'lapsed', stateText: 'Vervallen', fulfilledBy: [] };
  if (course === 'inText' && letter && (debate.place + nth) % 3 === 0)
    return { state: 'partly', stateText: 'Deels Afgedaan', fulfilledBy: by };
  if (course === 'late' && old) return { state: 'fulfilled', stateText: 'Nagekomen', fulfilledBy: [] };
  return open;
}

/** The letter in which the minister says that it will be later, of every other late one. */
function delayOf(made: Made, { commitment, title }: Written, today: Day): Written[] {
  const { debate, course, nth } = made;
  const due = dueOf(made);
  const { theme } = debate;
  if (course !== 'late' || commitment?.state !== 'open' || due === undefined || debate.place % 2 === 1)
    return [];
  const day = workingDayAfter(addDays(debate.day, 20));
  if (day > today) return [];
  return [
    {
      id: `${dossierKey(theme)}-uitstel-${nth + 1}`,
      groupPath: 'regering/kamerbrief',
      sourceType: 'Brief regering',
      institution: `Ministerie van ${ministries[theme.ministry].name}`,
      language: 'nl',
      contexts: { ...theme.contexts },
      dossier: { number: theme.dossier, title: theme.title },
      title: `Uitstel van een toezegging: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      day,
      text: [
        `Brief van ${ministerTitle(theme)}\nAan de Voorzitter van de Tweede Kamer der Staten-Generaal\nDen Haag, ${dutchDate(day)}`,
        `In het debat van ${dutchDate(debate.day)} heb ik uw Kamer vóór ${dutchDate(due)} bericht toegezegd over ${around(theme.issues, nth).about} (toezegging ${numberOf(made)}). De gegevens komen later beschikbaar dan ik had voorzien; ik moet u daarom om uitstel vragen tot ${dutchDate(workingDayAfter(addDays(due, 75)))}.`,
        `${capital(ministerTitle(theme))},\n\n${ministries[theme.ministry].minister.name}`,
      ].join('\n\n'),
      people: [ministerPerson(theme, 'Afzender')],
    },
  ];
}
