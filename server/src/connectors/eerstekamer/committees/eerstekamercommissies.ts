import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type AddressOptions, type SourceConnector } from '../../connector.ts';
import { askedOnce, faultOf, unlessOutage } from '../../items/missed.ts';
import { cursorAtDay } from '../../reading/cursors.ts';
import { loadPage } from '../../reading/html-page.ts';
import { serviceOf } from '../service.ts';
import { fetchMissed, pollCommittees, type CommitteeRaw } from './poll.ts';
import { meetingIdOf, readMeeting } from './read-meeting.ts';

/** Meetings of the committees of the Eerste Kamer with what they decide on, from its own pages (SOURCES.md §7). */
export function eerstekamercommissies(options: AddressOptions): SourceConnector<CommitteeRaw> {
  const serviceFor = serviceOf(options);
  return {
    source: 'eerstekamercommissies',
    domain: 'nl',
    rhythm: 2 * 60 * 60_000,
    // Committees meet on Tuesday.
    news: 5,
    proven: true,
    cursorAt: cursorAtDay,
    poll: (since, signal) => unlessOutage(pollCommittees(serviceFor(signal), since, Date.now())),
    itemOf(raw) {
      if ('gone' in raw) return { id: `gone ${raw.gone}` };
      if ('missed' in raw) return { id: `day ${raw.url}`, url: raw.url };
      return { id: `meeting ${raw.name ?? '?'}`, url: raw.url };
    },
    async read(raw) {
      if ('missed' in raw) throw faultOf(raw);
      const reading = emptyReading();
      if ('gone' in raw) reading.withdrawn.push(meetingIdOf(raw.gone));
      else {
        const { name, markup, url, readOn } = raw;
        const shape = (detail: string) =>
          new SourceFault('shape', { url, detail, firstBytes: markup.slice(0, 200) });
        reading.documents.push(readMeeting(loadPage(markup, url), name, readOn, shape));
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (!('missed' in raw)) return undefined;
      return fetchMissed(askedOnce(serviceFor(signal)), raw.url, Date.now());
    },
  };
}
