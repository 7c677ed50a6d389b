import { migrations } from './index.ts';

/** The days by which the first migrations were named before they had numbers, in the order of their numbers. */
const days = [
  '2026-11-21',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-25',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-03',
  '2026-12-03',
  '2026-12-04',
  '2026-12-05',
  '2026-12-06',
  '2026-12-07',
  '2026-12-08',
  '2026-12-09',
  '2026-12-10',
  '2026-12-11',
  '2026-12-11',
  '2026-12-12',
];
const numbers = new Map(
  Object.keys(migrations)
    .slice(0, days.length)
    .map((name, at) => [name.replace(/^\d+/, days[at]!), name]),
);

/** The name a migration has now, by the one it was known by when an installation was made. */
export function numbered(name: string): string {
  return numbers.get(name) ?? name;
}
