import { tidy, type Extracted } from './extracted.ts';
import { readXml } from './read-xml.ts';

/** Headings repeated on every publication; they say nothing about the document. */
const left = new Set(['metadata', 'kamerstukkop']);
const inline = new Set([
  'extref',
  'intref',
  'inf',
  'sup',
  'nadruk',
  'dossiernr',
  'raadnr',
  'ondernummer',
  'datum',
  'noot.nr',
  'naam',
  'achternaam',
  'voorvoegsels',
  'politiek',
  'li.nr',
  'nr',
]);

/**
 * Text of an official publication (or any other XML), a line for each block, and its meta statements.
 * @throws ExtractionFault
 */
export function extractOfficialXml(bytes: Uint8Array): Extracted {
  const lines: string[] = [];
  const statements: { name: string; content: string }[] = [];
  let skipping = 0;
  readXml(bytes, {
    open(name, attributes) {
      if (left.has(name)) skipping++;
      if (name === 'meta' && attributes['name']) {
        statements.push({ name: attributes['name'], content: attributes['content'] ?? '' });
      }
      if (name === 'begrotingshoofdstuk') lines.push(' ');
      else if (!inline.has(name)) lines.push('\n');
    },
    close(name) {
      if (left.has(name)) skipping--;
      if (name === 'begrotingshoofdstuk') lines.push(' ');
      else if (!inline.has(name)) lines.push('\n');
    },
    text(text) {
      if (skipping === 0) lines.push(text.replace(/\s+/g, ' '));
    },
  });
  return { text: tidy(lines.join('')), ...(statements.length ? { statements } : {}) };
}
