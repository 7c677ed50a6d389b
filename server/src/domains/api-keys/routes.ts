import type { FastifyInstance } from 'fastify';
import * as admin from 'contract/admin/api-keys';
import * as calls from 'contract/api-keys';
import { requireOwnOrganisation } from '#platform/access.ts';
import { answer } from '#platform/http.ts';
import {
  createKey,
  type KeyParts,
  keysOf,
  keysOfOrganisation,
  revokeKey,
  revokeKeyOfOrganisation,
} from './keys.ts';

/** Answers the API keys of who is logged in, and those of an organisation for its admins and for staff. */
export function apiKeyRoutes(app: FastifyInstance, parts: KeyParts): void {
  answer(app, calls.listApiKeys, (_input, { actor }) => keysOf(parts, actor));
  answer(app, calls.createApiKey, ({ body }, { actor }) => createKey(parts, actor, body));
  answer(app, calls.revokeApiKey, async ({ body }, { actor }) => {
    await revokeKey(parts, actor, body.id);
    return { status: 'success' as const };
  });

  answer(app, admin.listOrganisationApiKeys, async ({ query }, { actor }) => {
    requireOwnOrganisation(actor, query.organisationId);
    return { data: await keysOfOrganisation(parts, query.organisationId) };
  });
  answer(app, admin.revokeOrganisationApiKey, async ({ body }, call) => {
    requireOwnOrganisation(call.actor, body.organisationId);
    await revokeKeyOfOrganisation(parts, call, body);
    return { status: 'success' as const };
  });
}
