type Groups = readonly [string, string, string, string, string, string];

/** The groups of a match; empty where one took no part. */
export function matchGroups([, a = '', b = '', c = '', d = '', e = '', f = '']: readonly string[]): Groups {
  return [a, b, c, d, e, f];
}

/** The groups of the first place where a pattern matches a text; all empty when there is none. */
export function captured(pattern: RegExp, text: string): Groups {
  return matchGroups(pattern.exec(text) ?? []);
}

/** The groups of every place where a pattern matches a text. */
export function capturedAll(pattern: RegExp, text: string): Groups[] {
  return Array.from(text.matchAll(pattern), matchGroups);
}

/** A text up to the first of a sign in it; all of it without one. */
export function before(text: string, sign: string): string {
  const at = text.indexOf(sign);
  return at < 0 ? text : text.slice(0, at);
}

/** A text from behind the last of a sign in it; all of it without one. */
export function afterLast(text: string, sign: string): string {
  return text.slice(text.lastIndexOf(sign) + 1);
}
