import type { Meeting } from '#stores/documents/document.ts';
import { addDays, dutchDate, instantAt, workingDayAfter } from './calendar.ts';
import type { Day } from './calendar.ts';
import { ministerPerson } from './compose/composed.ts';
import { committee } from './government.ts';
import type { Planned } from './plan.ts';
import { around, between, seeded } from './random.ts';
import type { Theme } from './theme.ts';
import type { DemoDocument } from './demo-document.ts';

const count = 42;
const rooms = [
  'Thorbeckezaal',
  'Klompézaal',
  'Troelstrazaal',
  'Groen van Prinstererzaal',
  'Suze Groenewegzaal',
];

function statusOf(index: number, past: boolean): Meeting['status'] {
  if (index % 13 === 6) return 'cancelled';
  if (index % 11 === 4) return 'moved';
  return past ? 'held' : 'planned';
}

function meetingDay(index: number, today: Day): Day {
  const first = -88;
  const near =
    index % 3 === 0 ? between(seeded(`near ${index}`), 0, 20) : first + Math.round((index * 268) / count);
  const day = workingDayAfter(addDays(today, near));
  const date = new Date(day);
  const quiet =
    (date.getUTCMonth() === 11 && date.getUTCDate() > 19) ||
    (date.getUTCMonth() === 0 && date.getUTCDate() < 10);
  return quiet ? workingDayAfter(addDays(day, 21)) : day;
}

/** Meetings from three months back to six months ahead, with the documents on their agendas. */
export function demoMeetings(
  themes: readonly Theme[],
  planned: readonly Planned[],
  titleOf: (planned: Planned) => string,
  today: Day,
): DemoDocument[] {
  return Array.from({ length: count }, (_, index): DemoDocument => {
    const theme = around(themes, index * 5 + Math.floor(index / themes.length));
    const random = seeded(`meeting ${index}`);
    const day = meetingDay(index, today);
    const kind = index % 4 === 3 ? 'plenary' : 'committee';
    const timeKnown = index % 9 !== 7;
    const hour = around([10, 14, 13, 16], between(random, 0, 3));
    const start = timeKnown ? instantAt(day, hour, between(random, 0, 1) * 30) : instantAt(day, 0, 0);
    const papers = planned
      .filter(
        (each) =>
          each.theme === theme &&
          each.day <= day &&
          each.day <= today &&
          ['regering/kamerbrief', 'tk/position-paper', 'regering/bijlage'].includes(each.kind),
      )
      .slice(-3);
    const subject = theme.debates[kind === 'plenary' ? 1 : 0];
    const type =
      kind === 'plenary'
        ? 'Plenair debat'
        : around(['Commissiedebat', 'Rondetafelgesprek', 'Technische briefing'], index % 4);
    const status = statusOf(index, day < today);
    const id = `demo-vergadering-${index + 1}`;
    return {
      document: {
        id,
        domain: 'nl',
        source: 'demo',
        demo: true,
        groupPath: 'tk/agenda',
        sourceType: type,
        institution: 'Tweede Kamer',
        title: `${type} ${subject}`,
        titles: {},
        language: 'nl',
        date: start,
        timeKnown,
        sourceDate: new Date(day).toISOString().slice(0, 10),
        text: `${type} over ${subject} op ${dutchDate(day)}. De vergadering gaat over ${theme.subject}. Op de agenda staan onder meer ${theme.issues[0].about} en ${theme.issues[1].about}.`,
        attachments: [],
        people: [ministerPerson(theme, 'Genodigde')],
        organisations:
          type === 'Rondetafelgesprek'
            ? theme.organisations.map((name) => ({ name, relation: 'Genodigde' }))
            : [],
        committees: kind === 'committee' ? [committee(theme.committee)] : [],
        numbers: [
          {
            kind: 'session',
            value: `${new Date(day).getUTCFullYear()}A${String(2000 + index * 37).padStart(5, '0')}`,
          },
        ],
        dossier: { number: theme.dossier, title: theme.title },
        agendaItem: subject,
        votes: [],
        relations: papers.map((each) => ({ relation: 'Geagendeerd', id: each.id, title: titleOf(each) })),
        originalUrls: [],
        confidentiality: 'Openbaar',
        contexts: { ...theme.contexts },
        meeting: {
          kind,
          start,
          ...(timeKnown ? { end: start + around([2, 3, 4], index) * 3_600_000 } : {}),
          timeKnown,
          place: kind === 'plenary' ? 'Plenaire zaal' : around(rooms, index),
          status,
          agendaItems: [
            { number: '1', title: 'Opening en mededelingen', documentIds: [] },
            { number: '2', title: subject, documentIds: papers.map((each) => each.id) },
            { number: '3', title: `Bespreking van ${theme.issues[2].about}`, documentIds: [] },
          ],
        },
      },
      files: [],
    };
  });
}
