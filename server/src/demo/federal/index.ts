import { dayOf } from '../calendar.ts';
import type { DemoDocument } from '../demo-document.ts';
import { finish, type Written } from '../written.ts';
import { economyBills } from './bills-economy.ts';
import { marketBills } from './bills-markets.ts';
import { societyBills } from './bills-society.ts';
import { stateBills } from './bills-state.ts';
import { heldMeeting, report, spoken } from './debates.ts';
import { type File, openFile } from './file.ts';
import { outsiders, senate } from './institutions.ts';
import { federalMeetings } from './meetings.ts';
import { adoption, committeePapers, government, motion, news } from './others.ts';
import { amendment, bill, councilAdvice, reportOnBill, resolution, writtenQuestion } from './papers.ts';
import { plenaryAfter } from './voting.ts';

/** Turn and turn about, so that every stage has something of everything. */
const markets = [...economyBills, ...marketBills];
const society = [...societyBills, ...stateBills];
const bills = markets.flatMap((market, index) => {
  const other = society[index];
  return other ? [market, other] : [market];
});

/** Days ago that each bill began. */
const ageOf = (place: number) => 668 - place * 56;
/** Age in days of the latest questions and news of each. */
const recentAges = [0, 1, 1, 0, 3, 0, 6, 2, 1, 0];

function papersOf(file: File, age: number): Written[] {
  const recent = age - (recentAges[file.place] ?? 4);
  return [
    writtenQuestion(file, 0, 0),
    spoken(file, 'mondelinge-vraag', 1, 16),
    ...government(file, 30),
    news(file, 0, 31),
    ...outsiders(file, 58),
    bill(file, 74),
    councilAdvice(file, 88),
    resolution(file, 97),
    ...committeePapers(file, 118),
    heldMeeting(file, 'commissieverslag', 118),
    report(file, 'commissieverslag', 118),
    spoken(file, 'interpellatie', 2, 126),
    motion(file, 129),
    writtenQuestion(file, 1, 133),
    amendment(file, 140),
    reportOnBill(file, 160),
    heldMeeting(file, 'plenair-verslag', plenaryAfter),
    report(file, 'plenair-verslag', plenaryAfter),
    ...(file.after(plenaryAfter) < file.today ? adoption(file) : []),
    ...senate(file, 188),
    resolution(file, 196, 'senaat'),
    heldMeeting(file, 'handelingen', 204),
    report(file, 'handelingen', 204),
    reportOnBill(file, 201, 'senaat'),
    writtenQuestion(file, 2, 209, 'senaat'),
    spoken(file, 'mondelinge-vraag', 0, recent - 1),
    writtenQuestion(file, 2, recent),
    news(file, 1, recent),
  ];
}

/** The Belgian federal demo: ten bills in Dutch and French from first question to gazette, with their meetings. */
export function federalDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const files = bills.map((each, place) => openFile(each, place, ageOf(place), today));
  return finish(
    'be-fed',
    [...files.flatMap((file) => papersOf(file, ageOf(file.place))), ...federalMeetings(files, today)],
    now,
  );
}
