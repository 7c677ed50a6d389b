import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf } from '../items/missed.ts';
import { textOfFile } from '../reading/files.ts';
import { readMembers } from './members.ts';
import { cursorAt, fetchMissed, fileUrlOf, pollSite } from './poll.ts';
import type { DoceoRaw } from './raw.ts';
import { readDebates } from './read-debates.ts';
import { mainOf, readPage } from './read-page.ts';
import { readPress } from './read-press.ts';
import { readVote } from './read-votes.ts';
import { countedAndNamed, readRollCalls } from './roll-calls.ts';
import { readVoteList } from './vote-list.ts';

/** The site of the European Parliament, whose plenary documents are below `doceo/document/`. */
const doceoUrl = 'https://www.europarl.europa.eu/';

/** Votes, debates, documents and press releases of the European Parliament's plenary. */
export function doceo(options: ConnectorOptions): SourceConnector<DoceoRaw> {
  const baseUrl = (options.baseUrl ?? doceoUrl).replace(/\/*$/, '/');
  const siteFor = (signal: AbortSignal) => ({ baseUrl, request: { ...options.request, signal } });
  return {
    source: 'doceo',
    domain: 'eu',
    rhythm: 60 * 60_000,
    // Parliament sits about one week in four.
    news: 20,
    proven: true,
    unproven: ['debates'],
    cursorAt,
    poll: (since, signal) => pollSite(siteFor(signal), since, Date.now()),
    itemOf(raw) {
      if (raw.kind === 'missed') {
        const url = fileUrlOf(baseUrl, raw.track, raw.day);
        return { id: `${raw.track} ${url}`, url };
      }
      if (raw.kind === 'document') return { id: `document ${raw.identifier}`, url: raw.url };
      const file = raw.kind === 'votes' ? (raw.list ?? raw.rollCalls) : raw.file;
      return { id: `${raw.kind} ${file?.url ?? '?'}`, ...(file ? { url: file.url } : {}) };
    },
    async read(raw) {
      const reading = emptyReading();
      switch (raw.kind) {
        case 'votes':
          readVotes(raw, reading);
          break;
        case 'debates': {
          const { documents, skipped } = readDebates(raw.file, raw.members);
          reading.documents.push(...documents);
          reading.skipped.push(...skipped);
          break;
        }
        case 'document':
          await readDocument(raw, reading);
          break;
        case 'missed':
          throw faultOf(raw);
        case 'press':
          reading.documents.push(readPress(raw.file));
          break;
        case 'members':
          reading.names = readMembers(raw.file).map(({ name, code }) => ({
            kind: 'person',
            name,
            code,
            person: code,
          }));
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'missed') return undefined;
      return fetchMissed(askedOnce(siteFor(signal)), raw.track, raw.day);
    },
  };

  async function readDocument(
    { identifier, url, file }: Extract<DoceoRaw, { kind: 'document' }>,
    reading: Reading,
  ): Promise<void> {
    const note = (text: string) => reading.notes.push({ sourceId: identifier, note: text });
    if ('fault' in file) return void reading.skipped.push({ sourceId: identifier, reason: file.fault });
    const page = /html/.test(file.mimeType);
    const main = page ? mainOf(new TextDecoder().decode(file.bytes), url) : undefined;
    if (page && !main) {
      // The vote stands without it, and the open data have the document too.
      const reason = `a page without a document in it at ${url}`;
      return void reading.skipped.push({ sourceId: identifier, reason });
    }
    const bytes = main ? new TextEncoder().encode(main) : file.bytes;
    const extracted = await textOfFile({ ...file, bytes }, options.extraction, note);
    const document = extracted
      ? readPage(identifier, extracted.text, {
          url,
          mimeType: file.mimeType,
          size: file.bytes.byteLength,
          ...(extracted.pages === undefined ? {} : { pages: extracted.pages }),
        })
      : undefined;
    if (!document) {
      return void reading.skipped.push({ sourceId: identifier, reason: 'a document without title or day' });
    }
    reading.files.push({ fileId: document.id, bytes: file.bytes });
    reading.documents.push(document);
  }
}

/** Every vote of a sitting once, by its number, which is the same in both files. */
function readVotes(
  { list, rollCalls, members }: Extract<DoceoRaw, { kind: 'votes' }>,
  reading: Reading,
): void {
  const listed = list && { ...readVoteList(list), url: list.url };
  const called = rollCalls && { ...readRollCalls(rollCalls, members), url: rollCalls.url };
  if (listed && called && listed.day !== called.day) {
    const note = `the roll calls are of ${called.day}, the list of ${listed.day}`;
    reading.notes.push({ sourceId: called.url, note });
  }
  for (const vote of called?.votes ?? []) {
    const differences = countedAndNamed(vote);
    if (differences.length) reading.notes.push({ sourceId: vote.votingId, note: differences.join('; ') });
  }
  const byName = new Map(called?.votes.map((vote) => [vote.votingId, vote]));
  if (listed)
    for (const vote of listed.votes) {
      const call = byName.get(vote.votingId);
      const urls = [listed, ...(call && called ? [called] : [])].map(({ url }) => url);
      reading.documents.push(readVote(listed, vote, call, urls));
      if (called && vote.counts && vote.resultType === 'ROLL_CALL' && !call) {
        reading.notes.push({
          sourceId: vote.votingId,
          note: 'a roll call that the list of roll calls lacks',
        });
      }
      byName.delete(vote.votingId);
    }
  if (called)
    for (const vote of byName.values()) {
      reading.documents.push(readVote(called, undefined, vote, [called.url]));
    }
  reading.skipped.push(...(listed?.skipped ?? []));
  reading.unread.push(...(listed?.unread ?? []), ...(called?.unread ?? []));
}
