import { expect } from 'vitest';
import { parseQuery } from '../parse.ts';

/** A text of a query, its problem, the place of that in the text, and the repair, which has none itself. */
export type Faulty = [text: string, problem: string, place: string, repair?: string];

/** Expects a query to have this problem at this place, with this repair or none. */
export function expectProblem(...[text, problem, place, repair]: Faulty): void {
  const { error } = parseQuery(text, ['nl']);
  expect(error?.problem).toBe(problem);
  expect(text.slice(error!.start, error!.end)).toBe(place);
  expect(error!.repair).toBe(repair);
  if (repair !== undefined) expect(parseQuery(repair, []).error).toBeUndefined();
}
