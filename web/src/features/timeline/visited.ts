import { useMemo } from 'react';
import { isListOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

const most = 500;
const visited = privateValue<readonly string[]>('visited', isListOf(isText), []);

/** Remembers in this browser that the user opened a document; the 500 latest are kept. */
export function markVisited(id: string): void {
  visited.change((before) => [id, ...before.filter((other) => other !== id)].slice(0, most));
}

/** Takes back that the user opened a document. */
export function markUnread(id: string): void {
  visited.change((before) => before.filter((other) => other !== id));
}

/** The documents the user opened in this browser. */
export function useVisited(): ReadonlySet<string> {
  const ids = useValue(visited);
  return useMemo(() => new Set(ids), [ids]);
}
