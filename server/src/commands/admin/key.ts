import { revokeOrganisationApiKey } from 'contract/admin/api-keys';
import { keysOfOrganisation, revokeKeyOfOrganisation } from '#domains/api-keys/index.ts';
import { bodyOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import type { Subject } from './subject.ts';

/** API keys of everybody in an organisation (decision 10.8). */
export const keySubject: Subject = {
  name: 'key',
  verbs: {
    list: {
      usage: 'ORGANISATION',
      words: [1, 1],
      async run({ db, clock }, [organisation = '']) {
        const { id, name } = await organisationOf(db, organisation);
        const data = await keysOfOrganisation({ db, clock }, id);
        const lines = data.map(({ id: key, user, name: called, prefix, scopes, lastDay }) =>
          [key, user.email, called, prefix, scopes.join(', '), lastDay].join('\t'),
        );
        return { lines: lines.length === 0 ? [`${name} has no API keys.`] : lines, data };
      },
    },
    revoke: {
      usage: 'ORGANISATION ID',
      words: [2, 2],
      async run({ db, clock }, [organisation = '', key = ''], given) {
        const { id: organisationId } = await organisationOf(db, organisation);
        const body = bodyOf(revokeOrganisationApiKey, { organisationId, id: key }, given);
        await revokeKeyOfOrganisation({ db, clock }, 'command', body);
        return { lines: ['The next call with it is refused.'], data: { id: body.id } };
      },
    },
  },
};
