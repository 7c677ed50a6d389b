import { createHmac } from 'node:crypto';
import { limits } from 'contract/limits';
import { Locale } from 'contract/users';
import * as openid from 'openid-client';
import { newToken, tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Discovery, faultOf, openDiscovery, type ProviderParts } from './discovery.ts';
import { type Identity, identityOf } from './identity.ts';
import { domainsOf, type Provider, providerOf } from './providers.ts';
import { SignOnFault } from './sign-on-fault.ts';

/** What a login at a provider is done with. */
interface FlowParts extends ProviderParts {
  db: PeopleStore;
  /** Address of the product, without a slash at its end. */
  site: string;
}

/** What is kept of the browser that begins a login. */
interface Beginner {
  email: string;
  locale: Locale;
  /** Hash of the token of the session it has. */
  formerSession: string | undefined;
}

/** A login that came back. */
interface Ended {
  locale: Locale;
  formerSession: string | undefined;
  /** Who it is. @throws SignOnFault */
  identity(): Promise<Identity>;
}

/** Logins by the authorization code flow with PKCE, state and nonce (decision 10.10). */
export interface SignOnFlow {
  /**
   * Begins one.
   * @returns where the browser goes, and the secret that only this browser may have
   * @throws SignOnFault `away` or `provider`
   */
  begin(provider: Provider, beginner: Beginner): Promise<{ address: string; secret: string }>;
  /** Takes up what came back, once; undefined where no such login is under way in this browser. */
  end(secret: string, query: URLSearchParams): Promise<Ended | undefined>;
}

/** Where providers send the browser back to. */
export const callbackPath = '/sign-in/callback';

/** What goes out and comes back, each made of the secret in the browser, so that the store holds none of it. */
const checksOf = (secret: string) => {
  const of = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') };
};

export function openFlow(parts: FlowParts): SignOnFlow {
  const { db, clock, site } = parts;
  const discovery = openDiscovery(parts);
  return {
    async begin(provider, { email, locale, formerSession }) {
      const configuration = await discovery.configurationOf(provider);
      const secret = newToken();
      const { state, nonce, verifier } = checksOf(secret);
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: site + callbackPath,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: email,
      });
      await db
        .insertInto('signOnLogins')
        .values({
          secretHash: tokenHashOf(secret),
          organisationId: provider.organisationId,
          locale,
          formerSession: formerSession ?? null,
          expiresAt: clock.now().getTime() + limits.signOnLife,
        })
        .execute();
      return { address: address.href, secret };
    },

    async end(secret, query) {
      // What another page began is no answer to this one, and uses nothing up.
      if (query.get('state') !== checksOf(secret).state) return undefined;
      // Taken by one statement, so that of two answers at once only one gets it.
      const login = await db
        .deleteFrom('signOnLogins')
        .where('secretHash', '=', tokenHashOf(secret))
        .returningAll()
        .executeTakeFirst();
      if (!login || login.expiresAt <= clock.now().getTime()) return undefined;
      return {
        locale: Locale.parse(login.locale),
        formerSession: login.formerSession ?? undefined,
        identity: () => identityAfter(parts, discovery, { ...login, secret, query }),
      };
    },
  };
}

async function identityAfter(
  { db, site }: FlowParts,
  discovery: Discovery,
  { organisationId, secret, query }: { organisationId: string; secret: string; query: URLSearchParams },
): Promise<Identity> {
  const provider = await providerOf(db, organisationId);
  if (!provider?.enabled) throw new SignOnFault('off');
  const { state, nonce, verifier } = checksOf(secret);
  const configuration = await discovery.configurationOf(provider);
  const url = new URL(site + callbackPath);
  url.search = query.toString();
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    discovery.keepKeys(provider, configuration);
    const claims = tokens.claims()!;
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return identityOf({ ...claims, ...more }, organisationId, await domainsOf(db, organisationId));
  } catch (error) {
    throw faultOf(error, 'token');
  }
}

/** Removes logins that nobody came back from; nothing depends on when it runs. */
export async function sweepSignOns(db: PeopleStore, now: number): Promise<void> {
  await db.deleteFrom('signOnLogins').where('expiresAt', '<=', now).execute();
}
