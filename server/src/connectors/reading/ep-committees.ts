import type { Committee } from 'contract/document-parts';
import { words } from 'contract/words';

const names: Record<string, string> = words['en-gb'].sources.epCommittees;
/** Committees by what they were called before they were renamed. */
const formerNames: Record<string, string> = {
  'environment public health and food safety': 'ENVI',
};
const codes = new Map([
  ...Object.entries(names).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(formerNames),
]);

/** A committee of the European Parliament by its code; one we have no name for is called by its code. */
export function epCommittee(code: string): Committee {
  return { code, name: names[code] ?? code };
}

/**
 * The committees that words such as "Committee on Budgets, Committee on Budgetary Control" name; one whose
 * code we do not know has its name in its place.
 */
export function epCommitteesNamed(text: string | undefined): Committee[] {
  return (text ?? '')
    .split(/(?:^|, | and )(?=Committee on )/)
    .map((one) => /^Committee on (?:the )?(.+)$/.exec(one.trim())?.[1])
    .filter((name) => name !== undefined)
    .map((name) => ({ code: codes.get(plain(name)) ?? name, name }));
}

/** A name without what its writers vary. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
