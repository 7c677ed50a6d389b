import type { FastifyInstance } from 'fastify';
import { exportAudit, listAudit } from 'contract/admin/audit';
import { dayOf } from 'contract/amsterdam';
import type { Clock } from '#platform/clock.ts';
import { limitReached } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { sendDownload } from '#platform/download.ts';
import { writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { auditLines } from './audit-log.ts';

/** Lines of a file. */
const mostExported = 50_000;
/** In characters. */
const widths = {
  day: 12,
  time: 8,
  who: 32,
  network: 20,
  organisation: 28,
  action: 28,
  target: 40,
  before: 48,
  after: 48,
  reason: 40,
};
const columns = Object.keys(widths) as (keyof typeof widths)[];

/** Answers what was done by the admin site, as lines and as a file (decision 6.7). */
export function auditRoutes(app: FastifyInstance, { db, clock }: { db: PeopleStore; clock: Clock }): void {
  answer(app, listAudit, ({ query }, { actor }) => auditLines(db, actor, query));

  answerAs(app, 'export', exportAudit, async ({ query }, { actor, locale, reply }) => {
    const { data, more } = await auditLines(db, actor, query, mostExported);
    if (more) throw limitReached('admin.audit.tooMany', { maximum: mostExported });
    const table = await writeTable('csv', {
      locale,
      name: say(locale, 'admin.audit.title'),
      columns: columns.map((name) => ({
        head: say(locale, `admin.audit.columns.${name}`),
        width: widths[name],
      })),
      rows: data.map(({ at, action, before, after, organisation, ...line }) => {
        const instant = Date.parse(at);
        const texts = {
          ...line,
          action: say(locale, `admin.audit.actions.${action}`),
          organisation: organisation ?? undefined,
          before: before === null ? undefined : JSON.stringify(before),
          after: after === null ? undefined : JSON.stringify(after),
        };
        return columns.map((name) =>
          name === 'day' || name === 'time' ? { at: instant, show: name } : texts[name],
        );
      }),
    });
    const name = `${say(locale, 'admin.audit.title')} ${dayOf(clock.now().getTime())}`;
    return sendDownload(reply, table, { name, type: 'csv' });
  });
}
