/** Names in the URL, between commas; those of their own are escaped. */
export const namesToText = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
export const textToNames = (text: string) =>
  text.split(',').map((name) => name.replaceAll('%2C', ',').replaceAll('%25', '%'));
