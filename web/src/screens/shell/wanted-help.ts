import { value } from '#session/value.ts';

/** The question that an address asks the support dialog to open at, until it is closed; empty: at none of them. */
export const wantedHelp = value<string | undefined>(undefined);
