import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { Judgement, SummaryKind, SummaryState } from './summaries.ts';
import { Locale } from './users.ts';

const SummaryResponse = z.object({ data: SummaryState });

export const getSummary = endpoint({
  method: 'GET',
  path: '/document/{id}/summary',
  summary:
    'How it stands with a summary of a document, in the language of the call unless told (decision 7.10).',
  access: access.document,
  key: 'read',
  params: { id: DocumentId },
  query: {
    kind: SummaryKind,
    /** For who waits for a summary and has changed the language since; that of the call when left out. */
    locale: Locale.optional(),
  },
  response: SummaryResponse,
});

export const requestSummary = endpoint({
  method: 'POST',
  path: '/document/{id}/summary',
  summary: 'Asks for a summary, or for a new one in the place of the one there is.',
  access: access.document,
  refuses: ['429 RATE'],
  params: { id: DocumentId },
  body: z.strictObject({
    kind: SummaryKind.default('short'),
    /** Makes another one in the place of the one there is. */
    again: z.boolean().default(false),
  }),
  response: SummaryResponse,
});

export const judgeSummary = endpoint({
  method: 'PUT',
  path: '/document/{id}/summary/judgement',
  summary: 'Keeps whether the reader finds the summary useful; null takes it back.',
  access: access.document,
  params: { id: DocumentId },
  body: z.strictObject({
    kind: SummaryKind.default('short'),
    /** Null takes it back. */
    judgement: Judgement.nullable().default(null),
  }),
  response: SummaryResponse,
});
