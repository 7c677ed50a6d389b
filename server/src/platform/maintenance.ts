import type { Maintenance } from 'contract/maintenance';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from './access.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What a process knows of planned maintenance, which is looked at with every call and page (decision 2.8). */
export interface MaintenanceWatch {
  /** As of a few seconds ago at most; while the store does not answer, as it was known last. Never rejects. */
  now(): Promise<Maintenance & { changedAt: number | null }>;
  /** It was changed by this process: the next who asks has the store looked at. */
  forget(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    maintenance: MaintenanceWatch;
  }
}

interface Doors {
  maintenance: MaintenanceWatch;
  authenticate: Authenticate;
  sessionCookie: Pick<SessionCookie, 'read'>;
}

/** Whether whoever asks for a page is kept out of it: staff are known by their cookie alone. */
export async function keptOut(
  { maintenance, authenticate, sessionCookie }: Doors,
  request: FastifyRequest,
): Promise<boolean> {
  if (!(await maintenance.now()).on) return false;
  const token = sessionCookie.read(request);
  // A store that is away knows nobody.
  const found =
    token === undefined ? undefined : await authenticate(token, request.ip, 'product').catch(() => undefined);
  return !found?.actor.roles.includes('staff');
}
