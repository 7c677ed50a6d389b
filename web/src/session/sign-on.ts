import { getSession } from 'contract/users';
import { call } from '#api/call.ts';
import { loginNotice } from './login-notice.ts';
import { begin, session } from './user.ts';

/**
 * Takes up the session that the server began while the browser was at the provider of an organisation (decision 10.10),
 * and goes on at the login, which leads to where the user wanted to go.
 */
export async function takeUpSession(): Promise<void> {
  // What this browser had is over, in this tab first; those that are open follow with the new one.
  session.set(undefined);
  try {
    const answer = await call(getSession, { retrySlow: true });
    begin(answer.email, answer);
  } catch {
    loginNotice.set('sessionExpired');
  }
  history.replaceState(null, '', '/login');
}
