import { limits } from 'contract/limits';
import sanitizeHtml from 'sanitize-html';
import { invalidInput } from '#platform/errors.ts';

/**
 * The description of a custom update with bold, italic, links and lists only (decision 3.28).
 * @throws EC-02 naming the field when what is left is too long to read
 */
export function cleanDescription(html: string, field: string): string {
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
