import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DebateAnswer, DebateRow, ActorsAnswer } from '#connectors/debatdirect/rows.ts';

interface Fixture {
  agenda: { debates: DebateRow[] };
  /** Of each debate: time of day, type and object of its events. */
  events: Record<string, [string, string, string][]>;
  actors: ActorsAnswer;
}

/** Answers of our own writing in the form of the service. */
export function debatDirectFixture(): Fixture {
  const path = new URL('../../src/connectors/debatdirect/fixtures/answers.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Fixture;
}

/** A debate as its own call gives it: newest event first, and with its stream. */
export function debateAnswer(row: DebateRow, events: Fixture['events'], vodUrl?: string): DebateAnswer {
  const offset = row.startedAt?.slice(-5) ?? '+0100';
  return {
    ...row,
    events: (events[row.id] ?? []).map(([time, eventType, objectId]) => ({
      eventStart: `${row.debateDate}T${time}${offset}`,
      eventType,
      objectId,
    })),
    ...(vodUrl === undefined ? {} : { video: { vodUrl } }),
  };
}

export interface DebatDirectReplay {
  /** What stands for the address of the service. */
  baseUrl: string;
  fixture: Fixture;
  /** The host, without its port, at which streams stand; that of who asks unless told. */
  streamHost?: string;
  /** Fails every call while true. */
  away?: boolean;
  /** What is answered in place of a debate, or of who could speak on a day. */
  broken: Map<string, { status: number; body: string }>;
  /** Paths in the order in which they were asked for. */
  asked: string[];
  close: () => Promise<void>;
}

/**
 * Serves the fixture as the service would. `further` answers what is no call of it, such as a stream, and says whether
 * it did; the stream of every debate then stands on this server.
 */
export async function serveDebatDirect(
  further?: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<DebatDirectReplay> {
  const replay: DebatDirectReplay = {
    baseUrl: '',
    fixture: debatDirectFixture(),
    asked: [],
    broken: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const { fixture, asked } = replay;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://replay');
    asked.push(pathname);
    if (replay.away) return response.writeHead(503).end();
    response.setHeader('access-control-allow-origin', '*');
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const [, call, key = ''] = pathname.split('/');
    if (call === 'agenda')
      return json({ debates: fixture.agenda.debates.filter(({ debateDate }) => debateDate === key) });
    const instead = call === 'debates' || call === 'actors' ? replay.broken.get(key) : undefined;
    if (instead) return response.writeHead(instead.status).end(instead.body);
    if (call === 'actors') return json(fixture.actors);
    const row = call === 'debates' ? fixture.agenda.debates.find(({ id }) => id === key) : undefined;
    const [host, port] = (request.headers.host ?? '').split(':');
    const vod = `http://${replay.streamHost ?? host}:${port}/vod/${key}.m3u8`;
    if (row) return json(debateAnswer(row, fixture.events, further && vod));
    if (further?.(request, response)) return undefined;
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  replay.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return replay;
}
