import type { OrganisationModule } from 'contract/admin/organisations';
import { addDays, type DayText, dayOf } from 'contract/amsterdam';
import { ModuleEntry, type ModuleKey, moduleKeys } from 'contract/modules';
import { onlyOrgAdmins } from 'contract/newsletter-colours';
import { audit } from '#domains/audit/index.ts';
import { subscribe } from '#domains/auth/index.ts';
import { alreadyThere, invalidInput, notFound } from '#platform/errors.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { type Doer, requireOrganisation } from './doer.ts';

type Row = Tables['organisationModules'];
type Configuration = ModuleEntry['moduleConfiguration'];

/** Modules that an organisation has, had or will have, in the order of the product. */
export async function modulesWithDays(
  db: PeopleStore,
  organisationId: string,
  now: number,
): Promise<OrganisationModule[]> {
  const rows = await db
    .selectFrom('organisationModules')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .execute();
  return rows
    .toSorted((a, b) => moduleKeys.indexOf(a.moduleKey) - moduleKeys.indexOf(b.moduleKey))
    .map((row) => shown(row, dayOf(now)));
}

function shown(row: Row, today: DayText): OrganisationModule {
  const { moduleKey, code, startsOn, endsOn } = row;
  const ended = endsOn !== null && endsOn < today;
  return {
    moduleKey,
    code,
    startsOn,
    endsOn,
    configuration: configurationOf(row),
    state: ended ? 'ended' : startsOn > today ? 'coming' : 'active',
    daysLeft: endsOn === null || ended ? null : daysFrom(today, endsOn),
  };
}

/** Days from one to another, both included. */
const daysFrom = (first: DayText, last: DayText) =>
  Math.round((Date.parse(last) - Date.parse(first)) / (24 * 60 * 60_000)) + 1;

const configurationOf = ({ configuration }: Pick<Row, 'configuration'>): Configuration =>
  ModuleEntry.shape.moduleConfiguration.parse(JSON.parse(configuration));

/** What a module is set to. */
interface ModuleDays {
  startsOn: DayText;
  endsOn: DayText | null;
  configuration: Configuration;
}

/**
 * Gives an organisation a module, or other days and settings of one it has (decision 6.4).
 * @throws EC-03 for an organisation that is not there; EC-02 when the last day lies before the first, or is another one
 *   than it was and before yesterday: what ended that long ago may be erased (`endModule` ends one at once)
 */
export async function setModule(
  db: PeopleStore,
  doer: Doer,
  { organisationId, moduleKey, ...days }: { organisationId: string; moduleKey: ModuleKey } & ModuleDays,
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { name } = await requireOrganisation(db, doer, organisationId);
  if (days.endsOn !== null && days.endsOn < days.startsOn)
    throw invalidInput('accounts.lastBeforeFirst', 'body.endsOn');
  await db.transaction().execute(async (transaction) => {
    const before = await moduleOf(transaction, organisationId, moduleKey);
    const isLongOver = days.endsOn !== null && days.endsOn < addDays(dayOf(now), -1);
    if (isLongOver && days.endsOn !== before?.endsOn)
      throw invalidInput('accounts.lastBeforeYesterday', 'body.endsOn');
    await subscribe(transaction, organisationId, { moduleKey, ...days, endsOn: days.endsOn ?? undefined });
    await audit(
      transaction,
      doer,
      {
        action: 'module.set',
        target: name,
        organisationId,
        before: before && { module: moduleKey, ...daysOf(before) },
        after: { module: moduleKey, ...days },
        reason,
      },
      now,
    );
  });
}

/**
 * Ends a module at once: its last day was yesterday. One that had no day before today is as if it never was.
 * @throws EC-03 for a module the organisation does not have
 */
export async function endModule(
  db: PeopleStore,
  doer: Doer,
  { organisationId, moduleKey }: { organisationId: string; moduleKey: ModuleKey },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { name } = await requireOrganisation(db, doer, organisationId);
  const yesterday = addDays(dayOf(now), -1);
  await db.transaction().execute(async (transaction) => {
    const before = await moduleOf(transaction, organisationId, moduleKey);
    if (!before || (before.endsOn !== null && before.endsOn <= yesterday)) throw notFound();
    if (before.startsOn > yesterday)
      await transaction
        .deleteFrom('organisationModules')
        .where('organisationId', '=', organisationId)
        .where('moduleKey', '=', moduleKey)
        .execute();
    else
      await transaction
        .updateTable('organisationModules')
        .set({ endsOn: yesterday })
        .where('organisationId', '=', organisationId)
        .where('moduleKey', '=', moduleKey)
        .execute();
    await audit(
      transaction,
      doer,
      {
        action: 'module.end',
        target: name,
        organisationId,
        before: { module: moduleKey, ...daysOf(before) },
        after: before.startsOn > yesterday ? undefined : { module: moduleKey, endsOn: yesterday },
        reason,
      },
      now,
    );
  });
}

/** Whether only its admins change how an organisation's newsletters look; null without the module (decision 3.5). */
export function coloursOfAdmins(modules: readonly OrganisationModule[]): boolean | null {
  const newsletter = modules.find(({ moduleKey, state }) => moduleKey === 'newsletter' && state === 'active');
  if (!newsletter) return null;
  return Object.entries(onlyOrgAdmins).every(([key, value]) => newsletter.configuration[key] === value);
}

/**
 * Keeps the look of newsletters to the admins of an organisation, or lets everyone change it (decision 3.5).
 * @throws EC-03 for an organisation that is not the doer's; EC-06 without the newsletter
 */
export async function restrictColours(
  db: PeopleStore,
  doer: Doer,
  { organisationId, ofAdmins }: { organisationId: string; ofAdmins: boolean },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { name } = await requireOrganisation(db, doer, organisationId);
  await db.transaction().execute(async (transaction) => {
    const before = await moduleOf(transaction, organisationId, 'newsletter');
    if (!before) throw alreadyThere('accounts.noNewsletter');
    const { organisationColours, ...others } = configurationOf(before);
    await transaction
      .updateTable('organisationModules')
      .set({ configuration: JSON.stringify(ofAdmins ? { ...others, ...onlyOrgAdmins } : others) })
      .where('organisationId', '=', organisationId)
      .where('moduleKey', '=', 'newsletter')
      .execute();
    await audit(
      transaction,
      doer,
      {
        action: 'organisation.colours',
        target: name,
        organisationId,
        before: { ofAdmins: organisationColours === onlyOrgAdmins.organisationColours },
        after: { ofAdmins },
        reason,
      },
      now,
    );
  });
}

const daysOf = ({ startsOn, endsOn, configuration }: Row) => ({
  startsOn,
  endsOn,
  configuration: configurationOf({ configuration }),
});

/** The row of a module, held until the end of the transaction. */
async function moduleOf(
  transaction: PeopleStore,
  organisationId: string,
  moduleKey: ModuleKey,
): Promise<Row | undefined> {
  const [row] = await transaction
    .updateTable('organisationModules')
    .set({ organisationId })
    .where('organisationId', '=', organisationId)
    .where('moduleKey', '=', moduleKey)
    .returningAll()
    .execute();
  return row;
}
