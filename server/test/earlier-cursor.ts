import type { Cursor } from '#connectors/connector.ts';

/** A cursor as connectors wrote it before each had a schema: what they remember by key is one text. */
export function earlierCursor(cursor: Cursor | undefined, between = ' ', behindKey = ':'): Cursor {
  return Object.fromEntries(
    Object.entries(cursor ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? Object.entries(value as Record<string, string>)
            .map((entry) => entry.join(behindKey))
            .join(between)
        : value,
    ]),
  );
}
