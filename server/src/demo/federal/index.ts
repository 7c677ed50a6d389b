import { addDays, dayOf, workingDayBefore } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import type { DemoDocument } from '../demo-document.ts';
import { federalTransposition } from '../transposition.ts';
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

/** A report of the Senate that belongs to no bill. */
function crossBorderReport(today: Day): Written {
  return {
    id: 'demo-fed-senaat-stikstof',
    groupPath: 'senaat/informatieverslag',
    sourceType: 'Informatieverslag',
    institution: 'Senaat',
    language: 'nl',
    title: 'Informatieverslag over stikstof en natuur over de gewestgrenzen heen',
    titles: {
      nl: 'Informatieverslag over stikstof en natuur over de gewestgrenzen heen',
      fr: 'Rapport d’information sur l’azote et la nature au-delà des frontières régionales',
    },
    day: workingDayBefore(addDays(today, -64)),
    text: [
      '8-9101/1\nInformatieverslag over stikstof en natuur over de gewestgrenzen heen',
      'Vaststellingen\n\nStikstof waait over gewestgrenzen; de natuur trekt zich van bevoegdheden niets aan. Ruim een derde van de neerslag in de Voerstreek en de Kempen is afkomstig van elders, ook uit de buurlanden.',
      'Aanbevelingen\n\n1. Een gemeenschappelijk meetnet, beheerd door de gewesten samen.\n2. Een jaarlijks overleg met de buurlanden.\n3. Federaal onderzoek naar de bijdrage van verkeer en luchtvaart.',
    ].join('\n\n'),
    numbers: [{ kind: 'document', value: '8-9101/1' }],
    contexts: { milieu: 91, 'landbouw-natuur': 83, bestuur: 37 },
    own: 'pdf',
  };
}

/** The Belgian federal demo: ten bills in Dutch and French from first question to gazette, with their meetings. */
export function federalDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const files = bills.map((each, place) => openFile(each, place, ageOf(place), today));
  return finish(
    'be-fed',
    [
      ...files.flatMap((file) => papersOf(file, ageOf(file.place))),
      crossBorderReport(today),
      ...federalTransposition(today),
      ...federalMeetings(files, today),
    ],
    now,
  );
}
