import { loginNotice } from './login-notice.ts';
import { clearSession } from './user.ts';
import { value } from './value.ts';

/** Whether the session ended under a page that is in use: it stays, and asks for the password over itself (UX 5.11). */
export const sessionEnded = value(false);

/** Leaves a page whose session ended; its guard remembers where the user was and goes to login (decision 4.1). */
export function leaveForLogin(): void {
  loginNotice.set('sessionExpired');
  clearSession();
}
