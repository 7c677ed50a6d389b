import { dayOf } from 'contract/amsterdam';
import { emptyReading, type AddressOptions, type SourceConnector } from '../../connector.ts';
import { faultOf, isMissed, unlessOutage } from '../../items/missed.ts';
import { dekamerUrl } from '../page.ts';
import { sitePause } from '../service.ts';
import { readAgenda } from './calendar.ts';
import { fetchAgenda, pollAgendas, type AgendaRaw } from './poll.ts';
import { readMeeting } from './read-meeting.ts';

/**
 * Meetings of the Chamber that are to come, plenary and of committees, with their agendas, from the service
 * behind its eMeeting pages. It is a source of its own, so that what it may do wrong leaves reports and
 * dossiers alone.
 */
export function dekameragenda(options: AddressOptions): SourceConnector<AgendaRaw> {
  const baseUrl = (options.baseUrl ?? dekamerUrl).replace(/\/*$/, '/');
  const requestOf = (signal: AbortSignal) => ({ interval: sitePause, ...options.request, signal });
  return {
    source: 'dekameragenda',
    domain: 'be-fed',
    rhythm: 2 * 60 * 60_000,
    news: 5,
    // Written from what three programs that read the service show of its answers; none was recorded.
    proven: false,
    // The past is the reports'; a back-fill reads what is to come.
    cursorAt: () => ({}),
    poll: (since, signal) =>
      unlessOutage(pollAgendas({ baseUrl, request: requestOf(signal) }, since, dayOf(Date.now()))),
    itemOf: (raw) =>
      raw.kind === 'unread'
        ? { id: `row of ${raw.url}: ${raw.reason}`, url: raw.url }
        : { id: `meeting ${raw.id}`, ...(raw.kind === 'meeting' ? { url: raw.url } : {}) },
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      if (raw.kind === 'gone') reading.withdrawn.push(raw.id);
      else if (raw.kind === 'unread') reading.skipped.push({ sourceId: raw.url, reason: raw.reason });
      else {
        const points = raw.bytes ? readAgenda(raw.bytes, raw.url) : [];
        if (points.length === 0)
          reading.notes.push({ sourceId: raw.id, note: 'a meeting without agenda yet' });
        reading.documents.push(readMeeting(raw.id, raw.listed, points, dekamerUrl));
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'meeting') return undefined;
      const { kind, id, listed, url } = raw;
      const agenda = await fetchAgenda(url, { ...requestOf(signal), retries: 0 });
      return [{ kind, id, listed, url, ...agenda }];
    },
  };
}
