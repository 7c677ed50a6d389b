import { value } from './value.ts';

/** Why the user is on the login page, shown there until the next try; a key of the words of `errors`. */
export const loginNotice = value<'sessionExpired' | 'noDashboardAccess' | undefined>(undefined);

/** Whether the session ended under a page that is in use: it stays, and asks for the password over itself (UX 5.11). */
export const sessionEnded = value(false);
