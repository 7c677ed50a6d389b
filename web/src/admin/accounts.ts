import { queries } from '#api/queries.ts';

/** Keys of what is known of organisations and users, which change together: a seat is taken, a limit is near. */
export const accountKey = ['accounts'] as const;

/** Asks anew for what is shown of organisations and users. */
export const accountsChanged = () => queries.invalidateQueries({ queryKey: accountKey });
