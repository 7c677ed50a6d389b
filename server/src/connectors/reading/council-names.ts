import type { Person } from 'contract/document-parts';
import { capturedAll } from './text-parts.ts';

/** "Zweth, Rick van der" as people write it: "Rick van der Zweth". */
export function spokenName(written: string): string {
  const [surname, first] = written.split(/, */);
  return first ? `${first} ${surname}`.replace(/\s+/g, ' ').trim() : written.trim();
}

/**
 * A signatory as lists write one: "Passier, C.E. (Charlotte) (Volt)" is Charlotte Passier of Volt. Initials
 * stand where there is no first name.
 */
export function signatory(written: string, role: string): Person {
  const brackets = capturedAll(/\(([^()]+)\)/g, written).map(([inside]) => inside.trim());
  const bare = written.replace(/\s*\([^()]*\)/g, '').trim();
  const [surname, rest] = bare.split(/, */);
  // The last bracket is the group; a first name can only stand before it.
  const party = brackets.at(-1);
  const first = brackets.length > 1 ? brackets[0] : undefined;
  // "H. van den": initials, then what belongs before the surname.
  const [, initials, prefix] = /^((?:\p{Lu}[\p{L}]*\.\s?)*)(.*)$/u.exec(rest ?? '') ?? [];
  const before = first ?? initials?.trim();
  const name = [before, prefix?.trim(), surname].filter(Boolean).join(' ');
  return { name, role, ...(party ? { party } : {}) };
}
