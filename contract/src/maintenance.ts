import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A text of staff about the maintenance; may be empty. */
const Text = z.string().trim().max(limits.maintenanceText);

/** Planned maintenance: whether it is on, when it was announced for, and what staff say of it. */
export const Maintenance = z.object({
  /** Everybody but staff is kept out. */
  on: z.boolean(),
  /** When it was announced for; null while it was not. It is switched on and off by hand. */
  announced: z
    .object({
      /** UTC instant in ISO 8601. */
      from: z.iso.datetime(),
      /** UTC instant in ISO 8601. @example 2026-11-20T12:00:00.000Z */
      until: z.iso.datetime(),
    })
    .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'] })
    .nullable(),
  /** What is said of it in each language beside the product's own words; may be empty. */
  texts: z.object({ nl: Text, 'en-gb': Text }),
});
export type Maintenance = z.infer<typeof Maintenance>;

export const getMaintenance = endpoint({
  method: 'GET',
  path: '/maintenance',
  summary: 'Whether the product is offline for planned maintenance, or will be.',
  access: access.public,
  duringMaintenance: true,
  response: Maintenance,
});
