import { z } from 'zod';

/** A calendar day in Amsterdam, `YYYY-MM-DD`. */
export const Day = z.iso.date();
