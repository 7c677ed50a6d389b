import { z } from 'zod';
import { ApiKey, ApiKeyId } from '../api-keys.ts';
import { access, endpoint } from '../endpoint.ts';
import { Reason } from './reason.ts';

const organisationId = z.string().min(1).max(100);

/** A key of somebody in an organisation. */
export const OrganisationApiKey = ApiKey.extend({
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});
export type OrganisationApiKey = z.infer<typeof OrganisationApiKey>;

export const listOrganisationApiKeys = endpoint({
  method: 'GET',
  path: '/admin/api-keys',
  summary:
    'The API keys of everybody in an organisation, newest first; its admins see their own organisation alone.',
  access: access.admin('organisation'),
  query: { organisationId },
  response: z.object({ data: z.array(OrganisationApiKey) }),
});

export const revokeOrganisationApiKey = endpoint({
  method: 'DELETE',
  path: '/admin/api-keys',
  summary:
    'Revokes an API key of somebody in an organisation; its admins do so in their own organisation alone.',
  access: access.admin('organisation'),
  body: z.strictObject({
    organisationId,
    id: ApiKeyId,
    reason: Reason,
  }),
  response: z.object({ status: z.literal('success') }),
});
