/**
 * Whether what may also be an amount is a number: in a text only where something beside it says so, in a field of
 * numbers and in a query always, as whoever writes it there means one.
 */
export type Surroundings = 'text' | 'certain';

/** Where something that may be a number stands in its text. */
export interface Place {
  text: string;
  start: number;
  end: number;
  surroundings: Surroundings;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** One way to write numbers of one kind. */
export interface Notation {
  /** Sticky: looked for where a number may begin. */
  pattern: RegExp;
  /** From the least to the most exact name; undefined where it is no number after all. */
  names: (groups: Groups, place: Place) => readonly string[] | undefined;
}

const spaces = ' \\u00a0\\u2009\\u202f';

/**
 * A notation; `%s`, `%h` and `%y` stand for a space, a hyphen and a year, `%S` for spaces in a class. No word goes
 * on behind it.
 */
export function notation(source: string, names: Notation['names'], flags = ''): Notation {
  const full = source
    .replaceAll('%s', `[${spaces}]`)
    .replaceAll('%S', spaces)
    .replaceAll('%h', '[-\\u2010\\u2011\\u2012\\u2013]')
    .replaceAll('%y', '(?<year>(?:19|20)\\d\\d)');
  return { pattern: new RegExp(`(?:${full})(?![\\p{L}\\p{N}])`, `uy${flags}`), names };
}

/** The first name, and with each part that is there one more exact than the one before. */
export function cumulative(first: string, ...parts: readonly (string | undefined)[]): string[] {
  const names = [first];
  for (const part of parts) if (part !== undefined) names.push(`${names.at(-1)}_${bare(part)}`);
  return names;
}

/** Without case, and without the zeros that a number may be written with in front. */
export function bare(part: string | undefined): string {
  return (part ?? '').toLowerCase().replace(/^0+(?=.)/, '');
}
