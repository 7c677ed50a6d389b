import type { FastifyInstance } from 'fastify';
import { getJobs } from 'contract/admin/jobs';
import { answer } from '#platform/http.ts';
import { type JobParts, jobsNow } from './jobs.ts';

/** How the work by the clock stands, for staff. */
export function watchRoutes(app: FastifyInstance, parts: JobParts): void {
  answer(app, getJobs, () => jobsNow(parts));
}
