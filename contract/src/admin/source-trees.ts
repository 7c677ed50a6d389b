import { z } from 'zod';
import { DomainId } from '../domain-id.ts';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { OneLine } from '../plain-text.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

/** What the nodes of a source tree are called in one language. */
const Texts = z.strictObject({
  /** By key of the catalogue, which nodes of the same name share; at most 80 characters. */
  names: z.record(z.string().max(200), OneLine.min(1).max(limits.maximumSourceName)),
});

export const SourceTreeContent = z.strictObject({
  /** Paths that filters do not show, with all that is below them. What was saved with one goes on. */
  hidden: z.array(z.string().max(200)).max(limits.maximumGroupPaths),
  /** By language. */
  texts: z.strictObject({ nl: Texts, 'en-gb': Texts }),
});
export type SourceTreeContent = z.output<typeof SourceTreeContent>;

const SourceTreeResponse = z.object({
  version: KeptVersion,
  content: SourceTreeContent,
  /** What ships with the product. */
  shipped: SourceTreeContent,
});
export type SourceTreeResponse = z.infer<typeof SourceTreeResponse>;

export const getSourceTree = endpoint({
  method: 'GET',
  path: '/admin/source-trees/{domain}',
  summary:
    'What the nodes of a source tree are called and which of them filters show, and how all that ships.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  response: SourceTreeResponse,
});

export const putSourceTree = endpoint({
  method: 'PUT',
  path: '/admin/source-trees/{domain}',
  summary: 'Sets what the nodes of a source tree are called and which of them filters show; paths stay.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  body: z.strictObject({ version: KeptVersion, content: SourceTreeContent, reason: Reason }),
  response: SourceTreeResponse,
  refuses: ['409 EC-06'],
});
