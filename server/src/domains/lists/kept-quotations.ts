import { Quotation } from 'contract/quotations';
import { z } from 'zod';

/** Quotations as an item keeps them; one that was taken off says when, and can come back for a day. */
const KeptQuotations = z.array(Quotation.extend({ removedAt: z.number().optional() }));
export type KeptQuotations = z.infer<typeof KeptQuotations>;

export const readQuotations = (kept: string): KeptQuotations => KeptQuotations.parse(JSON.parse(kept));

/** Those that are on the item. */
export const shownQuotations = (all: KeptQuotations): Quotation[] =>
  all.flatMap(({ removedAt, ...quotation }) => (removedAt === undefined ? quotation : []));
