import { sendUserMailAgain } from 'contract/admin/deliveries';
import type { Delivery } from 'contract/deliveries';
import { limits } from 'contract/limits';
import {
  addressOf,
  bouncesOf,
  deliveriesOf,
  resetMailAddress,
  sendMailAgain,
} from '#domains/alerts/index.ts';
import { keptMailsTo, plainEmail } from '#domains/auth/index.ts';
import { writtenInstant } from '#platform/written-time.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { bodyOf, reasonOf } from './asked.ts';
import { organisationOf, userOf } from './look-up.ts';
import { type Subject, textOf } from './subject.ts';

const size = limits.deliveryPageSizeMax;

/** Mails of users: their log, the addresses that are refused, and what was kept because there is no mail server. */
export const mailSubject: Subject = {
  name: 'mail',
  options: { before: { type: 'string' } },
  verbs: {
    show: {
      usage: 'EMAIL',
      words: [1, 1],
      async run({ db }, [email = '']) {
        const data = await keptMailsTo(db, email);
        return { lines: data.length === 0 ? [`No mail to ${plainEmail(email)} was kept.`] : data, data };
      },
    },
    list: {
      usage: 'EMAIL [--before ID]',
      words: [1, 1],
      options: ['before'],
      async run({ db }, [email = ''], given) {
        const user = await userOf(db, email);
        const log = await deliveriesOf(db, user.id, { before: textOf(given, 'before'), size });
        const address = await addressOf(db, user.id, user.email);
        return {
          lines: [
            ...(address.paused ? [`${user.email} gets no mail: it was refused too often.`] : []),
            ...(log.data.length === 0 ? ['There are no mails.'] : log.data.map(lineOf)),
            ...(log.more ? [`There are earlier ones: --before ${log.data.at(-1)!.id}`] : []),
          ],
          data: { ...log, address },
        };
      },
    },
    again: {
      usage: 'EMAIL ID',
      words: [2, 2],
      async run({ db, clock }, [email = '', id = ''], given) {
        const { id: userId } = await userOf(db, email);
        const body = bodyOf(sendUserMailAgain, { id }, given);
        const data = await sendMailAgain(db, 'command', { userId, ...body }, clock.now().getTime());
        return { lines: [lineOf(data)], data };
      },
    },
    reset: {
      usage: 'EMAIL',
      words: [1, 1],
      async run({ db, clock }, [email = ''], given) {
        const { id: userId } = await userOf(db, email);
        const asked = { userId, reason: reasonOf(given) };
        const data = await resetMailAddress(db, 'command', asked, clock.now().getTime());
        return { lines: [`${data.email} gets mail again.`], data };
      },
    },
    refused: {
      usage: '[ORGANISATION]',
      words: [0, 1],
      async run({ db }, [organisation]) {
        const data = await everyRefused(db, organisation && (await organisationOf(db, organisation)).id);
        const lines = data.map(({ user, address: { bounces, paused } }) =>
          [user.email, user.organisation, `refused ${bounces} times`, paused ? 'paused' : '']
            .join('\t')
            .trimEnd(),
        );
        return { lines: lines.length === 0 ? ['No address was refused.'] : lines, data };
      },
    },
  },
};

const lineOf = ({ id, kind, subject, state, plannedAt, fault }: Delivery): string =>
  [id, writtenInstant(plannedAt), kind, state, fault ?? '', subject].join('\t');

async function everyRefused(db: PeopleStore, organisationId: string | undefined) {
  const refused: Awaited<ReturnType<typeof bouncesOf>>['data'] = [];
  for (;;) {
    const before = refused.at(-1)?.user.id;
    const page = await bouncesOf(db, { organisationId: organisationId || undefined, before, size });
    refused.push(...page.data);
    if (!page.more) return refused;
  }
}
