import { fieldsOf } from '#platform/table/fields-of-line.ts';

/** A user as a file names them; every text may be empty. */
export interface ImportedUser {
  /** From 1. */
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  modules: string[];
}

/** How people head the columns, in Dutch and English. */
const headings = {
  email: /^e-?mail/iu,
  firstName: /^(voornaam|first ?name|given ?name)$/iu,
  lastName: /^(achternaam|last ?name|surname|family ?name)$/iu,
  name: /^(naam|name)$/iu,
  role: /^(rol|role)$/iu,
  modules: /^modules?$/iu,
};
type Column = keyof typeof headings;
const columnNames = Object.keys(headings) as Column[];
/** Characters of a name. */
const longestName = 100;

/**
 * The users of a CSV file, by the words above its columns: e-mail, first and last name or both as one, role, and modules
 * with spaces, plus signs or bars between them. Undefined without a column for the address; empty lines say nothing.
 */
export function readUsers(text: string): ImportedUser[] | undefined {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((whole, index) => ({ line: index + 1, fields: fieldsOf(whole) }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const [heading, ...others] = lines;
  const places = new Map(
    columnNames.map((name) => [name, heading?.fields.findIndex((field) => headings[name].test(field)) ?? -1]),
  );
  if (places.get('email') === -1) return undefined;
  return others.map(({ line, fields }) => {
    const at = (name: Column) => fields[places.get(name)!] ?? '';
    const [first = '', ...rest] = at('name').split(' ');
    return {
      line,
      email: at('email'),
      firstName: (at('firstName') || (at('lastName') === '' ? first : '')).slice(0, longestName),
      lastName: (at('lastName') || (at('firstName') === '' ? rest.join(' ') : '')).slice(0, longestName),
      role: at('role'),
      modules: at('modules')
        .split(/[\s+|/]+/u)
        .filter((name) => name !== ''),
    };
  });
}
