import { limits } from 'contract/limits';
import { type SecretCookie, secretCookie } from '#platform/session-cookie.ts';

/**
 * The cookie that binds a login at a provider to the browser it was begun in (decision 10.10). Lax, unlike that of the
 * session: it has to come along when the provider sends the browser back.
 */
export const signOnCookie = (baseUrl: string): SecretCookie =>
  secretCookie(baseUrl, 'sign-on', { life: limits.signOnLife, sameSite: 'lax' });
