import type { FastifyInstance } from 'fastify';
import { getSetMaintenance, putMaintenance } from 'contract/admin/maintenance';
import { getMaintenance } from 'contract/maintenance';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { maintenanceSet, setMaintenance } from './maintenance.ts';

/** Tells everybody of planned maintenance, and lets staff set it. */
export function maintenanceRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
): void {
  answer(app, getMaintenance, async () => {
    const { on, announced, texts } = await app.maintenance.now();
    return { on, announced, texts };
  });
  answer(app, getSetMaintenance, () => maintenanceSet(db));
  answer(app, putMaintenance, async ({ body: { reason, changedAt, ...body } }, call) => {
    const madeFrom = changedAt === null ? null : Date.parse(changedAt);
    await setMaintenance(db, call, body, { now: clock.now().getTime(), reason, madeFrom });
    app.maintenance.forget();
    return maintenanceSet(db);
  });
}
