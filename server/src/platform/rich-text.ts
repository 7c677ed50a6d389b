import { limits } from 'contract/limits';
import sanitizeHtml from 'sanitize-html';
import { invalidInput } from './errors.ts';

/**
 * Somebody's text with bold, italic, links and lists only, such as the description of a custom update (decision 3.28).
 * @throws EC-02 naming the field when what is left is too long to read
 */
export function cleanRichText(html: string, field: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'a', 'ul', 'ol', 'li'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // What browsers write when a line is ended, and what is pasted.
    transformTags: { div: 'p' },
    nestingLimit: 20,
  }).trim();
  const maximum = limits.maximumUpdateDescription;
  if (textOf(clean).length > maximum || clean.length > 4 * maximum)
    throw invalidInput('refusals.descriptionTooLong', field, { maximum });
  return textOf(clean).trim() === '' ? '' : clean;
}

const textOf = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });

/** Plain text as rich text of one paragraph, in the form in which `cleanRichText` leaves it. */
export const richTextOf = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
