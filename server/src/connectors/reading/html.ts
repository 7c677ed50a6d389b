import { extractHtml } from '#platform/text-extraction/html.ts';

/** Text of a piece of HTML inside a field, a line for each block; plain text stays as it is. */
export function htmlText(fragment: string): string {
  return /[<&]/.test(fragment) ? extractHtml(new TextEncoder().encode(fragment)).text : fragment.trim();
}
