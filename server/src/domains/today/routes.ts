import type { FastifyInstance } from 'fastify';
import { today } from 'contract/today';
import { answer } from '#platform/http.ts';
import { type Parts, todayOf } from './today.ts';

/** The first screen of a dashboard, without a query. */
export function todayRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, today, ({ body }, { actor }) => todayOf(parts, actor, body));
}
