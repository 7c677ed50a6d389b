import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/sources';
import { getLateSources } from 'contract/freshness';
import { audit } from '#domains/audit/index.ts';
import { scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer, type Call } from '#platform/http.ts';
import { lateSources } from './freshness.ts';
import { ask, watchedSources, type Watching, type Wish } from './watched.ts';

/** What is late for readers, and the sources for staff, who look after them (decision 9.9). */
export function sourceRoutes(app: FastifyInstance, parts: Watching & { clock: Clock }): void {
  const { people, clock } = parts;
  const now = () => clock.now().getTime();
  answer(app, getLateSources, async (_request, { actor }) => ({
    data: await lateSources(people, scopeOf(actor).domains, now()),
  }));

  answer(app, calls.listSources, async () => ({ data: await watchedSources(parts, now()) }));
  const wish = async (source: string, what: Wish, reason: string | undefined, call: Call) => {
    const at = now();
    await people.transaction().execute(async (transaction) => {
      await ask(transaction, parts, source, what, at);
      await audit(transaction, call, { action: `source.${what}`, target: source, reason }, at);
    });
    const sources = await watchedSources(parts, at);
    return { data: sources.find((one) => one.source === source)! };
  };
  answer(app, calls.readSource, ({ params, body }, call) => wish(params.source, 'read', body.reason, call));
  answer(app, calls.pauseSource, ({ params, body }, call) => wish(params.source, 'pause', body.reason, call));
  answer(app, calls.resumeSource, ({ params, body }, call) =>
    wish(params.source, 'resume', body.reason, call),
  );
}
