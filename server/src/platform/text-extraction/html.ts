import sanitizeHtml from 'sanitize-html';
import { tidy, type Extracted } from './extracted.ts';

const blocks = [
  'p',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'br',
  'section',
  'article',
  'blockquote',
  'pre',
  'dt',
  'dd',
  'table',
  'ul',
  'ol',
];

/** Text of an HTML page, a line for each block; scripts, styles and navigation are left out. */
export function extractHtml(bytes: Uint8Array): Extracted {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const named = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  const markup = decode(bytes, named);
  const kept = sanitizeHtml(markup, {
    allowedTags: blocks,
    allowedAttributes: {},
    nonTextTags: [
      'script',
      'style',
      'head',
      'noscript',
      'template',
      'textarea',
      'option',
      'nav',
      'svg',
      'iframe',
    ],
    nestingLimit: 200,
  });
  const lines = kept
    .replace(/\s+/g, ' ')
    .replace(/<td>|<\/td>/g, ' ')
    .replace(/<[^>]*>/g, '\n');
  return { text: tidy(decodeEntities(lines)) };
}

function decode(bytes: Uint8Array, named: string | undefined): string {
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // An unknown encoding name: the pages are UTF-8 or close to it.
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** sanitize-html writes only these. */
function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&amp;/g, '&');
}
