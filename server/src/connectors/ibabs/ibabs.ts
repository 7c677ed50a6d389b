import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { standardCouncils } from 'contract/councils';
import { dayOf } from 'contract/amsterdam';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf } from '../items/missed.ts';
import { isPlenary } from '../reading/councils.ts';
import { partName } from '../reading/batches.ts';
import { keepBytes, textOfFile } from '../reading/files.ts';
import { councilsSince } from '../councils/walk.ts';
import { fetchEntry, pollIbabs, type IbabsRaw } from './poll.ts';
import { documentsIn } from './read-files.ts';
import { readEntry } from './read-entry.ts';
import { documentIdOf, meetingTypes, readMeeting } from './read-meeting.ts';
import { valueOf } from './soap.ts';

/** The public service of iBabs; it answers addresses on its own list only. */
const ibabsUrl = 'https://wcf.ibabs.eu/api/Public.svc';

/** Meetings and lists of motions, questions and letters of councils that use iBabs: those that are named. */
export function ibabs(options: ConnectorOptions): SourceConnector<IbabsRaw> {
  const baseUrl = options.baseUrl ?? ibabsUrl;
  const councils = options.councils ?? standardCouncils.filter(({ system }) => system === 'ibabs');
  const serviceFor = (signal: AbortSignal) => ({ baseUrl, request: { ...options.request, signal } });
  return {
    source: 'ibabs',
    domain: 'nl-lr',
    rhythm: 12 * 3_600_000,
    news: 2,
    proven: true,
    unproven: ['meetings'],
    cursorAt: (since) => councilsSince(dayOf(since)),
    poll: (since, signal) => pollIbabs(serviceFor(signal), councils, since, Date.now()),
    itemOf(raw) {
      const { name } = raw.site;
      if (raw.kind === 'types' || raw.kind === 'failed') return { id: `${name} ${raw.kind}` };
      if (raw.kind === 'days') return { id: `${name} days from ${raw.from}` };
      if (raw.kind === 'entry' || raw.kind === 'missed')
        return { id: `${name} entry ${valueOf(raw.base, 'EntryId') ?? '?'}` };
      return { id: `${name} meeting ${valueOf(raw.row, 'Id') ?? '?'}${partName(raw.part)}` };
    },
    async read(raw) {
      if (raw.kind === 'missed') throw faultOf(raw);
      const reading = emptyReading();
      if (raw.kind === 'types') {
        for (const [id, name] of meetingTypes(raw.result)) {
          if (isPlenary(name)) continue;
          const code = `ibabs-${raw.site.name.toLowerCase()}-${id}`;
          reading.names.push({ kind: 'committee', name, code });
        }
      } else if (raw.kind === 'days') {
        const { site, from, until, message } = raw;
        reading.notes.push({ sourceId: site.name, note: `no meetings from ${from} to ${until}: ${message}` });
      } else if (raw.kind === 'failed') {
        reading.skipped.push({ sourceId: `site ${raw.site.name}`, reason: raw.reason });
      } else if (raw.kind === 'meeting') await readWholeMeeting(raw, reading);
      else await readOneEntry(raw, reading);
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'missed') return undefined;
      return [await fetchEntry(askedOnce(serviceFor(signal)), raw, { files: 0 })];
    },
  };

  async function readWholeMeeting(raw: IbabsRaw & { kind: 'meeting' }, reading: Reading): Promise<void> {
    const contents = await contentsOf(raw, reading);
    const read = readMeeting(raw.site, raw.row, meetingTypes(raw.types), contents, raw.at);
    if (!read) {
      const sourceId = `meeting ${valueOf(raw.row, 'Id') ?? '?'}`;
      return void reading.skipped.push({ sourceId, reason: 'a meeting without number or day' });
    }
    if (raw.part?.first ?? true) reading.documents.push(read.meeting);
    const wanted = raw.part && new Set(raw.part.ids.map(documentIdOf));
    const documents = read.documents.filter(({ id }) => wanted?.has(id) ?? true);
    reading.documents.push(...documents);
    for (const { file } of documents) {
      const number = Object.keys(raw.files).find((id) => documentIdOf(id) === file?.fileId);
      keepBytes(file, raw.files[number ?? ''], reading);
    }
  }

  async function readOneEntry(raw: IbabsRaw & { kind: 'entry' }, reading: Reading): Promise<void> {
    const contents = await contentsOf(raw, reading);
    const document = readEntry(raw.site, raw.base, raw.detail, raw.votes, contents);
    if (!document) {
      const sourceId = `entry ${valueOf(raw.base, 'EntryId') ?? '?'}`;
      return void reading.skipped.push({ sourceId, reason: 'an entry without number, title or date' });
    }
    const open = documentsIn(raw.detail).filter(({ confidential }) => !confidential);
    const kept = [document.file, ...document.attachments];
    open.forEach(({ id }, at) => keepBytes(kept[at], raw.files[id], reading));
    reading.documents.push(document);
  }

  async function contentsOf(raw: IbabsRaw & { kind: 'meeting' | 'entry' }, reading: Reading) {
    const contents = new Map<string, Extracted>();
    for (const [id, file] of Object.entries(raw.files)) {
      const content = await textOfFile(file, options.extraction, (note) =>
        reading.notes.push({ sourceId: `document ${id}`, note }),
      );
      if (content) contents.set(id, content);
    }
    return contents;
  }
}
