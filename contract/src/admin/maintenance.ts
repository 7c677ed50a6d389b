import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { Maintenance } from '../maintenance.ts';
import { Reason } from './reason.ts';

/** As it was set. */
const SetMaintenance = Maintenance.extend({
  /** UTC instant in ISO 8601 of the last change; null before the first one. */
  changedAt: z.iso.datetime().nullable(),
});
export type SetMaintenance = z.infer<typeof SetMaintenance>;

export const getSetMaintenance = endpoint({
  method: 'GET',
  path: '/admin/maintenance',
  summary: 'Planned maintenance as it was set last.',
  access: access.admin('staff'),
  response: SetMaintenance,
});

export const putMaintenance = endpoint({
  method: 'PUT',
  path: '/admin/maintenance',
  summary: 'Switches planned maintenance on or off, announces it, and says what is told of it.',
  access: access.admin('staff'),
  refuses: ['409 EC-06'],
  body: z.strictObject({
    ...Maintenance.shape,
    /** The `changedAt` of what this is a change of; 409 when something else was set since. */
    changedAt: z.iso.datetime().nullable(),
    /** Why, for the log. */
    reason: Reason,
  }),
  response: SetMaintenance,
});
