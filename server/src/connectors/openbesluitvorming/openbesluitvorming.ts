import {
  emptyReading,
  type AddressOptions,
  type ConnectorOptions,
  type Reading,
  type SourceConnector,
} from '../connector.ts';
import { askedOnce, faultOf, isMissed } from '../items/missed.ts';
import { keepFile } from '../reading/files.ts';
import { issueOf, valueIn } from '../reading/answers.ts';
import { idOf } from './ids.ts';
import { cursorAt, fetchMissed, pollOpenBesluitvorming, type ChangeRaw } from './poll.ts';
import { readMeeting, readPaper, type Known } from './read-entity.ts';
import { ChangeRow, EntityRow, OrganisationRow } from './rows.ts';

/** The service that gathers what the suppliers of councils publish. */
const openBesluitvormingUrl = 'https://openbesluitvorming.nl/';

/**
 * Meetings, documents, motions and votes of provinces, municipalities and water boards, those that are named or all of some
 * 330, from the service's feed of changes. Written from its documentation; no answer of it was recorded.
 */
export function openbesluitvorming(
  options: AddressOptions & Pick<ConnectorOptions, 'councils'>,
): SourceConnector<ChangeRaw> {
  const baseUrl = (options.baseUrl ?? openBesluitvormingUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({ baseUrl, request: { ...options.request, signal } });
  return {
    source: 'openbesluitvorming',
    domain: 'nl-lr',
    rhythm: 6 * 3_600_000,
    news: 1,
    proven: false,
    cursorAt,
    poll: (since, signal) => pollOpenBesluitvorming(serviceFor(signal), options.councils, since, Date.now()),
    itemOf: ({ organisation, record }) => ({
      id:
        record === undefined
          ? `organisation ${valueIn(organisation, 'key')}`
          : `entity ${valueIn(record, 'entity_id')}`,
    }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      readChange(raw, reading);
      return await Promise.resolve(reading);
    },
    async fetchAgain(raw, signal) {
      if (!isMissed(raw)) return undefined;
      return fetchMissed(askedOnce(serviceFor(signal)), raw, Date.now());
    },
  };
}

function readChange(raw: ChangeRaw, reading: Reading): void {
  const organisation = OrganisationRow.safeParse(raw.organisation);
  if (raw.refused) {
    const sourceId = valueIn(raw.organisation, 'key');
    return void reading.skipped.push({ sourceId, reason: raw.refused });
  }
  const change = ChangeRow.safeParse(raw.record);
  if (!change.success || !organisation.success) {
    const fault = `unreadable: ${issueOf(change.error ?? organisation.error)}`;
    return void reading.unread.push({ part: valueIn(raw.record, 'entity_id'), fault });
  }
  const { op, entity_id: entity, entity_type: kind, payload } = change.data;
  const skip = (reason: string) => void reading.skipped.push({ sourceId: entity, reason });
  const id = idOf(entity);
  if (!id) return skip('a number that can be no id of ours');
  if (op === 'delete') return void reading.withdrawn.push(id);
  const detail = raw.entity === undefined ? undefined : EntityRow.safeParse(raw.entity);
  if (detail?.success === false) {
    return void reading.unread.push({ part: entity, fault: `unreadable entity: ${issueOf(detail.error)}` });
  }
  const known: Known = { entity, organisation: organisation.data, payload, detail: detail?.data, at: raw.at };
  if (kind === 'Recording') return skip('a recording; what was said is read with its meeting');
  if (kind === 'Meeting') {
    const documents = readMeeting(known);
    if (documents) reading.documents.push(...documents);
    else skip('a meeting without name or start');
    return;
  }
  const name = payload?.['name'];
  if (kind === 'Committee' && typeof name === 'string' && name.trim()) {
    return void reading.names.push({ kind: 'committee', name: name.trim(), code: id });
  }
  if (kind !== 'Document' && kind !== 'Motion') return skip(`an entity of kind ${kind}`);
  const document = readPaper(kind, known);
  if (!document) return skip(`a ${kind.toLowerCase()} without name or date`);
  const file = raw.files?.[document.file?.url ?? ''];
  if (file && 'fault' in file) {
    reading.notes.push({ sourceId: document.id, note: `no file: ${file.fault}` });
  }
  keepFile(document.file, file, reading);
  if (kind === 'Document' && document.text === '') reading.notes.push({ sourceId: entity, note: 'no text' });
  reading.documents.push(document);
}
