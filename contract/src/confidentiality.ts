import { z } from 'zod';

/**
 * Whether a document is public (`Openbaar`), confidential (`Besloten`), or its source does not say (`Default`).
 */
export const Confidentiality = z.enum(['Openbaar', 'Besloten', 'Default']);
export type Confidentiality = z.infer<typeof Confidentiality>;
