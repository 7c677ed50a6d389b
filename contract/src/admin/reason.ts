import { z } from 'zod';

/** Why somebody changes something, in their own words, for the audit log (decision 6.7). */
export const Reason = z.string().trim().max(500).optional();
