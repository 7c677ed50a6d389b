import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { Maintenance } from '../maintenance.ts';

/** With who made it so last. */
const SetMaintenance = Maintenance.extend({
  /** UTC instant in ISO 8601 of the last change; null before the first one. */
  changedAt: z.iso.datetime().nullable(),
});

export const getSetMaintenance = endpoint({
  method: 'GET',
  path: '/admin/maintenance',
  summary: 'Planned maintenance as it was set last.',
  access: access.staff,
  response: SetMaintenance,
});

export const putMaintenance = endpoint({
  method: 'PUT',
  path: '/admin/maintenance',
  summary: 'Switches planned maintenance on or off, announces it, and says what is told of it.',
  access: access.staff,
  body: z.strictObject(Maintenance.shape),
  response: SetMaintenance,
});
