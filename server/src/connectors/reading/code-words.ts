/** A code of a source as words: `QUESTION_WRITTEN` reads "Question written". */
export function wordsOfCode(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
