import { afterEach, expect, test } from 'vitest';
import { forgetKeptTyping, keepTyping, keptTyping } from './kept-typing.ts';

afterEach(() => {
  forgetKeptTyping();
  document.body.replaceChildren();
});

test('typing: what was typed in fields of text is kept, and no password or code that lets somebody in', () => {
  document.body.innerHTML = `
    <input aria-label="Zonder soort" value="een">
    <input aria-label="Tekst" type="text" value="twee">
    <textarea aria-label="Notitie">drie</textarea>
    <input aria-label="Datum" type="date" value="2033-12-05">
    <input aria-label="Wachtwoord, zichtbaar" type="text" autocomplete="current-password" value="geheim">
    <input aria-label="Code" autocomplete="one-time-code" value="123456">
    <input aria-label="Herstelcode" autocomplete="off" data-secret value="ABCD-EFGH">
    <input aria-label="Niet getypt" value="vier">`;
  const typedIn = [...document.querySelectorAll('input, textarea')].slice(0, -1);
  keepTyping('wie@voorbeeld.example', new WeakSet(typedIn));
  expect(keptTyping()).toEqual([
    { name: 'Zonder soort', text: 'een' },
    { name: 'Tekst', text: 'twee' },
    { name: 'Notitie', text: 'drie' },
  ]);
});
