import { expect, test } from 'vitest';
import { shownTitle } from './shown-title.ts';

test.each([
  ['kort', 'kort'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), `${'x'.repeat(50)}…`],
  [`${'x'.repeat(49)} en meer`, `${'x'.repeat(49)}…`],
  [`${'😀'.repeat(51)}`, `${'😀'.repeat(50)}…`],
])('shown title: %j is displayed as %j', (title, shown) => {
  expect(shownTitle(title)).toBe(shown);
});
