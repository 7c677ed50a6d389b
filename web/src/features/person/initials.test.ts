import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Roos van Bosveldt', 'RB'],
  ['L.A. Jorritsveld', 'LJ'],
  ['Élodie El Amrani', 'ÉA'],
  ['Prins', 'P'],
  ['', ''],
])('person: the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
