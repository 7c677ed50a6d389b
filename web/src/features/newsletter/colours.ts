import { queryOptions } from '@tanstack/react-query';
import { isColour } from 'contract/colours';
import { getNewsletterColours } from 'contract/newsletter-colours';
import { call } from '#api/call.ts';

/** The colours that apply to the user's newsletters, and whose they are. */
export const newsletterColours = queryOptions({
  queryKey: ['newsletterColours'],
  queryFn: ({ signal }) => call(getNewsletterColours, { signal }),
});

/** What is wrong with a typed colour; both are required (specification §5). */
export type ColourProblem = 'required' | 'wrong';

/** Why a typed colour cannot be used. */
export function problemOf(text: string): ColourProblem | undefined {
  if (text.trim() === '') return 'required';
  return isColour(text.trim()) ? undefined : 'wrong';
}
