/** First days of the European Parliament's terms since the sixth. */
const firstDays: readonly [number, string][] = [
  [6, '2004-07-20'],
  [7, '2009-07-14'],
  [8, '2014-07-01'],
  [9, '2019-07-02'],
  [10, '2024-07-16'],
];

/** The number of the parliamentary term in which a day (`YYYY-MM-DD`) lies; terms last five years. */
export function epTermOf(day: string): number {
  const known = firstDays.findLast(([, first]) => first <= day);
  if (!known) return 5;
  const [term, first] = known;
  const years = Number(day.slice(0, 4)) - Number(first.slice(0, 4)) - (day.slice(5) < first.slice(5) ? 1 : 0);
  return term + Math.floor(years / 5);
}
