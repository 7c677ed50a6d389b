import type { DemoDocument } from '../demo-document.ts';
import { addDays, dayOf, workingDayAfter, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { finish, type Written } from '../written.ts';
import { type File, openFile } from './file.ts';
import { localMeetings } from './meetings.ts';
import { municipalBodies } from './municipal.ts';
import { northernBodies } from './northern.ts';
import { answers, followUp, gazette, other, progressLetter, promise, proposal, questions } from './papers.ts';
import { agenda, amendment, councilMeeting, decisions, motion, report, sittingAfter } from './sitting.ts';
import { southernBodies } from './southern.ts';
import { waterBodies } from './water.ts';

const bodies = [...northernBodies, ...southernBodies, ...municipalBodies, ...waterBodies];

/** Days ago that each storyline began: the provinces are far on, some municipalities have just started. */
const ageOf = (place: number) => (place < 12 ? 655 - place * 38 : 232 - (place - 12) * 19);

/** Days after the beginning of what is new on every storyline: its age today. */
const recentAges = [0, 1, 3, 1, 6, 0, 9, 2, 14, 1, 20, 4, 0, 2, 1, 11, 5, 0, 8, 3, 17];

function papersOf(file: File, age: number): Written[] {
  const recent = age - (recentAges[file.place] ?? 7);
  return [
    questions(file, 0, 0),
    answers(file, 0, 24),
    progressLetter(file, 40),
    questions(file, 1, 47),
    proposal(file, 58),
    other(file, 66),
    agenda(file),
    councilMeeting(file),
    amendment(file),
    motion(file, 1),
    motion(file, 2),
    report(file),
    decisions(file),
    answers(file, 1, 86),
    gazette(file, 95),
    promise(file, sittingAfter),
    followUp(file, 122),
    questions(file, 2, recent),
  ];
}

/** Joint arrangements of municipalities, with one announcement and one other paper each. */
function arrangements(today: Day): Written[] {
  const names = ['Veiligheidsregio IJsselland', 'Omgevingsdienst Midden-Holland', 'Werkbedrijf De Kempen'];
  return names.flatMap((name, index): Written[] => {
    const day = workingDayAfter(addDays(today, -70 - index * 95));
    const year = yearOf(day) + 1;
    const common = {
      institution: name,
      language: 'nl',
      contexts: { bestuur: 82 - index * 7, financien: 58 },
    };
    return [
      {
        ...common,
        id: `demo-lr-regeling-${index + 1}-blad`,
        groupPath: 'regelingen/blad',
        sourceType: 'Blad gemeenschappelijke regeling',
        title: `Wijziging gemeenschappelijke regeling ${name}`,
        day,
        text: `Blad gemeenschappelijke regeling\n\nDe colleges van de deelnemende gemeenten besluiten de gemeenschappelijke regeling ${name} te wijzigen. In artikel ${index + 7} wordt de termijn voor het indienen van een zienswijze verlengd tot twaalf weken.\n\nDe wijziging treedt in werking op 1 januari ${year}.`,
      },
      {
        ...common,
        id: `demo-lr-regeling-${index + 1}-begroting`,
        groupPath: 'regelingen/overig',
        sourceType: 'Ontwerpbegroting',
        title: `Ontwerpbegroting ${year} ${name}`,
        day: workingDayAfter(addDays(day, 21)),
        text: `Het bestuur van ${name} biedt de raden van de deelnemende gemeenten de ontwerpbegroting ${year} aan. De bijdrage per inwoner stijgt met ${index + 2},${index + 4} procent, vooral door hogere lonen.\n\nZienswijzen kunnen tot ${12 - index} weken na de verzending worden ingediend.`,
        relations: [{ relation: 'Hoort bij', id: `demo-lr-regeling-${index + 1}-blad` }],
      },
    ];
  });
}

/** The local and regional demo: twelve provinces, municipalities, water boards and their meetings. */
export function localDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const files = bodies.map((body, place) => openFile(body, place, ageOf(place), today));
  return finish(
    'nl-lr',
    [
      ...files.flatMap((file) => papersOf(file, ageOf(file.place))),
      ...arrangements(today),
      ...localMeetings(files, today),
    ],
    now,
  );
}
