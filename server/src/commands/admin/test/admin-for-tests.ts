import { keptMailer } from '#domains/kept-mails/index.ts';
import { testSignOn } from '#domains/auth/test/auth-app.ts';
import type { Clock } from '#platform/clock.ts';
import type { People } from '#stores/people/index.ts';
import { openLeases } from '#stores/people/leases.ts';
import { adminCommand } from '../command.ts';

/** Runs command lines on a store as an installation without a mail server does; answers what was printed. */
export function adminForTests({ people, clock }: { people: Pick<People, 'db' | 'kind'>; clock: Clock }) {
  const { db } = people;
  return async (...argv: string[]): Promise<{ code: number; text: string }> => {
    const lines: string[] = [];
    const code = await adminCommand(argv, {
      ...{ db, clock },
      mailer: keptMailer(db, clock),
      leases: openLeases(people),
      sources: ['tweedekamer'],
      log: { warn: () => undefined },
      config: {
        BASE_URL: 'https://vizier.example',
        ADMIN_URL: undefined,
        PRODUCT_NAME: 'Vizier',
        SUPPORT_EMAIL: 'support@vizier.example',
        VIDEO_HOSTS: [],
      },
      out: (line) => lines.push(line),
      signOn: testSignOn,
    });
    return { code, text: lines.join('\n') };
  };
}
