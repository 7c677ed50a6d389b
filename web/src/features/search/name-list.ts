/** Names in the URL, between commas; those of their own are escaped. */
export const namesToText = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
/** The names of such a text; one without letters is one too, and no text has none. */
export const textToNames = (text?: string): string[] =>
  text === undefined ? [] : text.split(',').map((name) => name.replaceAll('%2C', ',').replaceAll('%25', '%'));
