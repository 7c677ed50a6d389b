import { value } from './value.ts';

/** Why the user is on the login page, shown there until the next try; a key of the words of `errors`. */
export const loginNotice = value<'sessionExpired' | 'noDashboardAccess' | undefined>(undefined);
