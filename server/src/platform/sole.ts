/** The one thing of a list that holds no other. */
export function soleOf<Item>(list: readonly Item[]): Item | undefined {
  return list.length === 1 ? list[0] : undefined;
}
