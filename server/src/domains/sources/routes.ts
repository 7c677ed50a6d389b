import type { FastifyInstance } from 'fastify';
import { getCouncils, putCouncils } from 'contract/admin/councils';
import * as calls from 'contract/admin/sources';
import type { NamedCouncil } from 'contract/councils';
import { getLateSources } from 'contract/freshness';
import { scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer, type Call } from '#platform/http.ts';
import { councilsForStaff, setCouncils } from './councils.ts';
import { lateSources } from './freshness.ts';
import { dropItem, keptItemsOf, keptPayload, retryItem } from './quarantine.ts';
import { askOf, watchedSources, type Watching, type Wish } from './watched.ts';

/** What is late for readers, and the sources for staff, who look after them (decision 9.9). */
export function sourceRoutes(
  app: FastifyInstance,
  parts: Watching & { clock: Clock; councils: readonly NamedCouncil[] },
): void {
  const { people, clock, councils: file } = parts;
  const now = () => clock.now().getTime();
  answer(app, getLateSources, async (_request, { actor }) => ({
    data: await lateSources(people, scopeOf(actor).domains, now()),
  }));

  answer(app, calls.listSources, async () => ({ data: await watchedSources(parts, now()) }));
  const wished = async (source: string, wish: Wish, reason: string | undefined, call: Call) => ({
    data: await askOf(parts, call, { source, wish, reason }, now()),
  });
  answer(app, calls.readSource, ({ params, body }, call) => wished(params.source, 'read', body.reason, call));
  answer(app, calls.pauseSource, ({ params, body }, call) =>
    wished(params.source, 'pause', body.reason, call),
  );
  answer(app, calls.resumeSource, ({ params, body }, call) =>
    wished(params.source, 'resume', body.reason, call),
  );

  answer(app, getCouncils, () => councilsForStaff(people, file));
  answer(app, putCouncils, ({ body }, call) => setCouncils(people, call, body, { file, now: now() }));

  answer(app, calls.listKeptItems, async ({ params }) => ({
    data: await keptItemsOf(people, params.source),
  }));
  answer(app, calls.getKeptPayload, ({ params, query }) =>
    keptPayload(people, { source: params.source, item: query.item }),
  );
  answer(app, calls.retryKeptItem, async ({ params, body }, call) => ({
    data: await retryItem(parts, call, { ...params, ...body }, now()),
  }));
  answer(app, calls.dropKeptItem, async ({ params, body }, call) => ({
    data: await dropItem(people, call, { ...params, ...body }, now()),
  }));
}
