import { type AuditLine, AuditAction, type AuditResponse, auditPageSize } from 'contract/admin/audit';
import { addDays, type DayText, instantOf } from 'contract/amsterdam';
import { z } from 'zod';
import { type Actor, ownOrganisationOf } from '#platform/access.ts';
import { hasEveryWord, type PeopleStore } from '#stores/people/index.ts';

/** Which lines are asked for. */
interface AuditFilters {
  find?: string | undefined;
  action?: AuditAction | undefined;
  organisationId?: string | undefined;
  from?: DayText | undefined;
  until?: DayText | undefined;
}

const Fields = z.record(z.string(), z.unknown());

/**
 * Lines of the log, newest first; admins of an organisation see those of theirs alone, the command line all
 * (decision 6.7).
 */
export async function auditLines(
  db: PeopleStore,
  reader: Pick<Actor, 'roles' | 'organisationId'> | 'command',
  filters: AuditFilters & { after?: string | undefined },
  most = auditPageSize,
): Promise<AuditResponse> {
  const last = filters.after === undefined ? undefined : await placeOf(db, filters.after);
  if (filters.after !== undefined && last === undefined) return { data: [], more: false };
  const own = reader === 'command' ? undefined : ownOrganisationOf(reader);
  const organisationId = own ?? filters.organisationId;
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('organisations', 'organisations.id', 'auditLog.organisationId')
    .selectAll('auditLog')
    .select('organisations.name as organisation')
    .$if(organisationId !== undefined, (some) => some.where('auditLog.organisationId', '=', organisationId!))
    .$if(filters.action !== undefined, (some) => some.where('auditLog.action', '=', filters.action!))
    .$if(filters.from !== undefined, (some) =>
      some.where('auditLog.at', '>=', instantOf(filters.from!, 0, 0)),
    )
    .$if(filters.until !== undefined, (some) =>
      some.where('auditLog.at', '<', instantOf(addDays(filters.until!, 1), 0, 0)),
    )
    .$if(filters.find !== undefined, (some) =>
      some.where((row) =>
        hasEveryWord(row, filters.find!, ['auditLog.who', 'auditLog.target', 'auditLog.reason']),
      ),
    )
    .$if(last !== undefined, (some) =>
      some.where((row) =>
        row.or([
          row('auditLog.at', '<', last!.at),
          row.and([row('auditLog.at', '=', last!.at), row('auditLog.id', '<', last!.id)]),
        ]),
      ),
    )
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(most + 1)
    .execute();
  const data = rows
    .slice(0, most)
    .map(({ id, at, who, network, organisation, action, target, before, after, reason }): AuditLine => ({
      id,
      at: new Date(at).toISOString(),
      who,
      network,
      organisation,
      action: AuditAction.parse(action),
      target,
      before: before === null ? null : Fields.parse(JSON.parse(before)),
      after: after === null ? null : Fields.parse(JSON.parse(after)),
      reason,
    }));
  return { data, more: rows.length > most };
}

async function placeOf(db: PeopleStore, id: string): Promise<{ at: number; id: string } | undefined> {
  return db.selectFrom('auditLog').select(['at', 'id']).where('id', '=', id).executeTakeFirst();
}
