import { z } from 'zod';
import { ContextCode } from './contexts.ts';
import { DocumentId, Marked } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';

/** Why a document has its percentage for one policy area. */
export const ContextReasons = z.object({
  /** The policy area. @example "energie-klimaat" */
  code: ContextCode,
  /** How well the document fits it, from 0 to 100; null while it is not scored, and of a closed document. @example 85 */
  percentage: z.number().int().min(0).max(100).nullable(),
  /**
   * Whether it is known what carried the percentage. False without one, and where another model scored the document
   * than the one in use, or a service; then nothing follows.
   */
  known: z.boolean(),
  /** Words of title and text that speak for the area, strongest first. */
  words: z.array(
    z.object({
      /** A word or two beside each other, as the document first writes them. @example "hoogspanningsnet" */
      word: z.string(),
      /** How much of all that speaks for the area, in percent. @example 20 */
      share: z.number().int().min(0).max(100),
    }),
  ),
  /** Committees, themes and the title of the dossier that name the area, strongest first. */
  labels: z.array(
    z.object({
      /** As the source writes it. @example "vaste commissie voor Klimaat en Groene Groei" */
      label: z.string(),
      /** How much of all that speaks for the area, in percent. @example 35 */
      share: z.number().int().min(0).max(100),
    }),
  ),
  /** Pieces of the text in which most of these words stand, in the order of the text, with the words marked. */
  passages: z.array(Marked),
});
export type ContextReasons = z.infer<typeof ContextReasons>;

export const explainContext = endpoint({
  method: 'GET',
  path: '/document/{id}/contexts/{code}',
  summary:
    'Why a document has its percentage for a policy area: the words, the labels of its source and the pieces of its text that carried it (decision 3.8).',
  access: access.document,
  key: 'read',
  params: { id: DocumentId, code: ContextCode },
  response: z.object({ data: ContextReasons }),
});
