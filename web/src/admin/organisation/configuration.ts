type Value = string | number | boolean;

/** Settings of a module as people write them: a line each, `key = value` (decision 6.2). */
export function configurationText(configuration: Readonly<Record<string, unknown>>): string {
  return Object.entries(configuration)
    .map(([key, value]) => `${key} = ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

/** What such lines mean: numbers, true and false as such, the rest as text; or which is the first that is none. */
export function readConfiguration(
  text: string,
): { configuration: Record<string, Value>; wrongLine?: undefined } | { wrongLine: number } {
  const entries: [string, Value][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, key, value] = /^\s*([^=\s][^=]*?)\s*=\s*(.*?)\s*$/u.exec(line) ?? [];
    if (key === undefined || value === undefined || key.length > 60 || value.length > 500)
      return { wrongLine: index + 1 };
    const isPlain = /^(true|false|-?\d+(\.\d+)?)$/u.test(value);
    entries.push([key, isPlain ? (JSON.parse(value) as Value) : value]);
  }
  return { configuration: Object.fromEntries(entries) };
}
