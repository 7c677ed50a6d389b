import { limits } from 'contract/limits';
import type { OrganisationLogo } from 'contract/newsletter-logo';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import type { PictureFault } from '#platform/pictures/picture.ts';
import { readPicture } from '#platform/pictures/read-picture.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { colleaguesOf, mayChangeHouse, requireHouse } from './house-style.ts';

export interface LogoParts {
  db: PeopleStore;
  clock: Clock;
  /** Where the product is, for the addresses in mails. */
  address: string;
}

/** Pixels within which a newsletter shows a logo, and how much sharper an SVG is drawn, for screens that show more. */
const box = { width: 200, height: 44 };
const sharpness = 3;
const bounds = {
  ...{ side: limits.maximumLogoSide, bytes: limits.maximumLogoBytes },
  box: { width: sharpness * box.width, height: sharpness * box.height },
};

/** The logo of newsletters as they show it: pixels, and the address at which everybody finds it. */
export interface ShownLogo {
  key: string;
  address: string;
  alt: string;
  width: number;
  height: number;
}

/** The logo of the user's organisation, and whether they may change it. */
export async function readLogo(parts: LogoParts, actor: Actor): Promise<OrganisationLogo> {
  const { db } = parts;
  const row = await rowOf(db, actor.organisationId);
  return {
    logo: row ? await toldLogo(parts, row) : null,
    mayChange: mayChangeHouse(actor),
    colleagues: await colleaguesOf(db, actor),
  };
}

/**
 * Sets the logo of everyone in the organisation, or what is read in its place. The one before stays at its address.
 * @throws 403 when the organisation keeps that to its admins (decision 3.5); EC-02 for a picture that cannot be used,
 * with the reason; EC-03 for another text where there is no logo
 */
export async function changeLogo(
  parts: LogoParts,
  actor: Actor,
  { picture, alt }: { picture?: { fileName: string; content: string } | undefined; alt: string },
): Promise<OrganisationLogo> {
  requireHouse(actor);
  const { db, clock } = parts;
  const { organisationId, userId } = actor;
  const read = picture && (await readPicture(Buffer.from(picture.content, 'base64'), bounds));
  if (typeof read === 'string') throw unusable(read);
  await oneAtATimeIn(db, organisationId, async (transaction) => {
    const changed = { alt, userId, changedAt: clock.now().getTime() };
    if (!read) {
      const row = await rowOf(transaction, organisationId);
      if (!row) throw notFound();
      await transaction.updateTable('newsletterLogos').set(changed).where('key', '=', row.key).execute();
      return;
    }
    await hideLogo(transaction, organisationId);
    const { width, height } = read;
    const row = { ...changed, ...{ organisationId, width, height, shown: 1 } };
    await transaction
      .insertInto('newsletterLogos')
      .values({
        ...row,
        key: newId(),
        fileName: picture.fileName,
        png: Buffer.from(read.png).toString('base64'),
      })
      .execute();
    await dropOldest(transaction, organisationId);
  });
  return readLogo(parts, actor);
}

/** Leaves the logo out of newsletters to come. @throws 403 as for a change */
export async function removeLogo(parts: LogoParts, actor: Actor): Promise<OrganisationLogo> {
  requireHouse(actor);
  await hideLogo(parts.db, actor.organisationId);
  return readLogo(parts, actor);
}

/** What newsletters of an organisation show; undefined while it has no logo. */
export async function shownLogo(
  parts: Pick<LogoParts, 'db' | 'address'>,
  organisationId: string,
): Promise<ShownLogo | undefined> {
  const row = await rowOf(parts.db, organisationId);
  return row && shownAs(parts, row);
}

/** The picture at the address of a logo, also of one that is shown no more; undefined where there is none. */
export async function logoPicture(db: PeopleStore, key: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('newsletterLogos').select('png').where('key', '=', key).executeTakeFirst();
  return row && Buffer.from(row.png, 'base64');
}

type Row = Omit<Tables['newsletterLogos'], 'png'>;

function rowOf(db: PeopleStore, organisationId: string): Promise<Row | undefined> {
  return db
    .selectFrom('newsletterLogos')
    .select(['key', 'organisationId', 'fileName', 'alt', 'width', 'height', 'shown', 'userId', 'changedAt'])
    .where('organisationId', '=', organisationId)
    .where('shown', '=', 1)
    .executeTakeFirst();
}

async function toldLogo(parts: LogoParts, row: Row): Promise<OrganisationLogo['logo']> {
  const { fileName, userId, changedAt } = row;
  const who =
    userId === null
      ? undefined
      : await parts.db
          .selectFrom('users')
          .select(['firstName', 'lastName', 'email'])
          .where('id', '=', userId)
          .executeTakeFirst();
  const { alt, address, width, height } = shownAs(parts, row);
  return {
    ...{ fileName, alt, address, width, height },
    changedBy: who ? personName(who) : null,
    changedAt: new Date(changedAt).toISOString(),
  };
}

/** As large as the picture is, but no larger than its place. */
function shownAs({ address }: Pick<LogoParts, 'address'>, { key, alt, width, height }: Row): ShownLogo {
  const scale = Math.min(1, box.width / width, box.height / height);
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    ...{ key, alt, address: `${address}/api/newsletters/logos/${key}.png` },
    ...{ width: pixels(width), height: pixels(height) },
  };
}

async function hideLogo(db: PeopleStore, organisationId: string): Promise<void> {
  await db
    .updateTable('newsletterLogos')
    .set({ shown: 0 })
    .where('organisationId', '=', organisationId)
    .where('shown', '=', 1)
    .execute();
}

/** Of so many logos the oldest are in mails of long ago. */
async function dropOldest(db: PeopleStore, organisationId: string): Promise<void> {
  const old = await db
    .selectFrom('newsletterLogos')
    .select('key')
    .where('organisationId', '=', organisationId)
    .orderBy('shown', 'desc')
    .orderBy('changedAt', 'desc')
    .orderBy('key')
    .offset(limits.keptLogos)
    // SQLite knows no offset alone.
    .limit(limits.keptLogos)
    .execute();
  if (old.length === 0) return;
  await db
    .deleteFrom('newsletterLogos')
    .where(
      'key',
      'in',
      old.map(({ key }) => key),
    )
    .execute();
}

const unusable = (fault: PictureFault) =>
  invalidInput(`refusals.logo.${fault}`, 'body.picture', {
    kilobytes: limits.maximumLogoBytes / 1_000,
    pixels: limits.maximumLogoSide,
  });
