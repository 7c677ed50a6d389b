import { signOnOptions, SignOnRefusal, signOnUsage, signOnVerbs } from '#domains/sign-on/index.ts';
import { reasonOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { Refusal, type Subject, type Verb } from './subject.ts';

/** The identity provider of an organisation (decision 10.10). */
export const signOnSubject: Subject = {
  name: 'sign-on',
  options: signOnOptions,
  verbs: Object.fromEntries(
    Object.entries(signOnVerbs).map(([name, does]): [string, Verb] => [
      name,
      {
        usage: signOnUsage[name as keyof typeof signOnVerbs],
        words: [1, 1],
        ...(name === 'set' ? { options: Object.keys(signOnOptions) } : {}),
        async run({ signOn, db, clock }, [organisation = ''], given) {
          const { id } = await organisationOf(db, organisation);
          return does({ ...signOn, db, clock }, id, given, reasonOf(given)).catch((error: unknown) => {
            throw error instanceof SignOnRefusal ? new Refusal(error.message) : error;
          });
        },
      },
    ]),
  ),
};
