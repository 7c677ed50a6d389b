import { dayOf } from '../calendar.ts';
import type { DemoDocument } from '../demo-document.ts';
import { flemishTransposition } from '../transposition.ts';
import { finish, type Written } from '../written.ts';
import { committeeReport, heldMeetings, plenaryReport } from './debates.ts';
import { adoption, amendment, committeeReportOnDecree, decree, motion, resolution } from './decree.ts';
import { type File, openFile } from './file.ts';
import { landInitiatives } from './initiatives-land.ts';
import { peopleInitiatives } from './initiatives-people.ts';
import { flemishMeetings } from './meetings.ts';
import { committeePapers, decision, latestNews, outsiders, policy } from './others.ts';
import { spokenQuestion, writtenQuestion } from './questions.ts';

/** Turn and turn about, so that every stage has something of everything. */
const initiatives = landInitiatives.flatMap((land, index) => {
  const other = peopleInitiatives[index];
  return other ? [land, other] : [land];
});

/** Days ago that each initiative began. */
const ageOf = (place: number) => 660 - place * 49;
/** Age in days of the latest questions and news of each. */
const recentAges = [0, 1, 2, 0, 5, 1, 8, 3, 1, 0, 12, 1];

function papersOf(file: File, age: number): Written[] {
  const recent = age - (recentAges[file.place] ?? 4);
  return [
    writtenQuestion(file, 0, 0),
    spokenQuestion(file, 'vraag-om-uitleg', 0, 19),
    ...policy(file, 26),
    ...decision(file, 33),
    ...outsiders(file, 62),
    decree(file, 84),
    ...committeePapers(file, 110),
    committeeReport(file, 110, 'hoorzitting'),
    resolution(file, 118),
    spokenQuestion(file, 'interpellatie', 2, 124),
    motion(file, 127),
    writtenQuestion(file, 1, 133),
    committeeReport(file, 145, 'commissieverslag'),
    amendment(file, 152),
    committeeReportOnDecree(file, 166),
    spokenQuestion(file, 'actuele-vraag', 1, 182),
    plenaryReport(file),
    ...(file.after(182) <= file.today ? adoption(file) : []),
    ...heldMeetings(file, 110, 145),
    spokenQuestion(file, 'vraag-om-uitleg', 2, recent - 2),
    writtenQuestion(file, 2, recent),
    latestNews(file, recent),
  ];
}

/** The Flemish demo: twelve initiatives from first question to gazette, with their meetings. */
export function flemishDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const files = initiatives.map((initiative, place) => openFile(initiative, place, ageOf(place), today));
  return finish(
    'be-flm',
    [
      ...files.flatMap((file) => papersOf(file, ageOf(file.place))),
      ...flemishTransposition(today),
      ...flemishMeetings(files, today),
    ],
    now,
  );
}
