import { readFileSync } from 'node:fs';
import { type NamedCouncil, NamedCouncils } from 'contract/councils';

/**
 * The councils that a file names, as JSON: a list of `system`, `key`, `name` and `kind` (docs/sources.md).
 * @returns what is wrong with it in `faults`, one sentence each
 */
export function readCouncilsFile(path: string): { councils: NamedCouncil[]; faults: string[] } {
  let text: string;
  let json: unknown;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { councils: [], faults: [`cannot be read: ${(error as Error).message}`] };
  }
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { councils: [], faults: [`is no JSON: ${(error as Error).message}`] };
  }
  const parsed = NamedCouncils.safeParse(json);
  if (parsed.success) return { councils: parsed.data, faults: [] };
  const faults = parsed.error.issues.map(({ path: [at, ...field], message }) =>
    at === undefined
      ? message
      : `council ${Number(at) + 1}${field.length > 0 ? `, ${field.join('.')}` : ''}: ${message}`,
  );
  return { councils: [], faults };
}
