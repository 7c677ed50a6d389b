/** Rows a second can hold. */
const width = 2 ** 20;
/** The last second whose rows are still exact numbers, in the year 2242. */
const lastSecond = 2 ** 33 - 1;

/**
 * A document's row number is its second × 2^20 + a sequence, so rows descending are newest first and
 * a period is a range of rows. Multiplied, not shifted: the product is a 53-bit number. Days outside
 * 1697–2242 share the outermost second. Inside one second the row says nothing: readers order such
 * rows by (date, id).
 */
export function secondOf(date: number): number {
  return Math.max(-lastSecond, Math.min(lastSecond, Math.floor(date / 1000)));
}

/** The second a row lies in. */
export function secondOfRow(row: number): number {
  return Math.floor(row / width);
}

/** First and last row of a second. */
export function rowsOf(second: number): { first: number; last: number } {
  return { first: second * width, last: second * width + width - 1 };
}

/** All rows there can be. */
export const everyRow = { first: rowsOf(-lastSecond).first, last: rowsOf(lastSecond).last };
