const space = 32;
const minus = 45;
const zero = 48;

/** Whole numbers in digits with a space between them: one text is several times quicker to hand over than as many numbers. */
export interface Written {
  /** How many there are. */
  count: number;
  /** `CAST(group_concat(…, ' ') AS BLOB)`. */
  found: Uint8Array | null;
}

/** The numbers in their order. */
export function readNumbers({ count, found }: Written): Float64Array {
  const numbers = new Float64Array(count);
  if (found === null) return numbers;
  let number = 0;
  let sign = 1;
  let at = 0;
  // An index is several times quicker here than an iterator.
  for (let index = 0; index <= found.length; index += 1) {
    const character = found[index] ?? space;
    if (character === space) {
      numbers[at] = sign * number;
      at += 1;
      number = 0;
      sign = 1;
    } else if (character === minus) sign = -1;
    else number = number * 10 + character - zero;
  }
  return numbers;
}
