/** An object of JSON. */
export type JsonRow = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for an object that has all of these. */
export function has(value: unknown, ...names: string[]): value is JsonRow {
  return isRow(value) && names.every((name) => name in value);
}

/** The rows of an answer, wherever one of these names puts them, of a bare list, or one row alone. */
export function rowsUnder(value: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  for (const name of names)
    if (has(value, name) && Array.isArray(value[name])) return value[name] as unknown[];
  return [value];
}
