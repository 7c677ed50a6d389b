import { z } from 'zod';
import { recall, remember } from '#session/storage.ts';
import { useValue, value } from '#session/value.ts';

const entry = 'visited';
const most = 500;
const visited = value<ReadonlySet<string>>(new Set(recall(entry, z.array(z.string()))));

/** Remembers in this browser that a document was opened; the 500 latest are kept. */
export function markVisited(id: string): void {
  const others = [...visited.now()].filter((other) => other !== id);
  const next = [id, ...others].slice(0, most);
  remember(entry, next);
  visited.set(new Set(next));
}

/** The documents opened in this browser. */
export function useVisited(): ReadonlySet<string> {
  return useValue(visited);
}
