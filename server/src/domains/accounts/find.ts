/** A pattern for `like … escape '\'` that finds a text anywhere, in lower case. */
export const anywhere = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
