/** What the order of items needs to know of one. */
interface Ordered {
  id: string;
  kind: 'document' | 'update' | 'subheading';
  date: number | null;
}

/**
 * The items by date, newest or oldest first, within the stretches between subheadings, which stay where they
 * are; items of one date keep their order (decision 7.14).
 */
export function sortedByDate<T extends Ordered>(items: readonly T[], newestFirst: boolean): T[] {
  const sections: T[][] = [[]];
  for (const item of items) {
    if (item.kind === 'subheading') sections.push([item], []);
    else sections.at(-1)!.push(item);
  }
  const direction = newestFirst ? -1 : 1;
  return sections.flatMap((section) =>
    section.toSorted((a, b) => direction * ((a.date ?? 0) - (b.date ?? 0))),
  );
}

/** The items with some of them at the places named; the others keep their order around those. */
export function placed<T extends Ordered>(items: readonly T[], places: ReadonlyMap<string, number>): T[] {
  const result = items.filter(({ id }) => !places.has(id));
  const moved = items.filter(({ id }) => places.has(id));
  for (const item of moved.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)) {
    result.splice(places.get(item.id)!, 0, item);
  }
  return result;
}
