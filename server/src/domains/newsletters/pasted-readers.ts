import { canBeMailed } from '#platform/mail/mailer.ts';
import { fieldsOf } from '#platform/table/fields-of-line.ts';

/** A reader in a text, or a line in which there is none. */
export interface Pasted {
  /** From 1. */
  line: number;
  /** What stands there. */
  text: string;
  /** Trimmed and lower-cased; undefined where there is no address. */
  email: string | undefined;
  /** Empty when there is none. */
  name: string;
}

/** Characters of an address. */
const mostAddress = 254;
const mailHeading = /^e-?mail/iu;
const nameHeading = /\b(naam|name)\b|naam$/iu;

/** Where the columns of a file are, by the words above them. */
interface Columns {
  email: number;
  names: readonly number[];
}

/**
 * Who is named in a text, line by line: an address alone, `Name <address>`, several of these with commas or semicolons
 * between them, or the columns of a CSV file, by the words above them where there are such. Empty lines say nothing.
 */
export function pastedReaders(text: string): Pasted[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const found: Pasted[] = [];
  let columns: Columns | undefined;
  let first = true;
  for (const [index, whole] of lines.entries()) {
    const fields = fieldsOf(whole);
    if (fields.every((field) => field === '')) continue;
    if (first) columns = columnsOf(fields);
    const isHeading = first && columns !== undefined;
    first = false;
    if (isHeading) continue;
    const people = columns ? [inColumns(fields, columns)] : peopleIn(fields);
    const at = { line: index + 1, text: whole.trim() };
    if (people.length === 0) found.push({ ...at, email: undefined, name: '' });
    for (const person of people) found.push({ ...at, ...person });
  }
  return found;
}

function columnsOf(fields: readonly string[]): Columns | undefined {
  const email = fields.findIndex((field) => mailHeading.test(field));
  if (email === -1 || fields.some((field) => addressIn(field) !== undefined)) return undefined;
  const names = fields.flatMap((field, at) => (at !== email && nameHeading.test(field) ? [at] : []));
  return { email, names };
}

function inColumns(fields: readonly string[], { email, names }: Columns): Omit<Pasted, 'line' | 'text'> {
  const name = names.map((at) => fields[at] ?? '').filter((part) => part !== '');
  const found = addressIn(fields[email] ?? '');
  return { email: found?.email, name: name.join(' ') || (found?.name ?? '') };
}

/** One address has the fields beside it for its name; of several each has its own. */
function peopleIn(fields: readonly string[]): Omit<Pasted, 'line' | 'text'>[] {
  const people = fields.flatMap((field) => addressIn(field) ?? []);
  const [only] = people;
  if (!only || people.length > 1 || only.name !== '') return people;
  const beside = fields.filter((field) => field !== '' && addressIn(field) === undefined);
  return [{ ...only, name: beside.slice(0, 2).join(' ') }];
}

/** `address`, `<address>`, `mailto:address` or `Name <address>`. */
function addressIn(field: string): { email: string; name: string } | undefined {
  const [, name = '', inside] = /^([^<]*)<([^<>]*)>$/u.exec(field) ?? [];
  const email = (inside ?? field)
    .replace(/^mailto:/iu, '')
    .trim()
    .toLowerCase();
  // The pattern of addresses looks at every place of a text.
  return email.length <= mostAddress && canBeMailed(email) ? { email, name: name.trim() } : undefined;
}
