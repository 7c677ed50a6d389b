/** Text safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const made = Symbol('made of a template');

/** Markup written by us; only `markup` makes it, so that nothing from a document can become markup. */
export interface Html {
  readonly html: string;
  readonly [made]: true;
}

type Part = string | number | Html | undefined | readonly (Html | undefined)[];

/** Markup with what is put into it escaped; other markup and lists of it go in as they are, undefined as nothing. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const html = strings.reduce((before, string, index) => before + htmlOf(parts[index - 1]) + string);
  return { html, [made]: true };
}

function htmlOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escapeHtml(part);
  if ('html' in part) return part.html;
  return part.map(htmlOf).join('');
}

// Signs that turn the direction of what stands around them, or are not seen, and control characters.
const unruly = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Text of others without what would disturb the text around it; as long as before, so that marks still fit. */
export const calm = (text: string): string => text.replace(unruly, ' ');

/** The same on one line, without spaces at its ends or side by side. */
export const oneLine = (text: string): string => calm(text).replace(/\s+/gu, ' ').trim();

/** At most `most` UTF-16 units, cut at a word where there is one near, with "…" where something is left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '');
  const word = cut.replace(/\s+\S*$/u, '');
  return `${word.length > most / 2 ? word : cut}…`;
}
