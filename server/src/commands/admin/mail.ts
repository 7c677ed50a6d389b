import { keptMailsTo, plainEmail } from '#domains/auth/index.ts';
import type { Subject } from './subject.ts';

/** Mails that were kept because there is no mail server. */
export const mailSubject: Subject = {
  name: 'mail',
  verbs: {
    show: {
      usage: 'EMAIL',
      words: [1, 1],
      async run({ db }, [email = '']) {
        const data = await keptMailsTo(db, email);
        return { lines: data.length === 0 ? [`No mail to ${plainEmail(email)} was kept.`] : data, data };
      },
    },
  },
};
