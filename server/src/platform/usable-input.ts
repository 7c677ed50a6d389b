import type { FastifyInstance } from 'fastify';
import { invalidInput } from './errors.ts';

/**
 * Refuses texts that no store can keep, before anything else is made of what was sent: those with a NUL character or
 * half a surrogate pair, wherever they stand in path, query or body, names included (400 EC-02).
 */
export function refuseUnusable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const place = unusableIn({ params, query, body });
    if (!place) return;
    const path = pathOf(place).filter(isUsable);
    throw invalidInput('refusals.unusableCharacter', path.join('.'));
  });
}

const isUsable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** A value with the way to it. */
interface Place {
  value: unknown;
  name: string;
  within?: Place | undefined;
}

/** Where the first text is that cannot be used, of values as JSON has them; however deep they lie, in linear time. */
function unusableIn(input: object): Place | undefined {
  const left: Place[] = Object.entries(input).map(([name, value]) => ({ name, value: value as unknown }));
  for (let next = left.pop(); next; next = left.pop()) {
    const { value } = next;
    if (typeof value === 'string' && !isUsable(value)) return next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value as Record<string, unknown>)) {
      const place = { name, value: inner, within: next };
      if (!isUsable(name)) return place;
      if (typeof inner === 'string' || typeof inner === 'object') left.push(place);
    }
  }
  return undefined;
}

/** Names that tell where a text stands; whatever is nested deeper is told by what it is in. */
const deepestTold = 20;

function pathOf(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place | undefined = place; at; at = at.within) path.push(at.name);
  return path.reverse().slice(0, deepestTold);
}
