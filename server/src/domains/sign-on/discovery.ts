import * as openid from 'openid-client';
import type { Clock } from '#platform/clock.ts';
import type { Sealer } from '#platform/sealed.ts';
import { mayBeAsked, providerFetch } from './provider-fetch.ts';
import type { Provider } from './providers.ts';
import { SignOnFault, type SignOnFaultKind } from './sign-on-fault.ts';

/** What is needed to talk to providers. */
export interface ProviderParts {
  clock: Clock;
  sealer: Sealer;
  privateHosts: readonly string[];
}

/** Milliseconds for which is known what a provider offers. */
const known = 10 * 60_000;
/** Seconds its clock may differ from ours. */
const tolerance = 60;
/** Seconds its keys are made older by: from that age on the library looks anew for one it does not know. */
const keysAge = 60;

interface Discovered {
  metadata: openid.ServerMetadata;
  /** Keys it signs with, once they were needed. */
  keys: openid.ExportedJWKSCache['jwks'] | undefined;
  at: number;
}

/** Finds out what providers offer, and remembers it. */
export interface Discovery {
  /** @throws SignOnFault `away` or `provider` */
  configurationOf(provider: Provider): Promise<openid.Configuration>;
  /** Remembers the keys that a configuration has fetched. */
  keepKeys(provider: Provider, configuration: openid.Configuration): void;
}

/** What a provider says of itself (OpenID Connect Discovery), of exactly the issuer that is asked. @throws SignOnFault */
export async function discover(
  { privateHosts }: Pick<ProviderParts, 'privateHosts'>,
  issuer: string,
): Promise<openid.ServerMetadata> {
  const found = await openid
    .discovery(new URL(issuer), 'discovery', undefined, openid.None(), {
      [openid.customFetch]: providerFetch(privateHosts),
      // Which addresses may be asked is decided where they are.
      execute: [openid.allowInsecureRequests],
    })
    .catch((error: unknown) => {
      const other = (error as { cause?: { body?: { issuer?: unknown } } }).cause?.body?.issuer;
      throw typeof other === 'string' ? otherIssuer(other, issuer) : faultOf(error, 'provider');
    });
  const metadata = found.serverMetadata();
  if (metadata.issuer !== issuer) throw otherIssuer(metadata.issuer, issuer);
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = metadata[name];
    if (address === undefined || !URL.canParse(address) || !mayBeAsked(new URL(address), privateHosts))
      throw new SignOnFault('provider', `its ${name} is ${address ?? 'missing'}`);
  }
  return metadata;
}

const otherIssuer = (found: string, asked: string) =>
  new SignOnFault('provider', `it calls itself ${found} instead of ${asked}`);

/** Remembers for ten minutes what providers offer, and their keys, which are also asked anew for one that is unknown. */
export function openDiscovery(parts: ProviderParts): Discovery {
  const discovered = new Map<string, Discovered>();
  const now = () => parts.clock.now().getTime();
  return {
    async configurationOf({ organisationId, issuer, clientId, clientSecret }) {
      let found = discovered.get(issuer);
      if (!found || now() - found.at >= known) {
        found = { metadata: await discover(parts, issuer), keys: undefined, at: now() };
        discovered.set(issuer, found);
      }
      const secret = parts.sealer.open(clientSecret, organisationId);
      const clock = {
        [openid.clockSkew]: Math.round((now() - Date.now()) / 1_000),
        [openid.clockTolerance]: tolerance,
      };
      const configuration = new openid.Configuration(
        found.metadata,
        clientId,
        clock,
        authenticationFor(found.metadata, secret),
      );
      configuration[openid.customFetch] = providerFetch(parts.privateHosts);
      openid.allowInsecureRequests(configuration);
      openid.enableNonRepudiationChecks(configuration);
      if (found.keys) {
        const uat = Math.floor(Date.now() / 1_000) - keysAge;
        openid.setJwksCache(configuration, { jwks: found.keys, uat });
      }
      return configuration;
    },
    keepKeys({ issuer }, configuration) {
      const found = discovered.get(issuer);
      const keys = openid.getJwksCache(configuration);
      if (found && keys) found.keys = keys.jwks;
    },
  };
}

/** In the header, which every provider has to take (RFC 6749 §2.3.1), unless it says that it does not. */
function authenticationFor(
  { token_endpoint_auth_methods_supported: methods }: openid.ServerMetadata,
  secret: string,
): openid.ClientAuth {
  return !methods || methods.includes('client_secret_basic')
    ? openid.ClientSecretBasic(secret)
    : openid.ClientSecretPost(secret);
}

/** What a provider says in the place of a code that is nobody's mistake in the settings (RFC 6749 §4.1.2.1). */
const answered: Readonly<Record<string, SignOnFaultKind>> = {
  access_denied: 'refused',
  login_required: 'refused',
  interaction_required: 'refused',
  consent_required: 'refused',
  server_error: 'away',
  temporarily_unavailable: 'away',
};

/** What went wrong in the words of the product; `otherwise` is what it is unless something else is known. */
export function faultOf(error: unknown, otherwise: 'provider' | 'token'): SignOnFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SignOnFault) return cause;
  }
  if (error instanceof openid.AuthorizationResponseError)
    return new SignOnFault(answered[error.error] ?? 'provider', error.error, error);
  if (error instanceof openid.ResponseBodyError) return new SignOnFault('provider', error.error, error);
  const { message, code } = error as Error & { code?: string };
  return new SignOnFault(otherwise, [code, message].filter(Boolean).join(' '), error);
}
