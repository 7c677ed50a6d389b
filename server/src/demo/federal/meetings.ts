import type { Day } from '../calendar.ts';
import { around } from '../random.ts';
import { sittingsOf } from '../sittings.ts';
import type { Written } from '../written.ts';
import { dateIn, type File, paper } from './file.ts';
import { asMinister } from './house.ts';

const count = 38;
const idOf = (nth: number) => `demo-fed-vergadering-${nth + 1}`;
const rooms = ['Europazaal', 'Internationale zaal', 'Zaal 1', 'Zaal Marie Popelin'];

const names = {
  night: { nl: 'Begrotingsconclaaf, nachtzitting', fr: 'Conclave budgétaire, séance de nuit' },
  'all-day': { nl: 'Colloquium in de Kamer', fr: 'Colloque à la Chambre' },
  plenary: { nl: 'Plenaire vergadering', fr: 'Séance plénière' },
};

/** Meetings of committees and plenary over the whole agenda. */
export function federalMeetings(files: readonly File[], today: Day): Written[] {
  return sittingsOf('federal', count, today).map((sitting): Written => {
    const { nth, day, time, hours, status, special, replaces, replacedBy, resumes } = sitting;
    const first = replaces ?? resumes ?? nth;
    const file = around(files, first * 3 + 1);
    const { bill } = file;
    const isPlenary = special === 'night' || (first % 4 === 3 && special === undefined);
    const name =
      special === 'night' || special === 'all-day'
        ? names[special]
        : isPlenary
          ? names.plenary
          : bill.committee;
    const approximate = special === 'approximate';
    const date = new Date(day).toISOString().slice(0, 10);
    const senate = isPlenary && first % 8 === 7;
    return paper(file, {
      suffix: `vergadering-${nth}`,
      id: idOf(nth),
      groupPath: senate ? 'senaat/agenda' : 'kamer/agenda',
      sourceType: isPlenary ? 'Plenaire vergadering' : 'Commissievergadering',
      language: 'nl',
      titles: { nl: `${name.nl}: ${bill.title.nl}`, fr: `${name.fr} : ${bill.title.fr}` },
      day,
      time: approximate ? [16, 0] : time,
      withCommittee: !isPlenary,
      text: `${name.nl} op ${dateIn('nl', day)} over ${bill.subject.nl}. ${status === 'cancelled' ? 'De vergadering gaat niet door.' : `Ook over ${bill.issues.nl[0].about} wordt gesproken.`}\n\n${name.fr} du ${dateIn('fr', day)} sur ${bill.subject.fr}. ${status === 'cancelled' ? 'La réunion n’aura pas lieu.' : `Il sera aussi question d’autres points, dont ${bill.issues.fr[1].about}.`}`,
      agendaItem: bill.title.nl,
      people: [asMinister(bill, 'Minister')],
      organisations: isPlenary ? [] : [{ name: bill.organisations[0], relation: 'Genodigde' }],
      meeting: {
        kind: isPlenary ? 'plenary' : 'committee',
        hours: approximate ? 1 : hours,
        place: special === 'online' ? 'Online / En ligne' : isPlenary ? 'Halfrond' : around(rooms, nth),
        status,
        ...(approximate
          ? { approximate: true, sourceTimes: { start: `${date}T00:00:00`, end: `${date}T17:00:00` } }
          : {}),
        ...(replaces === undefined ? {} : { replaces: idOf(replaces) }),
        ...(replacedBy === undefined ? {} : { replacedBy: idOf(replacedBy) }),
        ...(resumes === undefined ? {} : { resumes: idOf(resumes) }),
        agendaItems: [
          { number: '1', title: 'Regeling der werkzaamheden / Ordre des travaux', documentIds: [] },
          {
            number: '2',
            title: `${bill.title.nl} / ${bill.title.fr}`,
            documentIds: ['wet', 'advies-rvs', 'amendement', 'resolutie'].map(file.id),
          },
          special === 'confidential'
            ? {
                number: '3',
                title: 'Hoorzitting met gesloten deuren / Audition à huis clos',
                documentIds: [],
                confidential: true,
              }
            : {
                number: '3',
                title: 'Samengevoegde vragen / Questions jointes',
                documentIds: [file.id('vraag-3')],
              },
        ],
      },
    });
  });
}
