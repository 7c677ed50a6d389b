import type { ChangedMeeting } from './change-mail.ts';
import type { MeetingState } from '#domains/meetings/index.ts';
import type { PlannedMeeting } from './planning-mail.ts';

const hour = 60 * 60_000;
const titles = ['Netcongestie in de agenda'];
const query = 'netcongestie';

/** Meetings composed by us for the samples. */
function meeting(
  place: number,
  title: string,
  start: string,
  changes: Partial<MeetingState> = {},
): MeetingState {
  const from = Date.parse(start);
  return {
    id: `demo-vergadering-${place}`,
    domain: 'nl',
    groupPath: '',
    title,
    institution: 'Tweede Kamer',
    sourceType: '',
    demo: true,
    start: from,
    end: from + 3 * hour,
    timeKnown: true,
    approximate: false,
    closed: false,
    status: 'planned',
    ...(changes.closed ? {} : { place: 'Thorbeckezaal' }),
    items: [],
    documents: [],
    ...changes,
  };
}

const debate = meeting(1, 'Commissiedebat Elektriciteitsnet en warmtetransitie', '2026-11-24T12:30:00Z', {
  items: ['Voortgang van het maatregelenpakket netcongestie', 'Kaders voor flexibele aansluitingen'].map(
    (item) => ({ number: '', title: item }),
  ),
  documents: [{ id: 'demo-voorbeeld-3', title: 'Voortgang van het maatregelenpakket netcongestie' }],
});
const briefing = meeting(2, 'Technische briefing over de energie-infrastructuur', '2026-11-25T09:15:00Z', {
  closed: true,
});
const hearing = meeting(3, 'Rondetafelgesprek Ruimte op het net voor woningbouw', '2026-12-02T13:00:00Z', {
  place: 'Klompézaal',
});
const procedures = meeting(4, 'Procedurevergadering Klimaat en Groene Groei', '2026-12-01T15:30:00Z', {
  status: 'cancelled',
});

/** Of a planning mail; with what an extensive one tells besides. */
export function plannedMeetings(extensive: boolean): PlannedMeeting[] {
  return [debate, briefing, hearing].map((state) => ({
    state,
    names: titles,
    query,
    ...(extensive && !state.closed
      ? {
          more: {
            items: state.items.map(({ title }) => title),
            documents: state.documents.map(({ title = '' }) => ({
              id: 'demo-voorbeeld-3',
              domain: 'nl' as const,
              title,
              isMeeting: false,
            })),
            participants: ['De minister van Klimaat en Groene Groei'],
            spokespersons: [],
          },
        }
      : {}),
  }));
}

/** Of a mail of changes: a new one, one at another time and place, one that does not go on. */
export function changedMeetings(): ChangedMeeting[] {
  const followed = { names: titles, query, titles: new Map() };
  const { start, end, timeKnown, approximate } = debate;
  const earlier = { start: start - 2 * hour, end: start + hour, timeKnown, approximate };
  return [
    {
      ...followed,
      state: debate,
      changes: [
        { kind: 'time', from: earlier, to: { start, ...(end ? { end } : {}), timeKnown, approximate } },
        { kind: 'place', from: 'Groen van Prinstererzaal', to: debate.place },
        { kind: 'itemsAdded', titles: ['Kaders voor flexibele aansluitingen'] },
      ],
    },
    { ...followed, state: hearing, changes: [{ kind: 'new' }] },
    { ...followed, state: procedures, changes: [{ kind: 'standing', from: 'on', to: 'cancelled' }] },
  ];
}
