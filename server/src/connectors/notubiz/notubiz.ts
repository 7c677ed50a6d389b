import { dayOf } from 'contract/amsterdam';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { partName } from '../reading/batches.ts';
import { keepBytes, textOfFile, type FetchedFile } from '../reading/files.ts';
import { askedOnce, faultOf } from '../items/missed.ts';
import { numberOf, readRow } from '../reading/answers.ts';
import { councilsSince } from '../councils/walk.ts';
import { fetchMissed, pollNotubiz } from './poll.ts';
import type { NotubizRaw } from './raws.ts';
import { readDocument, webAddresses } from './read-document.ts';
import { documentsOf, itemIdOf, readItem } from './read-item.ts';
import { readMeeting } from './read-meeting.ts';
import { GremiumRow, ItemRow, MeetingRow, SpeakerRow } from './rows.ts';

/** The public service of NotuBiz. */
const notubizUrl = 'https://api.notubiz.nl/';

/**
 * Meetings, documents and module items of provinces, municipalities and water boards that use NotuBiz: those that are named,
 * or all.
 */
export function notubiz(options: ConnectorOptions): SourceConnector<NotubizRaw> {
  const baseUrl = (options.baseUrl ?? notubizUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({ baseUrl, request: { ...options.request, signal } });
  return {
    source: 'notubiz',
    domain: 'nl-lr',
    rhythm: 4 * 3_600_000,
    news: 1,
    proven: true,
    cursorAt: (since) => councilsSince(dayOf(since)),
    poll: (since, signal) => pollNotubiz(serviceFor(signal), options.councils, since, Date.now()),
    itemOf(raw) {
      if (raw.kind === 'passed') return { id: raw.sourceId };
      if (raw.kind === 'missed') return { id: `meeting ${raw.id}` };
      if (raw.kind === 'item') return { id: `item ${numberOf(raw.row)}` };
      if (raw.kind === 'meeting') return { id: `meeting ${numberOf(raw.row)}${partName(raw.part)}` };
      return { id: `${raw.kind} of ${raw.organisation}` };
    },
    async read(raw) {
      if (raw.kind === 'missed') throw faultOf(raw);
      const reading = emptyReading();
      if (raw.kind === 'meeting') await readWholeMeeting(raw, reading);
      else if (raw.kind === 'item') await readOneItem(raw, reading);
      else if (raw.kind === 'passed') reading.skipped.push({ sourceId: raw.sourceId, reason: raw.reason });
      else reading.names.push(...raw.rows.flatMap((row) => readName(raw, row, reading)));
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'missed') return undefined;
      return fetchMissed(askedOnce(serviceFor(signal)), raw, Date.now());
    },
  };

  async function readWholeMeeting(raw: NotubizRaw & { kind: 'meeting' }, reading: Reading): Promise<void> {
    const row = readRow(MeetingRow, 'meeting', raw.row, reading);
    if (!row) return;
    const sourceId = `meeting ${row.id}`;
    if (row.template) return void reading.skipped.push({ sourceId, reason: 'a template of a meeting' });
    const read = readMeeting(row, raw, raw.at);
    if (!read) return void reading.skipped.push({ sourceId, reason: 'a meeting without a start' });
    if (raw.part?.first ?? true) reading.documents.push(read.meeting);
    const wanted = raw.part && new Set(raw.part.ids);
    for (const { row: one, place } of read.documents) {
      if (wanted && !wanted.has(String(one.id))) continue;
      const content = await contentOf(one.id, raw.files[one.id], reading);
      const document = readDocument(one, place, content);
      keepBytes(document.file, raw.files[one.id], reading);
      reading.documents.push(document);
    }
  }

  async function readOneItem(raw: NotubizRaw & { kind: 'item' }, reading: Reading): Promise<void> {
    const item = readRow(ItemRow, 'item', raw.row, reading);
    if (!item) return;
    const contents = new Map<number, Extracted>();
    for (const { id } of documentsOf(item)) {
      const content = await contentOf(id, raw.files[id], reading);
      if (content) contents.set(id, content);
    }
    const document = readItem(item, raw, contents);
    if (!document) {
      const reason = 'an item without title or date';
      return void reading.skipped.push({ sourceId: itemIdOf(item.id), reason });
    }
    for (const file of [document.file, ...document.attachments]) {
      const own = documentsOf(item).find((row) => webAddresses(row.url, row.self)[0] === file?.url);
      if (own) keepBytes(file, raw.files[own.id], reading);
    }
    reading.documents.push(document);
  }

  function contentOf(id: number, file: FetchedFile | undefined, reading: Reading) {
    return textOfFile(file, options.extraction, (note) =>
      reading.notes.push({ sourceId: `document ${id}`, note }),
    );
  }
}

function readName(
  { kind }: NotubizRaw & { kind: 'gremia' | 'speakers' },
  row: unknown,
  reading: Reading,
): Named[] {
  if (kind === 'gremia') {
    const gremium = GremiumRow.safeParse(row).data;
    const name = gremium?.name?.trim() || gremium?.title?.trim();
    if (gremium && name) return [{ kind: 'committee', name, code: `notubiz-${gremium.id}` }];
  } else {
    const speaker = SpeakerRow.safeParse(row).data;
    const name = [speaker?.firstname?.trim() || speaker?.initials?.trim(), speaker?.lastname.trim()];
    if (speaker) {
      return [
        {
          kind: 'person',
          name: name.filter(Boolean).join(' '),
          ...(speaker.party?.trim() ? { party: speaker.party.trim() } : {}),
          ...(speaker.function?.trim() ? { function: speaker.function.trim() } : {}),
        },
      ];
    }
  }
  reading.unread.push({ part: `${kind} ${numberOf(row)}`, fault: `unreadable ${kind}: no name` });
  return [];
}
