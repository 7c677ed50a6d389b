import { hasModule } from 'contract/modules';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { modulesOf } from '#domains/auth/index.ts';
import { allowanceOf, oneAtATimeIn, organisationName } from '#domains/organisations/index.ts';
import { confirmMail } from '#platform/mail/confirm-mail.ts';
import { readersIn } from './address-lists.ts';
import { addReaders, knownOf } from './import-readers.ts';
import { emailHashOf, paths, readSignUp, signUpToken } from './links.ts';
import type { ConfirmParts, Parts } from './parts.ts';

/** An address list on which anybody can sign up now. */
interface OpenList {
  id: string;
  organisationId: string;
  organisation: string;
}

/** The list behind the address of a page for signing up; undefined when that is closed or its module has ended. */
export async function openList({ db, clock }: Parts, id: string): Promise<OpenList | undefined> {
  const list = await db
    .selectFrom('addressLists')
    .select(['id', 'organisationId'])
    .where('id', '=', id)
    .where('signUp', '=', 1)
    .executeTakeFirst();
  const organisation = list && (await organisationName(db, list.organisationId));
  if (!list || organisation === undefined) return undefined;
  if (!hasModule(await modulesOf(db, list.organisationId, clock.now()), 'newsletter')) return undefined;
  return { ...list, organisation };
}

/**
 * Mails a link with which somebody confirms that they want to be on a list. Whether they are on it already is told to
 * nobody. @throws MailFault
 */
export async function askSignUp(
  parts: ConfirmParts,
  list: OpenList,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const until = parts.clock.now().getTime() + limits.confirmLinkLife;
  const token = signUpToken(parts.signer, { list: list.id, email, until });
  // Longer than a part of a path may be.
  const link = `${parts.address}${paths.confirm}${list.id}?token=${token}`;
  await parts.mailer.send(
    confirmMail('signUp', { ...parts, locale, to: email, organisation: list.organisation, link }),
  );
}

/** Who a mailed link is of; undefined for one that is dead, or of another list. */
export function signingUp(
  { signer, clock }: Pick<ConfirmParts, 'signer' | 'clock'>,
  list: OpenList,
  token: string,
): string | undefined {
  const signUp = readSignUp(signer, token, clock.now().getTime());
  return signUp?.list === list.id ? signUp.email : undefined;
}

/**
 * Puts somebody on a list who confirmed it. That they unsubscribed before holds no more: now they ask for it themselves.
 * False when the organisation has no room for more readers.
 */
export function signUp({ db, clock }: Parts, list: OpenList, email: string): Promise<boolean> {
  const { organisationId, id: listId } = list;
  const emailHash = emailHashOf(organisationId, email);
  return oneAtATimeIn(db, organisationId, async (transaction) => {
    const known = await knownOf(transaction, organisationId, listId, [{ emailHash }]);
    const there = known.get(emailHash);
    if (!there) {
      const { newsletterReaders: maximum } = await allowanceOf(transaction, organisationId);
      if ((await readersIn(transaction, organisationId)) >= maximum) return false;
    }
    await transaction
      .deleteFrom('unsubscribedReaders')
      .where('organisationId', '=', organisationId)
      .where('emailHash', '=', emailHash)
      .execute();
    if (there?.onList) return true;
    const at = clock.now().getTime();
    const to = { organisationId, listId, importId: null, at };
    await addReaders(transaction, to, [{ email, emailHash, name: '' }], known);
    return true;
  });
}
