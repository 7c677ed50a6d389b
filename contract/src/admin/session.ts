import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { factorProof } from '../factor-proof.ts';
import { Email } from '../users.ts';

/** Who is logged in to the admin site, and for whom they may act (decision 6.7). */
export const AdminSession = z.object({
  /** Names the session without opening anything: what `sessionHeader` carries. */
  sessionId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `staff` sees every organisation, an admin of an organisation that one alone. */
  kind: z.enum(['staff', 'organisation']),
  organisation: z.object({ id: z.string(), name: z.string() }),
});
export type AdminSession = z.infer<typeof AdminSession>;

export const adminLogin = endpoint({
  method: 'POST',
  path: '/admin/login',
  summary:
    'Exchanges e-mail address, password and second factor for a session of the admin site, as a cookie.',
  access: access.public,
  body: z.strictObject({ email: Email, password: z.string().min(1).max(1_000), ...factorProof }),
  response: AdminSession,
});

export const adminLogout = endpoint({
  method: 'POST',
  path: '/admin/logout',
  summary: 'Ends the session this call is made with.',
  access: access.admin('organisation'),
  body: z.strictObject({}),
  response: z.object({ status: z.literal('success') }),
});

export const getAdminSession = endpoint({
  method: 'GET',
  path: '/admin/session',
  summary: 'Who is logged in to the admin site.',
  access: access.admin('organisation'),
  response: AdminSession,
});
