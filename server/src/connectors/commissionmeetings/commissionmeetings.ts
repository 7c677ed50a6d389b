import { dayOf } from 'contract/amsterdam';
import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { cursorOfDays } from '../reading/days-read.ts';
import { pollMeetings, type MeetingRaw } from './poll.ts';
import { meetingId, readMeeting } from './read-meeting.ts';

/** The service of the Commission that publishes its meetings. */
const meetingsUrl = 'https://ec.europa.eu/transparency-initiative/meetings/';

/**
 * Meetings of commissioners, their cabinets and directors-general with interest representatives, as the Commission publishes
 * them beside the transparency register.
 */
export function commissionmeetings(options: AddressOptions): SourceConnector<MeetingRaw> {
  const baseUrl = (options.baseUrl ?? meetingsUrl).replace(/\/*$/, '/');
  return {
    source: 'commissionmeetings',
    domain: 'eu',
    rhythm: 12 * 3_600_000,
    news: 3,
    // The form of the lists is known from their clients alone.
    proven: false,
    cursorAt: cursorOfDays,
    poll: (since, signal) =>
      pollMeetings(
        { baseUrl, request: { interval: 1_000, ...options.request, signal } },
        since,
        dayOf(Date.now()),
      ),
    itemOf: ({ kind, key }) => ({ id: `${kind} ${key}` }),
    read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'gone') reading.withdrawn.push(meetingId(raw.key));
      else reading.documents.push(readMeeting(raw.key, raw.element));
      return Promise.resolve(reading);
    },
  };
}
