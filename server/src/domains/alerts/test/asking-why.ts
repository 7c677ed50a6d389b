import type { Why } from 'contract/admin/why';
import type { EmailConfig } from 'contract/email-config';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering } from './delivering.ts';

/** A house that mails, and staff who are asked why. */
export interface AskingWhy {
  house: Delivering;
  /** Why a user was mailed of a document or not, as staff see it. */
  why(user: Subscriber, documentId: string): Promise<Why>;
  /** The answer alone: what decided it, and the sentence in Dutch. */
  answer(user: Subscriber, documentId: string): Promise<[Why['outcome'], Why['cause'], string]>;
  configure(who: Subscriber, change: Partial<EmailConfig>): Promise<void>;
  userIdOf(who: Subscriber): Promise<string>;
}

/** Opens it on a Friday at half past ten in Amsterdam. */
export async function openAskingWhy(): Promise<AskingWhy> {
  const house = await openDelivering();
  const staff = await house.product.subscriber({ roles: ['staff'] });
  const userIdOf = async ({ email }: Subscriber) => {
    const users = house.product.people.db.selectFrom('users').select('id').where('email', '=', email);
    return (await users.executeTakeFirstOrThrow()).id;
  };
  const why: AskingWhy['why'] = async (user, documentId) => {
    const path = `/admin/users/${await userIdOf(user)}/why?document=${documentId}`;
    const answer = await house.call(staff, 'GET', path);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Why>();
  };
  return {
    house,
    userIdOf,
    why,
    async answer(user, documentId) {
      const { outcome, cause, answer } = await why(user, documentId);
      return [outcome, cause, `${answer.nl.head} ${answer.nl.because}`];
    },
    async configure(who, change) {
      const kept = await house.call(who, 'GET', '/users/me/emailconfig');
      const { emailConfig } = kept.json<{ emailConfig: EmailConfig }>();
      const answer = await house.call(who, 'PUT', '/users/me/emailconfig', { ...emailConfig, ...change });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
  };
}
