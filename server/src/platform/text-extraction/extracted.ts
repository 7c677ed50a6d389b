/** What a file says. */
export interface Extracted {
  /** Paragraphs separated by line feeds. */
  text: string;
  pages?: number;
  /** Statements the file makes about itself, in order; official publications only. */
  statements?: { name: string; content: string }[];
}

/** Limits against hostile and broken files. */
export const extractionLimits = {
  /** Bytes of a file we try to read. */
  fileBytes: 64 * 1024 * 1024,
  /** UTF-16 units of text kept; the rest of a longer document is not searched. */
  textLength: 5_000_000,
  /** Bytes of one unpacked part of an archive, its part count and its compression ratio. */
  partBytes: 48 * 1024 * 1024,
  parts: 5_000,
  ratio: 300,
  pages: 5_000,
  xmlDepth: 500,
};

/** Text with single spaces, no control characters, no empty lines, within the limit. */
export function tidy(text: string): string {
  return text
    .slice(0, extractionLimits.textLength)
    .replace(/\r\n?|[\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .toWellFormed()
    .trim();
}
