import { limits } from 'contract/limits';
import { type NewsletterTemplate, NewsletterTemplateSettings } from 'contract/newsletter-templates';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { alreadyThere, limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { cleanedTexts } from './newsletter.ts';

type Row = Tables['newsletterTemplates'];

interface Parts {
  db: PeopleStore;
  clock: Clock;
}

/** The templates of the user's organisation, by name. */
export async function newsletterTemplates(
  { db }: Pick<Parts, 'db'>,
  { organisationId }: Actor,
): Promise<NewsletterTemplate[]> {
  const rows = await db
    .selectFrom('newsletterTemplates')
    .leftJoin('users', 'users.id', 'newsletterTemplates.userId')
    .selectAll('newsletterTemplates')
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('newsletterTemplates.organisationId', '=', organisationId)
    .execute();
  return rows
    .map(({ id, name, settings, changedAt, firstName, lastName, email }) => ({
      ...{ id, name },
      // What an older version kept and that is none any more is as one that was never set.
      settings:
        NewsletterTemplateSettings.safeParse(JSON.parse(settings)).data ??
        NewsletterTemplateSettings.parse({}),
      changedBy: personName({ firstName, lastName, email }),
      changedAt: new Date(changedAt).toISOString(),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || (one.id < other.id ? -1 : 1));
}

/**
 * Keeps settings under a name, cleaned. The same under the same name is the template that is there (decision 7.21).
 * @throws EC-02 for a text that is too long, EC-05 beyond the number of templates, EC-06 for a name that is taken
 */
export async function createTemplate(
  parts: Parts,
  actor: Actor,
  { name, settings }: { name: string; settings: NewsletterTemplateSettings },
): Promise<NewsletterTemplate> {
  const kept = JSON.stringify(cleanedTexts(settings, 'body.settings'));
  const { organisationId, userId } = actor;
  const id = await oneAtATimeIn(parts.db, organisationId, async (db) => {
    const there = await rowsOf(db, organisationId);
    const same = there.find((row) => sameName(row.name, name));
    if (same?.settings === kept) return same.id;
    if (same) throw alreadyThere('refusals.templateThere', { name: same.name });
    const maximum = limits.maximumNewsletterTemplates;
    if (there.length >= maximum) throw limitReached('refusals.maximumTemplates', { maximum });
    const row: Row = {
      ...{ id: newId(), organisationId, name, settings: kept, userId },
      changedAt: parts.clock.now().getTime(),
    };
    await db.insertInto('newsletterTemplates').values(row).execute();
    return row.id;
  });
  return oneTemplate(parts, actor, id);
}

/**
 * Changes the name of a template, what is kept under it, or both.
 * @throws EC-03 when the organisation has no such template; else as for a new one
 */
export async function changeTemplate(
  parts: Parts,
  actor: Actor,
  id: string,
  { name, settings }: { name?: string | undefined; settings?: NewsletterTemplateSettings | undefined },
): Promise<NewsletterTemplate> {
  const kept = settings && JSON.stringify(cleanedTexts(settings, 'body.settings'));
  const { organisationId, userId } = actor;
  await oneAtATimeIn(parts.db, organisationId, async (db) => {
    const there = await rowsOf(db, organisationId);
    const row = there.find((one) => one.id === id);
    if (!row) throw notFound();
    const taken = there.find((one) => one.id !== id && name !== undefined && sameName(one.name, name));
    if (taken) throw alreadyThere('refusals.templateThere', { name: taken.name });
    await db
      .updateTable('newsletterTemplates')
      .set({
        ...{ name: name ?? row.name, settings: kept ?? row.settings },
        ...{ userId, changedAt: parts.clock.now().getTime() },
      })
      .where('id', '=', id)
      .execute();
  });
  return oneTemplate(parts, actor, id);
}

/** @throws EC-03 when the organisation has no such template */
export async function deleteTemplate(
  { db }: Pick<Parts, 'db'>,
  { organisationId }: Actor,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletterTemplates')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw notFound();
}

async function oneTemplate(parts: Parts, actor: Actor, id: string): Promise<NewsletterTemplate> {
  const template = (await newsletterTemplates(parts, actor)).find((one) => one.id === id);
  // Somebody may have removed it meanwhile.
  if (!template) throw notFound();
  return template;
}

function rowsOf(db: PeopleStore, organisationId: string): Promise<Row[]> {
  return db
    .selectFrom('newsletterTemplates')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .execute();
}

const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('nl') === other.toLocaleLowerCase('nl');
