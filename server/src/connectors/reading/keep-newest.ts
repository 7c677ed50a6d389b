/** Lets go of what a map or set was given first while it holds more than so many. */
export function keepNewest<Key>(kept: Map<Key, unknown> | Set<Key>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}
