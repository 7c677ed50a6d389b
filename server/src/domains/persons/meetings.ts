import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import type { PersonMeeting } from 'contract/persons';
import { type Asked, nameQuery, searchOf } from './asked.ts';
import { whoIs } from './who.ts';

/** Meetings looked through for those of the person. */
const lookedAt = 50;

/** The next meetings whose source names the person, soonest first; none without the agenda. */
export async function meetingsOf(asked: Asked): Promise<PersonMeeting[]> {
  const { documents, person, persons, actor, now } = asked;
  if (!hasModule(actor.modules, 'agenda')) return [];
  const today = dayOf(now);
  const period = { from: today, to: addDays(today, 366) };
  const { search } = searchOf(asked, { query: nameQuery(asked, 'person'), period });
  const filters = { ...search.filters, kind: 'meeting' as const, from: startOfDay(today) };
  const found = await documents.heads({ ...search, filters }, { size: lookedAt, order: 'oldest' });
  return found.documents
    .flatMap(({ id, title, meeting, people, confidentiality, ...document }): PersonMeeting[] => {
      if (!meeting || confidentiality === 'Besloten') return [];
      const isOver = (meeting.end ?? meeting.start) < now && meeting.timeKnown;
      if (isOver || meeting.status === 'cancelled' || meeting.status === 'moved') return [];
      const own = people.find((naming) => whoIs(persons, naming, document) === person);
      if (!own) return [];
      return [
        {
          ...{ id, title, kind: meeting.kind, timeKnown: meeting.timeKnown },
          start: new Date(meeting.start).toISOString(),
          ...(meeting.end === undefined ? {} : { end: new Date(meeting.end).toISOString() }),
          ...(own.role === undefined ? {} : { role: own.role }),
        },
      ];
    })
    .slice(0, limits.personMeetings);
}
