import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { suggestedFields } from './query/fields.ts';

/** What is typed of a value of a field of meetings. */
const AgendaValuesRequest = z.strictObject({
  /** The field, by its English name in a query. @example person */
  field: z.enum(suggestedFields),
  /**
   * How a word of the value begins, or that word with those behind it; capitals, accents and punctuation do not matter.
   * Nothing is the beginning of every value. @example "de vr"
   */
  text: z.string().max(200),
});

/** What is typed of a value of a field. */
const ValuesRequest = AgendaValuesRequest.extend({
  /** The dashboard whose documents have the values. */
  groupingName: DomainId,
});

/** A value that documents of the dashboard, or meetings, have. */
const SuggestedValue = z.object({
  /** As its source writes it. @example "J. de Vries" */
  value: z.string(),
  /** Exact number of documents or meetings that the user may read and that have this value. @example 75 */
  count: z.number().int().positive(),
});
export type SuggestedValue = z.infer<typeof SuggestedValue>;

/** The values that most documents have. */
const ValuesResponse = z.object({
  /** Most documents first, then in the order of the words that fit. */
  data: z.array(SuggestedValue).max(limits.maximumSuggestedValues),
});

export const suggestValues = endpoint({
  method: 'POST',
  path: '/document/values',
  summary: `The ${limits.maximumSuggestedValues} most used values of a field of a query that fit what is typed, such as people after \`persoon:\`.`,
  access: access.grouping,
  key: 'read',
  body: ValuesRequest,
  response: ValuesResponse,
});

export const suggestAgendaValues = endpoint({
  method: 'POST',
  path: '/agenda/values',
  summary: `The ${limits.maximumSuggestedValues} most used values of a field of a query among the meetings of every dashboard the user has.`,
  access: access.module('agenda'),
  key: 'read',
  body: AgendaValuesRequest,
  response: ValuesResponse,
});
