import { dutchDate } from './calendar.ts';
import type { Day } from './calendar.ts';
import { ministerPerson } from './compose/composed.ts';
import { committee } from './government.ts';
import type { Kind, Planned } from './plan.ts';
import { around } from './random.ts';
import { sittingsOf } from './sittings.ts';
import type { Theme } from './theme.ts';
import type { Written } from './written.ts';

const count = 42;
const rooms = [
  'Thorbeckezaal',
  'Klompézaal',
  'Troelstrazaal',
  'Groen van Prinstererzaal',
  'Suze Groenewegzaal',
];
const idOf = (nth: number) => `demo-vergadering-${nth + 1}`;
const debates: readonly Kind[] = [
  'tk/commissieverslag',
  'tk/plenair-verslag',
  'tk/mondelinge-vragen',
  'ek/verslag',
];

/** The id of the meeting a report of a debate is part of; undefined for what is no such report. */
export function meetingIdOf(planned: Planned): string | undefined {
  return debates.includes(planned.kind) ? planned.id.replace('demo-', 'demo-vergadering-') : undefined;
}

/** Meetings from three months back to six months ahead, with the documents on their agendas. */
export function demoMeetings(themes: readonly Theme[], planned: readonly Planned[], today: Day): Written[] {
  return sittingsOf('national', count, today).map((sitting): Written => {
    const { nth, day, time, hours, status, special, replaces, replacedBy, resumes } = sitting;
    const first = replaces ?? resumes ?? nth;
    const theme = around(themes, first * 5 + Math.floor(first / themes.length));
    const plenary = first % 4 === 3 || special === 'night';
    const papers = planned
      .filter(
        (each) =>
          each.theme === theme &&
          each.day <= day &&
          each.day <= today &&
          ['regering/kamerbrief', 'tk/position-paper', 'regering/bijlage'].includes(each.kind),
      )
      .slice(-3);
    const subject = theme.debates[plenary ? 1 : 0];
    const type = plenary
      ? special === 'night'
        ? 'Open nacht van het parlement'
        : 'Plenair debat'
      : special === 'all-day'
        ? 'Werkbezoek'
        : around(['Commissiedebat', 'Rondetafelgesprek', 'Technische briefing'], first % 4);
    const approximate = special === 'approximate';
    const date = new Date(day).toISOString().slice(0, 10);
    return {
      id: idOf(nth),
      groupPath: 'tk/agenda',
      institution: 'Tweede Kamer',
      language: 'nl',
      sourceType: type,
      title: `${type} ${subject}`,
      day,
      ...(approximate ? { time: [16, 0] as const } : time ? { time } : {}),
      text: `${type} over ${subject} op ${dutchDate(day)}. De vergadering gaat over ${theme.subject}. ${status === 'cancelled' ? 'Zij gaat niet door op verzoek van een meerderheid van de commissie.' : `Op de agenda staan onder meer ${theme.issues[0].about} en ${theme.issues[1].about}.`}`,
      people: [ministerPerson(theme, 'Genodigde')],
      organisations:
        type === 'Rondetafelgesprek'
          ? theme.organisations.map((name) => ({ name, relation: 'Genodigde' }))
          : [],
      committees: plenary ? [] : [committee(theme.committee)],
      numbers: [{ kind: 'session', value: sessionNumber(day, nth) }],
      dossier: { number: theme.dossier, title: theme.title },
      agendaItem: subject,
      relations: papers.map((each) => ({ relation: 'Geagendeerd', id: each.id })),
      contexts: { ...theme.contexts },
      meeting: {
        kind: plenary ? 'plenary' : 'committee',
        hours: approximate ? 1 : hours,
        place: special === 'online' ? 'Online' : plenary ? 'Plenaire zaal' : around(rooms, nth),
        status,
        ...(approximate
          ? { approximate: true, sourceTimes: { start: `${date}T00:00:00`, end: `${date}T17:00:00` } }
          : {}),
        ...(replaces === undefined ? {} : { replaces: idOf(replaces) }),
        ...(replacedBy === undefined ? {} : { replacedBy: idOf(replacedBy) }),
        ...(resumes === undefined ? {} : { resumes: idOf(resumes) }),
        agendaItems: [
          { number: '1', title: 'Opening en mededelingen', documentIds: [] },
          { number: '2', title: subject, documentIds: papers.map((each) => each.id) },
          special === 'confidential'
            ? { number: '3', title: 'Besloten briefing', documentIds: [], confidential: true }
            : { number: '3', title: `Bespreking van ${theme.issues[2].about}`, documentIds: [] },
        ],
      },
    };
  });
}

const sessionNumber = (day: Day, nth: number) =>
  `${new Date(day).getUTCFullYear()}A${String(2000 + nth * 37).padStart(5, '0')}`;

/** The number of the meeting in which a reported debate was held, by its place among what was planned. */
export const meetingNumber = ({ day }: Planned, place: number): string => sessionNumber(day, 60 + place);

/** The meetings in which the reported debates were held. */
export function heldMeetings(planned: readonly Planned[]): Written[] {
  return planned.flatMap((each, index): Written[] => {
    const id = meetingIdOf(each);
    if (id === undefined) return [];
    const { theme, kind, day } = each;
    const senate = kind === 'ek/verslag';
    const plenary = kind !== 'tk/commissieverslag';
    const subject =
      kind === 'tk/mondelinge-vragen' ? 'Vragenuur' : senate ? theme.title : theme.debates[plenary ? 1 : 0];
    const type = plenary ? 'Plenaire vergadering' : 'Commissiedebat';
    const tabled = planned.filter(
      (other) =>
        other.theme === theme && other.kind === (senate ? 'ek/motie' : 'tk/motie') && other.day === day,
    );
    return [
      {
        id,
        groupPath: senate ? 'ek/agenda' : 'tk/agenda',
        institution: senate ? 'Eerste Kamer' : 'Tweede Kamer',
        language: 'nl',
        sourceType: type,
        title: `${type} van ${dutchDate(day)}: ${subject}`,
        day,
        time: [14, 0],
        text: `${type} op ${dutchDate(day)}. Onderwerp: ${subject}. Het debat ging over ${theme.subject}.`,
        people: [ministerPerson(theme, 'Bewindspersoon')],
        committees: plenary ? [] : [committee(theme.committee)],
        numbers: [{ kind: 'session', value: meetingNumber(each, index) }],
        dossier: { number: theme.dossier, title: theme.title },
        agendaItem: subject,
        contexts: { ...theme.contexts },
        meeting: {
          kind: plenary ? 'plenary' : 'committee',
          hours: plenary ? 5 : 3.5,
          place: plenary ? 'Plenaire zaal' : around(rooms, index),
          status: 'held',
          agendaItems: [
            { number: '1', title: 'Opening', documentIds: [] },
            { number: '2', title: subject, documentIds: [each.id, ...tabled.map((motion) => motion.id)] },
          ],
        },
      },
    ];
  });
}
