import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';

/** A user as one is found by name or address on the admin site. */
export const FoundPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** People of one answer. */
export const mostPeople = 10;

export const findPeople = endpoint({
  method: 'GET',
  path: '/admin/people',
  summary: 'Users whose name, address or organisation has these words in it, active or not; by name.',
  access: access.admin('organisation'),
  query: { text: z.string().trim().min(1).max(200) },
  response: z.object({ data: z.array(FoundPerson).max(mostPeople) }),
});
