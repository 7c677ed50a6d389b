import { expect, test } from 'vitest';
import { narrow } from './narrow.ts';

const entries = [
  { label: 'Links verbergen', words: 'kolom' },
  { label: 'Thema: donker', words: 'kleur' },
  { label: 'België Federaal', detail: 'BE Fed' },
];
const found = (text: string) => narrow(entries, text).map(({ label }) => label);

test('narrow: every word must be somewhere, whatever its case, accents and place', () => {
  expect(found('')).toEqual(entries.map(({ label }) => label));
  expect(found('belgie')).toEqual(['België Federaal']);
  expect(found('fed BE')).toEqual(['België Federaal']);
  expect(found('donker thema')).toEqual(['Thema: donker']);
  expect(found('donker licht')).toEqual([]);
  // The apostrophe of a keyboard is not the one of our words.
  expect(narrow([{ label: 'Video’s' }], "video's")).toHaveLength(1);
});

test('narrow: the beginning of a word of the name goes before the middle, and that before other words', () => {
  const mixed = [
    { label: 'Weergave', words: 'kleur' },
    { label: 'Blokkleuren' },
    { label: 'Kleur van de nieuwsbrief' },
  ];
  expect(narrow(mixed, 'kleur').map(({ label }) => label)).toEqual([
    'Kleur van de nieuwsbrief',
    'Blokkleuren',
    'Weergave',
  ]);
});
