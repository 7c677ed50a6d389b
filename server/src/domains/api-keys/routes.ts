import type { FastifyInstance } from 'fastify';
import * as admin from 'contract/admin/api-keys';
import * as calls from 'contract/api-keys';
import type { Actor } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
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
    requireAdminOf(actor, query.organisationId);
    return { data: await keysOfOrganisation(parts, query.organisationId) };
  });
  answer(app, admin.revokeOrganisationApiKey, async ({ body }, call) => {
    requireAdminOf(call.actor, body.organisationId);
    await revokeKeyOfOrganisation(parts, call, body);
    return { status: 'success' as const };
  });
}

/** @throws EC-03 for an admin of another organisation: nobody learns of it */
function requireAdminOf({ roles, organisationId }: Actor, asked: string): void {
  if (!roles.includes('staff') && organisationId !== asked) throw notFound();
}
