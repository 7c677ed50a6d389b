import { readFileSync } from 'node:fs';
import { SignOnSettings } from 'contract/admin/sign-on';
import { AppError } from '#platform/errors.ts';
import { say } from '#platform/words.ts';
import { callbackPath } from './flow.ts';
import { removeSignOn, saveSignOn, type SettingsParts, shownSignOn } from './provider-settings.ts';
import { providerOf } from './providers.ts';
import { testProvider } from './test-provider.ts';

/** What follows each verb of the command. */
export const signOnUsage = {
  show: 'ORGANISATION',
  set:
    'ORGANISATION [--name NAME] [--issuer URL] [--client-id ID] [--secret-file FILE] ' +
    '[--domain DOMAIN]... [--passwords on|off] [--enabled yes|no]',
  remove: 'ORGANISATION',
  test: 'ORGANISATION',
};

/** Options of `sign-on set`, as `parseArgs` takes them. */
export const signOnOptions = {
  name: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'secret-file': { type: 'string' },
  domain: { type: 'string', multiple: true },
  passwords: { type: 'string' },
  enabled: { type: 'string' },
} as const;

type SignOnGiven = {
  [Name in keyof typeof signOnOptions]?: Name extends 'domain' ? string[] | undefined : string | undefined;
};

interface Needs extends SettingsParts {
  /** Address of the product, without a slash at its end. */
  site: string;
}

/** What was done or is the case, in lines and as data. */
interface Outcome {
  lines: string[];
  data: unknown;
}

/** Why it cannot be done, in words. */
export class SignOnRefusal extends Error {}

type Verb = (
  needs: Needs,
  organisationId: string,
  given: SignOnGiven,
  /** Why, for the audit log. */
  reason: string | undefined,
) => Promise<Outcome>;

/** What can be done with the identity provider of an organisation. @throws SignOnRefusal */
export const signOnVerbs = {
  show: async (needs, id) => {
    const data = await standing(needs, id);
    return {
      data,
      lines: data
        ? Object.entries(data).map(([name, value]) => `${name}\t${String(value)}`)
        : ['This organisation has no identity provider.'],
    };
  },
  set: async (needs, id, given, reason) => {
    const before = await shownSignOn(needs.db, id);
    const { changedAt: _, ...kept } = { enabled: true, passwordsOff: false, changedAt: '', ...before };
    const secret = given['secret-file'];
    const settings = SignOnSettings.safeParse({
      ...kept,
      ...(given.name === undefined ? {} : { name: given.name }),
      ...(given.issuer === undefined ? {} : { issuer: given.issuer }),
      ...(given['client-id'] === undefined ? {} : { clientId: given['client-id'] }),
      // Not on the command line itself, where every user of the machine can read it.
      ...(secret === undefined ? {} : { clientSecret: secretIn(secret) }),
      ...(given.domain === undefined ? {} : { domains: given.domain }),
      ...(given.passwords === undefined ? {} : { passwordsOff: given.passwords === 'off' }),
      ...(given.enabled === undefined ? {} : { enabled: given.enabled === 'yes' }),
    });
    if (!/^(on|off)$/.test(given.passwords ?? 'on') || !/^(yes|no)$/.test(given.enabled ?? 'yes'))
      throw new SignOnRefusal('--passwords is on or off, --enabled is yes or no.');
    if (!settings.success) {
      const fields = new Set(settings.error.issues.map(({ path }) => path[0]));
      throw new SignOnRefusal(`Missing, or cannot be used: ${[...fields].join(', ')}.`);
    }
    await inWords(saveSignOn(needs, 'command', id, settings.data, { reason }));
    return {
      data: await standing(needs, id),
      lines: [`Set. Register this address with the provider: ${needs.site}${callbackPath}`],
    };
  },
  remove: async (needs, id, _given, reason) => {
    if (!(await providerOf(needs.db, id)))
      throw new SignOnRefusal('This organisation has no identity provider.');
    await removeSignOn(needs, 'command', id, reason);
    return { data: null, lines: ['Removed; its people log in with passwords again.'] };
  },
  test: async (needs, id) => {
    const provider = await providerOf(needs.db, id);
    if (!provider) throw new SignOnRefusal('This organisation has no identity provider.');
    const { works, findings } = await testProvider(needs, provider, 'en-gb');
    if (!works) throw new SignOnRefusal(findings.join('\n'));
    return { data: { works, findings }, lines: findings };
  },
} satisfies Record<string, Verb>;

/** What is set, and the address that is registered with the provider; null where there is none. */
async function standing({ db, site }: Needs, id: string) {
  const shown = await shownSignOn(db, id);
  return shown && { ...shown, callback: site + callbackPath };
}

function secretIn(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch (error) {
    throw new SignOnRefusal(`The secret cannot be read: ${(error as Error).message}`);
  }
}

async function inWords(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SignOnRefusal(say('en-gb', error.details.words, error.details.values));
  }
}
