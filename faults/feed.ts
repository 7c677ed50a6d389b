import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentId } from 'contract/document-parts';
import {
  type Batch,
  type Cursor,
  emptyReading,
  type SourceConnector,
} from '../server/src/connectors/connector.ts';
import {
  faultOf,
  isMissed,
  type Missed,
  orMissed,
  unlessOutage,
} from '../server/src/connectors/items/missed.ts';
import { SourceFault } from '../server/src/platform/outbound/source-fault.ts';
import type { Document } from '../server/src/stores/documents/document.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import type { MeetingItem } from './meetings.ts';

/** A version of a document. */
interface PaperItem {
  /** Number of the document. */
  paper: number;
  text: string;
  /** Version of the reader from which it can be read; absent for what every reader reads. */
  readableSince?: number;
  /** True for one that the list only names: its page is asked for by itself, and not always to be had. */
  ownPage?: boolean;
}

export type Item = PaperItem | MeetingItem;

/** An item with its place in the feed, from 1. */
export type Row = Item & { number: number };

/** A row as the list has it, or that its page could not be had. */
type Served = Row | (Row & Missed);

interface Feed {
  url: string;
  rows: Row[];
  publish(item: Item): void;
  close(): Promise<void>;
}

const pageSize = 20;

/** A source that serves its rows in lists, some of them on pages of their own, and now and then fails. */
export async function startFeed(fails: (what: 'list' | 'page') => boolean): Promise<Feed> {
  const rows: Row[] = [];
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://feed').searchParams;
    const number = Number(asked.get('row'));
    if (fails(number ? 'page' : 'list')) return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json');
    if (number) return void response.end(JSON.stringify(rows[number - 1]));
    const after = Number(asked.get('after'));
    const list = rows.slice(after, after + pageSize);
    response.end(JSON.stringify(list.map((row) => (hasOwnPage(row) ? { ...row, text: '' } : row))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    publish: (item) => void rows.push({ ...item, number: rows.length + 1 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the product calls a row. */
export const nameOfRow = ({ number }: Row): string => `row ${number}`;

/** Whether the list only names a row. */
export const hasOwnPage = (row: Row): boolean => 'paper' in row && row.ownPage === true;

/** Whether a version of the reader can read a row. */
export function isReadable(row: Row, version: number): boolean {
  return 'meeting' in row || (row.readableSince ?? 0) <= version;
}

/** Reads the feed from where it was left, as this version of the reader can. */
export function feedConnector(url: string, version: number): SourceConnector<Served> {
  async function ask(query: string, signal: AbortSignal): Promise<unknown> {
    const answer = await fetch(`${url}/?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
    });
    if (!answer.ok) throw new SourceFault('status', { url, status: answer.status });
    return answer.json();
  }
  const pageOf = async ({ number }: Row, signal: AbortSignal) => (await ask(`row=${number}`, signal)) as Row;

  async function served(row: Row, signal: AbortSignal): Promise<Served> {
    if (!hasOwnPage(row)) return row;
    const page = await orMissed(() => pageOf(row, signal), signal);
    return isMissed(page) ? { ...row, ...page } : page;
  }

  async function* poll(since: Cursor | undefined, signal: AbortSignal): AsyncGenerator<Batch<Served>> {
    let after = Number(since?.['after'] ?? 0);
    for (;;) {
      const rows = (await ask(`after=${after}`, signal)) as Row[];
      if (rows.length === 0) return;
      const raw: Served[] = [];
      for (const row of rows) raw.push(await served(row, signal));
      after = rows.at(-1)!.number;
      yield { raw, cursor: { after } };
    }
  }

  return {
    source: 'faults',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({ after: 0 }),
    poll: (since, signal) => unlessOutage(poll(since, signal)),
    itemOf: (row) => ({ id: nameOfRow(row) }),
    read: async (row) => {
      if (isMissed(row)) throw faultOf(row);
      if (!isReadable(row, version)) throw new SourceFault('shape', { url, detail: 'not as promised' });
      if (!('meeting' in row)) return { ...emptyReading(), documents: [paperOf(row)] };
      const { status } = row;
      if (status === 'withdrawn') return { ...emptyReading(), withdrawn: [meetingId(row.meeting)] };
      return { ...emptyReading(), documents: [meetingOf({ ...row, status })] };
    },
    fetchAgain: async (row, signal) => (hasOwnPage(row) ? [await pageOf(row, signal)] : undefined),
  };
}

function documentOf(id: DocumentId, title: string, text: string): Document {
  const date = { date: Date.UTC(2027, 0, 1, 12), sourceDate: '2027-01-01T13:00' };
  return aDocument({ id, source: 'faults', title, text, ...date });
}

function paperOf({ paper, text }: PaperItem): Document {
  return documentOf(`faults-${paper}`, `Stuk-${paper}-`, text);
}

const meetingId = (meeting: number): DocumentId => `faults-m${meeting}`;

type ServedMeeting = MeetingItem & { status: Exclude<MeetingItem['status'], 'withdrawn'> };

/** A version of a meeting as a document. */
export function meetingOf({ meeting, version, words, start, ...item }: ServedMeeting): Document {
  const { status, replaces, replacedBy } = item;
  return {
    ...documentOf(meetingId(meeting), `Overleg-${meeting}-`, `${words.join('. ')}.`),
    groupPath: 'tk/agenda',
    sourceType: 'Commissiedebat',
    date: start,
    meeting: {
      kind: 'committee',
      start,
      end: start + 60 * 60_000,
      timeKnown: true,
      status,
      ...(replaces === undefined ? {} : { replaces: meetingId(replaces) }),
      ...(replacedBy === undefined ? {} : { replacedBy: meetingId(replacedBy) }),
      place: `Zaal ${meeting}-${version}`,
      agendaItems: [],
    },
  };
}
