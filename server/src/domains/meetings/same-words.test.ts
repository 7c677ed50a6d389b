import { expect, test } from 'vitest';
import { readsTheSame } from './same-words.ts';

test.each([
  ['Vaststelling van de agenda', 'Vaststelling agenda'],
  ['Bespreking stikstofbeleid', 'bespreking Stikstof-beleid'],
  ['Comissiedebat netverzwaring', 'Commissiedebat Netverzwaring'],
  ['Klompézaal', 'Klompezaal'],
  ['3. Rondvraag', '4. Rondvraag'],
  ['3a) Rondvraag', '12. Rondvraag'],
  ['Ingekomne stukken', 'Ingekomen stukken'],
])('same words: %s reads the same as %s', (one, other) => {
  expect(readsTheSame(one, other)).toBe(true);
  expect(readsTheSame(other, one)).toBe(true);
});

test.each([
  ['Begroting 2026', 'Begroting 2027'],
  ['Zaal 1', 'Zaal 2'],
  ['Zaal A', 'Zaal B'],
  ['Debat over gas', 'Debat over was'],
  ['Thorbeckezaal', 'Troelstrazaal'],
  ['Besluit tot verkoop', 'Besluit tot aankoop'],
  ['Rondvraag', 'Rondvraag en sluiting'],
  ['Wet aanpak schijnconstructies', 'Wet kwaliteit bouw'],
  ['', 'Opening'],
])('same words: %s does not read the same as %s', (one, other) => {
  expect(readsTheSame(one, other)).toBe(false);
});
