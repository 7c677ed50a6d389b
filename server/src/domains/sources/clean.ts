/** Characters that mean nothing in a text and harm what shows or keeps it; line feeds and tabs stay. */

const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * The same value with a space for every control character and U+FFFD for half a surrogate pair in all its
 * texts, so that ranges into a text stay right.
 */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(controls, ' ') as T;
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one as unknown)])) as T;
  }
  return value;
}
