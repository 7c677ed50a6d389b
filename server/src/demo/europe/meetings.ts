import { englishDate } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import { type Sitting, sittingsOf } from '../sittings.ts';
import type { Written } from '../written.ts';
import { type File, paper } from './file.ts';
import { asMember, commissionerOf, committeeNames, epCommittee } from './groups.ts';
import type { EpCommittee } from './procedure.ts';
import { rapporteurOf } from './parliament.ts';

const count = 42;
const idOf = (nth: number) => `demo-eu-meeting-${nth + 1}`;
const rooms = [
  'Brussels, SPAAK 3C50',
  'Brussels, ANTALL 4Q2',
  'Brussels, SPINELLI 1G3',
  'Strasbourg, WEISS S2.1',
];

interface Form {
  groupPath: string;
  sourceType: string;
  institution: string;
  title: string;
  place: string;
  kind: 'plenary' | 'committee';
  code?: EpCommittee;
}

function formOf(file: File, { nth, special, day }: Sitting): Form {
  const { council, department, subject } = file.procedure;
  if (special === 'night' || (nth % 5 === 3 && special === undefined)) {
    return {
      groupPath: 'council/agenda',
      sourceType: 'Council session',
      institution: 'Council of the European Union',
      title: `Council (${council})${special === 'night' ? ', night session' : ''}: ${subject}`,
      place: 'Brussels, Europa building',
      kind: 'plenary',
    };
  }
  if (special === 'all-day') {
    return {
      groupPath: 'commission/expert-group',
      sourceType: 'Conference',
      institution: 'European Commission',
      title: `Stakeholder conference of Directorate-General for ${department[0]}: ${subject}`,
      place: 'Brussels, Charlemagne building',
      kind: 'committee',
    };
  }
  if (nth % 7 === 0) {
    return {
      groupPath: 'ep/plenary/agenda',
      sourceType: 'Plenary sitting',
      institution: 'European Parliament',
      title: `Plenary sitting: ${subject}`,
      place: 'Strasbourg, Hemicycle',
      kind: 'plenary',
    };
  }
  const { committee, opinion, third } = file.procedure;
  const code = around([committee, opinion, third], nth);
  return {
    groupPath: 'ep/committees/agenda',
    sourceType: 'Committee meeting',
    institution: 'European Parliament',
    title: `${code} committee meeting, ${englishDate(day)}: ${subject}`,
    place: special === 'online' ? 'Online (Webex)' : around(rooms, nth),
    kind: 'committee',
    code,
  };
}

/** Meetings of committees, plenary, Council and Commission over the whole agenda. */
export function europeanMeetings(files: readonly File[], today: Day): Written[] {
  return sittingsOf('europe', count, today).map((sitting): Written => {
    const { nth, day, time, hours, status, special, replaces, replacedBy, resumes } = sitting;
    const first = replaces ?? resumes ?? nth;
    const file = around(files, first * 5 + 2);
    const { points, subject, organisation } = file.procedure;
    const form = formOf(file, { ...sitting, nth: first });
    const approximate = special === 'approximate';
    const date = new Date(day).toISOString().slice(0, 10);
    return paper(file, {
      suffix: `meeting-${nth}`,
      id: idOf(nth),
      groupPath: form.groupPath,
      sourceType: form.sourceType,
      institution: form.institution,
      title: form.title,
      day,
      time: approximate ? [11, 30] : time,
      text: `${form.title}. ${status === 'cancelled' ? 'The meeting has been cancelled at the request of the coordinators.' : `Ministers, Members or experts will discuss ${points[0].about} and ${points[1].about}.`}`,
      committees: form.code ? [epCommittee(form.code)] : [],
      agendaItem: capital(subject),
      people: [asMember(rapporteurOf(file), 'Rapporteur'), commissionerOf(file.procedure)],
      organisations: [{ name: organisation, relation: 'Invited' }],
      meeting: {
        kind: form.kind,
        hours: approximate ? 1 : hours,
        place: form.place,
        status,
        ...(approximate
          ? { approximate: true, sourceTimes: { start: `${date}T00:00:00`, end: `${date}T12:30:00` } }
          : {}),
        ...(replaces === undefined ? {} : { replaces: idOf(replaces) }),
        ...(replacedBy === undefined ? {} : { replacedBy: idOf(replacedBy) }),
        ...(resumes === undefined ? {} : { resumes: idOf(resumes) }),
        agendaItems: [
          { number: '1', title: 'Adoption of the agenda', documentIds: [] },
          {
            number: '2',
            title: capital(subject),
            documentIds: ['proposal', 'draft', 'amendments', 'opinion', 'report'].map(file.id),
          },
          special === 'confidential'
            ? {
                number: '3',
                title: 'Debriefing on ongoing negotiations (in camera)',
                documentIds: [],
                confidential: true,
              }
            : {
                number: '3',
                title: `Exchange of views on ${points[2].about}`,
                documentIds: [file.id('presentation')],
              },
          {
            number: '4',
            title: `Any other business${form.code ? ` (${committeeNames[form.code]})` : ''}`,
            documentIds: [],
          },
        ],
      },
    });
  });
}
