/** The address of a feed with another first letter in its key, whatever that is: one that never was given out. */
export function guessed(address: string): string {
  return address.replace(/\/(rss|webcal)\/(.)/, (_, feed, first) => `/${feed}/${first === 'A' ? 'B' : 'A'}`);
}
