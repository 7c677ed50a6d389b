import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { askArchive, linesType } from 'contract/asks';
import { answerAtEach } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { askedEvents, type Asking } from './ask.ts';

const hour = 60 * 60_000;

/** Questions about the documents of a search (UX-3, 31). */
export function askRoutes(app: FastifyInstance, needs: Omit<Asking, 'work'>): void {
  const parts = { ...needs, work: app.work };
  const limits = [
    { name: 'asks-hour', within: hour, of: 'asksPerHour' as const },
    { name: 'asks-day', within: 24 * hour, of: 'asksPerDay' as const },
  ].map(({ name, within, of }) =>
    limitRequests(app, {
      name,
      within,
      most: ({ caller }) => caller!.user!.share[of],
      keyOf: ({ caller }) => caller!.user!.id,
    }),
  );
  answerAtEach(app, 'search', askArchive, (served) => async ({ body }, call) => {
    for (const count of limits) await count(call.request);
    const events = await askedEvents(parts, call, body, served);
    return call.reply
      .type(linesType)
      .header('x-accel-buffering', 'no')
      .send(Readable.from(asLines(events)));
  });
}

async function* asLines(events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
