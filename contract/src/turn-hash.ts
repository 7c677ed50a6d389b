/** The end of a document's address that leads to a turn of its debate; turns are counted from 0, in addresses from 1. */
export function turnHash(turn: number): string {
  return `turn=${turn + 1}`;
}
