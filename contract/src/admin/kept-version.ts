import { z } from 'zod';

/**
 * How often something was changed by staff; 0 as it ships. A change names the version it was made from, so that nobody
 * writes over what a colleague changed meanwhile.
 */
export const KeptVersion = z.number().int().min(0);
