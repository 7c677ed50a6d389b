import { expect, test } from 'vitest';
import { readDueDay } from './due-days.ts';

const said = '2026-06-24';

test.each([
  ['De minister stuurt de Kamer vóór 1 april 2027 een brief.', '2027-04-01'],
  ['Uiterlijk op vrijdag 15 oktober 2027 volgt de uitwerking.', '2027-10-15'],
  ['De brief komt niet later dan 3 maart 2027.', '2027-03-03'],
  ['De Kamer wordt uiterlijk per 31 december 2026 geïnformeerd.', '2026-12-31'],
  ['De Kamer ontvangt voor 15 oktober de uitwerking.', '2026-10-15'],
  ['De Kamer ontvangt voor 1 februari de cijfers.', '2027-02-01'],
  ['Vóór 1\u00a0juli\n2026, dus nog voor 1 juli 2026.', '2026-07-01'],
  ['De Kamer krijgt uiterlijk 29 februari bericht.', undefined],
])('due day: a last day in the text is read: %s', (text, day) => {
  expect(readDueDay(text, said)).toBe(day);
});

test.each([
  'De Kamer ontvangt de brief voor het einde van het jaar.',
  'De minister stuurt de brief voor de zomer van 2027.',
  'Voor april 2027 komt er een overzicht.',
  'In het debat van 3 maart 2027 komt de minister hierop terug.',
  'De minister komt er op 3 maart 2027 op terug.',
  'Uiterlijk 31 juni 2027 volgt een brief.',
  'Uiterlijk 1 juli 2027 een brief, en voor 1 oktober 2027 een tweede.',
  'De minister had de brief vóór 1 april 2026 moeten sturen.',
  'De middelen voor 2027 gaan naar 12 gemeenten.',
  '',
])('due day: what names no last day, or several, or one gone by, has none: %s', (text) => {
  expect(readDueDay(text, said)).toBeUndefined();
});
