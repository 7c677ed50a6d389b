import { expect, test } from 'vitest';
import { agendaPeriod } from './agenda-period.ts';

test.each([
  ['2026-11-20', '2026-08-20', '2027-05-20'],
  ['2026-05-31', '2026-02-28', '2026-11-30'],
  ['2026-01-15', '2025-10-15', '2026-07-15'],
  ['2027-11-30', '2027-08-30', '2028-05-30'],
  ['2027-08-31', '2027-05-31', '2028-02-29'],
])('period: the agenda of %s runs from %s up to and including %s', (today, from, to) => {
  expect(agendaPeriod(today)).toEqual({ from, to });
});
