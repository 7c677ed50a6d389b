/** Names in the URL, between commas; those of their own are escaped. */
export const namesToText = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
/** The names of such a text, those that say nothing left out. */
export const textToNames = (text = '') =>
  text
    .split(',')
    .filter(Boolean)
    .map((name) => name.replaceAll('%2C', ',').replaceAll('%25', '%'));
