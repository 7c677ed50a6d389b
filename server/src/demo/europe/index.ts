import { addDays, dayOf, englishDate, workingDayBefore, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import type { DemoDocument } from '../demo-document.ts';
import { finish, type Written } from '../written.ts';
import {
  afterwards,
  expertGroup,
  haveYourSay,
  interestMeeting,
  press,
  proposal,
  workingDocument,
} from './commission.ts';
import { advisers, agreement, conclusions, councilNote, councilSession, position } from './council.ts';
import { type File, openFile } from './file.ts';
import { europeanMeetings } from './meetings.ts';
import {
  amendments,
  committeePapers,
  draftReport,
  opinion,
  oralQuestion,
  procedureFile,
  questionAnswer,
  research,
  writtenQuestion,
} from './parliament.ts';
import { debate, motion, plenaryAmendments, plenaryReport, sessionPapers, sitting } from './plenary.ts';
import { greenProcedures } from './procedures-green.ts';
import { rightsProcedures } from './procedures-rights.ts';

/** Turn and turn about, so that every stage has something of everything. */
const procedures = greenProcedures.flatMap((green, index) => {
  const rights = rightsProcedures[index];
  return rights ? [green, rights] : [green];
});

/** Days ago that each procedure began. */
const ageOf = (place: number) => 690 - place * 46;
/** Age in days of the latest question, note and press release of each. */
const recentAges = [0, 1, 2, 1, 4, 0, 7, 1, 3, 9, 1, 0];

/** The stages that the file of a procedure lists, with the days after its beginning. */
const stages = [
  ['Proposal or communication published', 55],
  ['Referral to committee announced in Parliament', 71],
  ['Draft report', 140],
  ['Amendments tabled in committee', 166],
  ['Report tabled for plenary', 204],
  ['Debate in Parliament', 215],
] as const;

function papersOf(file: File, age: number): Written[] {
  const legislative = file.procedure.type === 'COD';
  const recent = age - (recentAges[file.place] ?? 5);
  return [
    haveYourSay(file, 0),
    interestMeeting(file, 34),
    proposal(file, 55),
    ...(legislative ? [workingDocument(file, 55)] : []),
    press(file, 0, 55),
    councilNote(file, 0, 84),
    ...advisers(file, 108),
    writtenQuestion(file, 0, 96),
    questionAnswer(file, 0, 134),
    expertGroup(file, 118),
    research(file, 126),
    procedureFile(file, 57, stages),
    draftReport(file, 140),
    ...committeePapers(file, 158),
    amendments(file, 166),
    opinion(file, 181),
    ...councilSession(file, 190),
    plenaryReport(file, 204),
    oralQuestion(file, 200),
    writtenQuestion(file, 1, 206),
    sitting(file, 215),
    debate(file, 215),
    motion(file, 209),
    plenaryAmendments(file, 208),
    ...sessionPapers(file, 215),
    questionAnswer(file, 1, 244),
    councilNote(file, 1, 226),
    ...(legislative ? position(file, 252) : [conclusions(file, 258)]),
    ...(legislative ? agreement(file, 300) : []),
    ...afterwards(file, legislative ? 380 : 310),
    writtenQuestion(file, 2, recent),
    press(file, 1, recent - 1),
  ];
}

/** Papers that stand by themselves: decisions and notices of the Official Journal, reports of the auditors. */
function singles(today: Day): Written[] {
  const day = (age: number) => workingDayBefore(addDays(today, -age));
  const common = { language: 'en' };
  const journal = 'Official Journal of the European Union';
  const auditors = 'European Court of Auditors';
  return [
    {
      ...common,
      id: 'demo-eu-journal-decision',
      groupPath: 'official-journal/decision',
      institution: journal,
      sourceType: 'Decision',
      title: 'Decision appointing three members of the expert panel on regional airports',
      day: day(33),
      text: `Official Journal of the European Union\nL series, ${englishDate(day(33))}\n\nThe Council has decided as follows:\n\nArticle 1\nThree members are appointed to the panel for a term of four years.\n\nArticle 2\nThis Decision shall enter into force on the date of its adoption.`,
      contexts: { mobiliteit: 81, europa: 55 },
    },
    {
      ...common,
      id: 'demo-eu-journal-notice',
      groupPath: 'official-journal/other',
      institution: journal,
      sourceType: 'Notice',
      title: 'Notice of a call for proposals: cross-border vocational training',
      day: day(12),
      text: `Official Journal of the European Union\nC series, ${englishDate(day(12))}\n\nThe Commission launches a call for proposals to support apprentices who spend at least three months in another Member State. The budget amounts to EUR 14 million. Applications close in ten weeks.`,
      contexts: { onderwijs: 88, arbeid: 61 },
    },
    {
      ...common,
      id: 'demo-eu-auditors-annual',
      groupPath: 'auditors/annual-report',
      institution: auditors,
      sourceType: 'Annual report',
      title: `Annual report on the implementation of the budget for ${yearOf(today) - 1}`,
      day: day(41),
      text: 'European Court of Auditors\n\nWe give a clean opinion on the reliability of the accounts. The level of error in payments is material; it is highest in spending on cohesion and lowest in administrative expenditure.\n\nThe budget will be under pressure from interest payments. We recommend that the Commission publish a forecast for ten years.',
      contexts: { financien: 95, europa: 70 },
      own: 'pdf',
    },
    {
      ...common,
      id: 'demo-eu-auditors-opinion',
      groupPath: 'auditors/opinion',
      institution: auditors,
      sourceType: 'Opinion',
      title: 'Opinion on the proposal for simpler rules on public procurement',
      day: day(19),
      text: 'European Court of Auditors\nOpinion\n\nWe welcome the reduction of the number of procedures. However, the proposal does not define the quality criteria that contracting authorities should use.\n\nWe suggest a common register of contracts, as data are incomplete in eleven Member States.',
      contexts: { economie: 84, bestuur: 52 },
    },
  ];
}

/** The file of a directive that stands in the Official Journal, so that it can be seen how it goes on in the countries. */
export function demoDirective(today: Day): File {
  const place = procedures.findIndex(({ act, type }) => act === 'directive' && type === 'COD');
  const procedure = procedures[place];
  if (!procedure) throw new Error('the demo has no directive');
  return openFile(procedure, place, ageOf(place), today);
}

/** The European demo: twelve procedures from call for evidence to act, with their meetings. */
export function europeanDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const files = procedures.map((procedure, place) => openFile(procedure, place, ageOf(place), today));
  return finish(
    'eu',
    [
      ...files.flatMap((file) => papersOf(file, ageOf(file.place))),
      ...singles(today),
      ...europeanMeetings(files, today),
    ],
    now,
  );
}
