import { z } from 'zod';
import { ContextCode, contextCodes } from '../contexts.ts';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { OneLine } from '../plain-text.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

/** The paragraphs that explain what a context is, in their order; shipped words are `aboutContexts`. */
export const aboutParts = ['what', 'score', 'passing', 'unscored'] as const;

const Paragraph = OneLine.min(1).max(limits.maximumContextAbout);

/** What contexts are called and how they are explained in one language. */
const Texts = z.strictObject({
  /** By code, which scores and searches hang on and which stays; at most 60 characters. */
  names: z.record(ContextCode, OneLine.min(1).max(limits.maximumContextName)),
  /** At most 1,000 characters each. */
  about: z.strictObject({ what: Paragraph, score: Paragraph, passing: Paragraph, unscored: Paragraph }),
});

export const ContextContent = z.strictObject({
  /** All codes in the order in which filters and settings show them; null is by name. */
  order: z
    .array(ContextCode)
    .length(contextCodes.length)
    .refine((codes) => new Set(codes).size === codes.length)
    .nullable(),
  /** By language. */
  texts: z.strictObject({ nl: Texts, 'en-gb': Texts }),
});
export type ContextContent = z.output<typeof ContextContent>;

const ContextsResponse = z.object({
  version: KeptVersion,
  content: ContextContent,
  /** What ships with the product. */
  shipped: ContextContent,
});
export type ContextsResponse = z.infer<typeof ContextsResponse>;

export const getContexts = endpoint({
  method: 'GET',
  path: '/admin/contexts',
  summary: 'What the policy contexts are called, their order and their explanation, and how all that ships.',
  access: access.admin('staff'),
  response: ContextsResponse,
});

export const putContexts = endpoint({
  method: 'PUT',
  path: '/admin/contexts',
  summary: 'Sets what the policy contexts are called, their order and their explanation.',
  access: access.admin('staff'),
  body: z.strictObject({ version: KeptVersion, content: ContextContent, reason: Reason }),
  response: ContextsResponse,
  refuses: ['409 EC-06'],
});
