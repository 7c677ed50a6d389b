import { mentionPattern } from 'contract/team';

/** The ids of those whom a text mentions, each once. */
export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, id]) => id!))];
}

/** A text with names in the place of ids; who is not among the names is left to `unknown`. */
export function withNames(text: string, names: ReadonlyMap<string, string>, unknown: string): string {
  return text.replaceAll(mentionPattern, (_match, id: string) => `@${names.get(id) ?? unknown}`);
}
