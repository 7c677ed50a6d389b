import { dutchDate } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import { type Sitting, sittingsOf } from '../sittings.ts';
import type { Written } from '../written.ts';
import { type File, paper } from './file.ts';
import { asLocal, chairOf, executiveOf, words } from './house.ts';

const count = 38;
const idOf = (nth: number) => `demo-lr-vergadering-${nth + 1}`;
const sourceTimes = (day: Day) => {
  const text = new Date(day).toISOString().slice(0, 10);
  return { start: `${text}T00:00:00`, end: `${text}T17:00:00` };
};

function placeOf(file: File, { special }: Sitting): string {
  if (special === 'online') return 'Online, via videoverbinding';
  return special === 'all-day' ? `Vertrek vanaf ${file.body.room}` : file.body.room;
}

function kindOf(file: File, { special, nth }: Sitting): string {
  if (special === 'all-day') return `Werkbezoek ${file.body.committee[1]}`;
  if (special === 'night') return `Nacht van de lokale democratie in ${file.body.area}`;
  return nth % 4 === 2 ? capital(words[file.body.level].meeting) : file.body.committee[1];
}

/** Meetings of councils and committees over the whole agenda. */
export function localMeetings(files: readonly File[], today: Day): Written[] {
  return sittingsOf('local', count, today).map((sitting): Written => {
    const { nth, day, time, hours, status, special, replaces, replacedBy, resumes } = sitting;
    const pairOf = replaces ?? resumes ?? nth;
    const file = around(files, pairOf * 5 + 3);
    const { body } = file;
    const title = `${kindOf(file, { ...sitting, nth: pairOf })}: ${body.title}`;
    const [first, second, third] = body.issues;
    const approximate = special === 'approximate';
    return paper(file, {
      suffix: `vergadering-${nth}`,
      id: idOf(nth),
      type: 'agenda',
      sourceType: kindOf(file, { ...sitting, nth: pairOf }),
      title,
      day,
      time: approximate ? [16, 0] : time,
      text: `${title} op ${dutchDate(day)}. Besproken wordt ${body.subject}, met in het bijzonder ${first.about} en ${second.about}.${status === 'cancelled' ? ' De vergadering is vervallen wegens te weinig aanmeldingen.' : ''}`,
      people: [asLocal(body, chairOf(body), 'Voorzitter'), asLocal(body, executiveOf(body), 'Genodigde')],
      organisations: [{ name: body.organisation, relation: 'Inspreker' }],
      meeting: {
        kind: title.startsWith(capital(words[body.level].meeting)) ? 'plenary' : 'committee',
        hours: approximate ? 1 : hours,
        place: placeOf(file, sitting),
        status,
        ...(approximate ? { approximate: true, sourceTimes: sourceTimes(day) } : {}),
        ...(replaces === undefined ? {} : { replaces: idOf(replaces) }),
        ...(replacedBy === undefined ? {} : { replacedBy: idOf(replacedBy) }),
        ...(resumes === undefined ? {} : { resumes: idOf(resumes) }),
        agendaItems: [
          { number: '1', title: 'Opening en mededelingen', documentIds: [] },
          {
            number: '2',
            title: `Bespreking van ${body.subject}`,
            documentIds: ['brief-1', 'voorstel', 'vragen-3'].map(file.id),
          },
          special === 'confidential'
            ? { number: '3', title: 'Grondposities', documentIds: [], confidential: true }
            : { number: '3', title: capital(third.about), documentIds: [file.id('brief-2')] },
        ],
      },
    });
  });
}
