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
  let section: T[] = [];
  const sections = [section];
  for (const item of items) {
    if (item.kind === 'subheading') {
      section = [];
      sections.push([item], section);
    } else section.push(item);
  }
  const direction = newestFirst ? -1 : 1;
  return sections.flatMap((one) => one.toSorted((a, b) => direction * ((a.date ?? 0) - (b.date ?? 0))));
}

/** The items with some of them at the places named; the others keep their order around those. */
export function placed<T extends Ordered>(items: readonly T[], places: ReadonlyMap<string, number>): T[] {
  const result = items.filter(({ id }) => !places.has(id));
  const moved = items.flatMap((item) => {
    const place = places.get(item.id);
    return place === undefined ? [] : [{ item, place }];
  });
  for (const { item, place } of moved.toSorted((a, b) => a.place - b.place)) result.splice(place, 0, item);
  return result;
}
