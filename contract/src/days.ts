import { z } from 'zod';

/** A calendar day in Amsterdam, `YYYY-MM-DD`. @example 2026-11-20 */
export const Day = z.iso.date();
