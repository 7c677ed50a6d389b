/** Every quarter of an hour at which mail can leave, 05:00 to 22:00 (decision 3.6). */
export const mailTimes: readonly string[] = Array.from({ length: 17 * 4 + 1 }, (_, quarter) => {
  const minutes = 5 * 60 + quarter * 15;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
