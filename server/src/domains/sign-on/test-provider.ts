import type { Locale } from 'contract/users';
import type { ServerMetadata } from 'openid-client';
import { say } from '#platform/words.ts';
import { discover, type ProviderParts } from './discovery.ts';
import type { Provider } from './providers.ts';
import { SignOnFault } from './sign-on-fault.ts';

/** What was found out about a provider, in words. */
interface Tested {
  works: boolean;
  findings: string[];
}

/**
 * Asks a provider what it offers and compares that with what a login needs. Whether it knows the client and its secret
 * only a login shows.
 */
export async function testProvider(
  parts: Pick<ProviderParts, 'privateHosts'>,
  { issuer, enabled }: Pick<Provider, 'issuer' | 'enabled'>,
  locale: Locale,
): Promise<Tested> {
  const words = (key: string, values?: Record<string, string>) =>
    say(locale, `signOnPage.test.${key}`, values);
  let metadata: ServerMetadata;
  try {
    metadata = await discover(parts, issuer);
  } catch (error) {
    if (!(error instanceof SignOnFault)) throw error;
    const key = error.kind === 'away' ? 'away' : 'provider';
    return { works: false, findings: [words(key, { issuer, detail: error.detail })] };
  }
  const offered = (list: string[] | undefined, needed: string) => list === undefined || list.includes(needed);
  const missing = [
    ...(offered(metadata.response_types_supported, 'code') ? [] : [words('noCode')]),
    ...(offered(metadata.scopes_supported, 'email') ? [] : [words('noEmail')]),
  ];
  const notes = [
    ...(metadata.code_challenge_methods_supported?.includes('S256') ? [] : [words('pkceUntold')]),
    ...(enabled ? [] : [words('disabled')]),
  ];
  const works = missing.length === 0;
  return { works, findings: [...missing, ...(works ? [words('works', { issuer })] : []), ...notes] };
}
