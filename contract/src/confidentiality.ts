import { z } from 'zod';

export const Confidentiality = z.enum(['Openbaar', 'Besloten', 'Default']);
export type Confidentiality = z.infer<typeof Confidentiality>;
