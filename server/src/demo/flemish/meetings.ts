import { dutchDate } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { around } from '../random.ts';
import { sittingsOf } from '../sittings.ts';
import type { Written } from '../written.ts';
import { type File, paper } from './file.ts';
import { asMinister } from './house.ts';
import { committees } from './initiative.ts';

const count = 38;
const idOf = (nth: number) => `demo-flm-vergadering-${nth + 1}`;
const rooms = ['James Ensorzaal', 'Jan Van Eyckzaal', 'Rik Wouterszaal', 'Antoon Van Dyckzaal'];

/** Meetings of committees and plenary over the whole agenda. */
export function flemishMeetings(files: readonly File[], today: Day): Written[] {
  return sittingsOf('flemish', count, today).map((sitting): Written => {
    const { nth, day, time, hours, status, special, replaces, replacedBy, resumes } = sitting;
    const first = replaces ?? resumes ?? nth;
    const file = around(files, first * 5 + 1);
    const { initiative } = file;
    const [one, two, three] = initiative.issues;
    const plenary = first % 4 === 3 && special === undefined;
    const name =
      special === 'night'
        ? 'Plenaire vergadering, begrotingsnacht'
        : special === 'all-day'
          ? `Studiedag van de ${committees[initiative.committee]}`
          : plenary
            ? 'Plenaire vergadering'
            : committees[initiative.committee];
    const approximate = special === 'approximate';
    const date = new Date(day).toISOString().slice(0, 10);
    const isPlenary = plenary || special === 'night';
    return paper(file, {
      suffix: `vergadering-${nth}`,
      id: idOf(nth),
      groupPath: 'vlaams-parlement/agenda',
      sourceType: isPlenary ? 'Plenaire vergadering' : 'Commissievergadering',
      title: `${name}: ${initiative.title}`,
      day,
      time: approximate ? [15, 0] : time,
      text: `${name} op ${dutchDate(day)} over ${initiative.subject}. ${status === 'cancelled' ? 'De vergadering gaat niet door wegens ziekte van de minister.' : `Ook ${one.about} en ${two.about} komen aan bod.`}`,
      withCommittee: !isPlenary,
      agendaItem: initiative.title,
      people: [asMinister(initiative, 'Minister')],
      organisations: isPlenary ? [] : [{ name: initiative.organisations[0], relation: 'Genodigde' }],
      meeting: {
        kind: isPlenary ? 'plenary' : 'committee',
        hours: approximate ? 1 : hours,
        place: special === 'online' ? 'Online' : isPlenary ? 'Koepelzaal' : around(rooms, nth),
        status,
        ...(approximate
          ? { approximate: true, sourceTimes: { start: `${date}T00:00:00`, end: `${date}T16:00:00` } }
          : {}),
        ...(replaces === undefined ? {} : { replaces: idOf(replaces) }),
        ...(replacedBy === undefined ? {} : { replacedBy: idOf(replacedBy) }),
        ...(resumes === undefined ? {} : { resumes: idOf(resumes) }),
        agendaItems: [
          { number: '1', title: 'Regeling van de werkzaamheden', documentIds: [] },
          {
            number: '2',
            title: initiative.title,
            documentIds: ['decreet', 'amendement', 'resolutie', 'advies'].map(file.id),
          },
          special === 'confidential'
            ? {
                number: '3',
                title: 'Vertrouwelijke toelichting bij een audit',
                documentIds: [],
                confidential: true,
              }
            : {
                number: '3',
                title: `Vragen om uitleg over ${three.about}`,
                documentIds: [file.id('vraag-om-uitleg-3')],
              },
        ],
      },
    });
  });
}
