import { z } from 'zod';
import { limits } from '../limits.ts';

/** Why somebody changes something, in their own words, for the audit log (decision 6.7); may be left out. */
export const Reason = z.string().trim().max(limits.maximumReason).optional();
