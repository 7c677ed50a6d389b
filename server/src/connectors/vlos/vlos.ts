import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, type XmlElement } from '../reading/xml-tree.ts';
import { tweedekamerUrl } from '../tweedekamer/tweedekamer.ts';
import { cursorAt, fetchReport, pollReports, type ReportRaw } from './poll.ts';
import { readReport } from './read-report.ts';

/**
 * Reports of plenary and committee debates of the Tweede Kamer: speaker turns with times, motions tabled
 * and votes, one document for each activity and plenary sittings as meetings, from the first publication to the
 * corrected one (SOURCES.md §2).
 */
export function vlos(options: AddressOptions): SourceConnector<ReportRaw> {
  const baseUrl = (options.baseUrl ?? tweedekamerUrl).replace(/\/*$/, '/');
  return {
    source: 'vlos',
    domain: 'nl',
    rhythm: 10 * 60_000,
    news: 2,
    proven: true,
    unproven: ['rollCalls'],
    cursorAt,
    poll: (since, signal) =>
      unlessOutage(pollReports({ baseUrl, request: { ...options.request, signal } }, since)),
    itemOf: ({ meetingKey, url }) => ({ id: `report of ${meetingKey}`, ...(url ? { url } : {}) }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      if (!raw.bytes) {
        reading.skipped.push({ sourceId: raw.meetingKey, reason: raw.missing ?? 'no report' });
        return reading;
      }
      const root = rootOf(raw.bytes, raw.url ?? raw.meetingKey);
      if (root.attributes['status'] === 'Casco') {
        reading.skipped.push({ sourceId: raw.meetingKey, reason: 'report without text yet' });
        return reading;
      }
      const { documents, skipped, withdrawn } = readReport({
        meetingKey: raw.meetingKey,
        root,
        ...(raw.url ? { url: raw.url } : {}),
      });
      reading.documents.push(...documents);
      reading.skipped.push(...skipped);
      reading.withdrawn.push(...withdrawn);
      return reading;
    },
    async fetchAgain({ meetingKey, url }, signal) {
      return url === undefined
        ? undefined
        : [await fetchReport(meetingKey, url, { ...options.request, signal, retries: 0 })];
    },
  };
}

/** @throws SourceFault of kind `shape` when it is no whole report */
function rootOf(bytes: Uint8Array, at: string): XmlElement {
  const root = readXmlAnswer(bytes, at, 'vlosCoreDocument');
  if (!childOf(root, 'vergadering')) throw shapeFaults(bytes, at)('no debate report');
  return root;
}
