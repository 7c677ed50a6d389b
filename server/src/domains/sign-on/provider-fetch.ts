import type { CustomFetch } from 'openid-client';
import { exchange } from '#platform/outbound/exchange.ts';
import { namesPrivateAddress } from '#platform/outbound/private-address.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { SignOnFault } from './sign-on-fault.ts';

/** Somebody waits at the login, and what providers say is short. */
const bounds = {
  connectTimeout: 4_000,
  idleTimeout: 4_000,
  totalTimeout: 6_000,
  maximumBytes: 512 * 1024,
};

/** Whether an address may be asked: https and of the public internet, unless the operator names its host. */
export const mayBeAsked = (url: URL, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(url.hostname)
    ? /^https?:$/.test(url.protocol)
    : url.protocol === 'https:' && !namesPrivateAddress(url.hostname);

/**
 * How providers are asked: in the bounds of the product's outgoing calls. What only reads is asked once more where the
 * network failed; what uses a code up is not.
 * @throws SignOnFault `away` or `provider`
 */
export function providerFetch(privateHosts: readonly string[]): CustomFetch {
  return async (address, { method, headers: { accept, 'user-agent': _ours, ...further }, body, signal }) => {
    const url = new URL(address);
    if (!mayBeAsked(url, privateHosts)) throw new SignOnFault('provider', `${url.host} may not be asked`);
    const ask = () =>
      exchange(url, {
        ...bounds,
        accept: accept ?? 'application/json',
        further,
        outside: !privateHosts.includes(url.hostname),
        ...(method === 'POST' ? { body: { content: textOf(body), headers: {} } } : {}),
        ...(signal ? { signal } : {}),
      });
    try {
      const { status, headers, bytes } = await ask().catch((error: unknown) => {
        if (method === 'GET' && error instanceof SourceFault && error.kind === 'network') return ask();
        throw error;
      });
      if (status >= 500 || status === 429) throw new SignOnFault('away', `${url.host} answered ${status}`);
      const given = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      return new Response(bytes.byteLength === 0 ? null : Buffer.from(bytes), { status, headers: given });
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      const isAway = error.kind === 'network' || error.kind === 'timeout';
      throw new SignOnFault(isAway ? 'away' : 'provider', error.message, error);
    }
  };
}

function textOf(body: Parameters<CustomFetch>[1]['body']): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('providers are sent forms alone');
}
