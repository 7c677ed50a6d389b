/** What the bytes 0x80 to 0x9F mean in windows-1252; the five free ones stay as they are. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Text of a page that may be UTF-8 or windows-1252 whatever its header says (ISO-8859-1 is read as
 * windows-1252, as browsers do). Node's own decoder leaves the curly quotes and dashes of windows-1252 as
 * control characters, so they are mapped here.
 */
export function decodeWestern(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (sign) => high.charAt(sign.charCodeAt(0) - 0x80));
  }
}

/** One line of readable text: soft hyphens and control characters gone, white space single. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
