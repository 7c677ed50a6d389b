import type { FastifyInstance } from 'fastify';
import * as support from 'contract/admin/support';
import { getSupportContent } from 'contract/support';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { setSupport, supportContent, supportForStaff } from './support.ts';

/** Answers what staff say in the place of what ships with the product, and lets them set it (decisions 1.5, 6.7). */
export function contentRoutes(
  app: FastifyInstance,
  {
    db,
    clock,
    config,
  }: { db: PeopleStore; clock: Clock; config: { BASE_URL: string; VIDEO_HOSTS: readonly string[] } },
): void {
  const now = () => clock.now().getTime();
  answer(app, getSupportContent, ({ params: { locale } }) => supportContent(db, locale, config));
  answer(app, support.getSupport, ({ params: { locale } }) => supportForStaff(db, locale, config));
  answer(app, support.putSupport, ({ params, body }, call) =>
    setSupport(db, call, { ...params, ...body }, { now: now(), config }),
  );
}
