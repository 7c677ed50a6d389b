/** Words, or a text of them. */
type Texts = { [name: string]: Texts } | string;

/** Words with those that staff set in the place of some, by their keys (decision 6.7). */
export function asSet<Some extends object>(words: Some, set: Readonly<Record<string, string>>): Some {
  const texts = structuredClone({ ...words });
  for (const [key, text] of Object.entries(set)) {
    const path = key.split('.');
    const name = path.pop()!;
    let part: Texts | undefined = texts as Texts;
    for (const step of path) part = typeof part === 'object' ? part[step] : undefined;
    if (typeof part === 'object') part[name] = text;
  }
  return texts;
}
