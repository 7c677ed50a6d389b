import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Somebody the provider knows, by the name they log in with. */
interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  xms_edov?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

/** A real OpenID Connect provider of its own, on this machine. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is asked to log in; accounts may be added. */
  accounts: Map<string, ProviderAccount>;
  /** Goes through the provider as a browser does, logs in there and answers where it leads back to. */
  logInAt(address: string, account: string): Promise<URL>;
  /** Lets the provider sign with other keys from now on. */
  rotateKeys(): Promise<void>;
  /** The provider does not answer any more, until it comes back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const clientId = 'vizier';
const clientSecret = 'the secret of the client, at least this long';

/** Starts one that sends browsers back to the given addresses; under another name than ours it is another site. */
export async function startIdentityProvider(
  callbacks: string[],
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<IdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let handle: ReturnType<Provider['callback']> | undefined;
  const serve = () => createServer((request, response) => void handle?.(request, response));
  let server: Server = serve();
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(0);
  const issuer = `http://${host}:${port}`;
  const open = async () => {
    const provider = new Provider(issuer, await configurationOf(accounts, callbacks));
    handle = provider.callback();
  };
  await open();
  return {
    issuer,
    clientId,
    clientSecret,
    accounts,
    logInAt: (address, account) => logInAt(issuer, address, account),
    rotateKeys: open,
    goAway: stop,
    async comeBack() {
      server = serve();
      await listen(port);
    },
    close: stop,
  };
}

async function configurationOf(
  accounts: IdentityProvider['accounts'],
  callbacks: string[],
): Promise<Configuration> {
  const { privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2_048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  // What it may be used for would otherwise be told as signing alone, and nobody could check what it signed.
  const { key_ops: _, ...key } = await crypto.subtle.exportKey('jwk', privateKey);
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: callbacks }],
    jwks: { keys: [{ ...key, kid: crypto.randomUUID(), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['tests'] },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      // The last is Microsoft's own.
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => false },
    ttl: {
      IdToken: 3_600,
      AccessToken: 3_600,
      AuthorizationCode: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
    // Nobody is asked what the product may know.
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        accountId: context.oidc.session!.accountId!,
        clientId: context.oidc.client!.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows the provider's redirects with its cookies, and sends its login form. */
async function logInAt(issuer: string, address: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let form: URLSearchParams | undefined;
  for (;;) {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location !== null) {
      url = new URL(location, url);
      if (url.origin !== issuer) return url;
    } else {
      const page = await response.text();
      if (!page.includes('name="login"'))
        throw new Error(`the provider answered ${response.status}: ${page}`);
      form = new URLSearchParams({ prompt: 'login', login: account, password: 'any' });
    }
  }
}
