import { addDays, dayOf } from 'contract/amsterdam';
import { createOrganisation, createUser, subscribe } from '#domains/auth/index.ts';
import { argonPasswords } from '#platform/passwords.ts';
import type { People } from '#stores/people/index.ts';

const password = 'correct horse battery';
const email = 'reader@example.org';

/** Makes a subscriber to everything of the Dutch dashboard and to lists. */
export async function addReader({ db }: People): Promise<void> {
  const now = Date.now();
  const organisationId = await createOrganisation(db, 'Organisation', now);
  for (const moduleKey of ['nlDashboard', 'listManager'] as const) {
    await subscribe(db, organisationId, { moduleKey, startsOn: addDays(dayOf(now), -1) });
  }
  const passwordHash = await argonPasswords().hash(password);
  await createUser(
    db,
    { email, organisationId, firstName: 'A', lastName: 'B', roles: [], passwordHash },
    now,
  );
}

/** A call of a running product: GET without a body. */
export async function callTo(address: string, path: string, body?: object, token = '') {
  const response = await fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-auth': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** The token of a session of that subscriber. */
export async function logIn(address: string): Promise<string> {
  const { body } = await callTo(address, '/users/login', { email, password });
  return (body['data'] as { token: string }).token;
}
