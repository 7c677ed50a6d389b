/** The query of a question within that of the search it was asked in. */
export function within(search: string, question: string): string {
  if (search.trim() === '') return question;
  return `(${search}) AND (${question})`;
}
