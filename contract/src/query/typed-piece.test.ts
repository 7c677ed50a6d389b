import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery } from './check.ts';
import { fieldNamesFor, operandOf, pieceAt } from './typed-piece.ts';

/** The piece at the sign. */
function at(marked: string) {
  const caret = marked.indexOf('¦');
  return pieceAt(marked.replace('¦', ''), caret);
}
/** What stands there once it was replaced. */
function replaced(marked: string, by: string): string {
  const piece = at(marked);
  const text = marked.replace('¦', '');
  return piece ? text.slice(0, piece.start) + by + text.slice(piece.end) : text;
}

test('typed piece: a word of two letters may become the name of a field, where no field is named', () => {
  expect(at('wet pe¦')).toEqual({ kind: 'name', typed: 'pe', start: 4, end: 6 });
  expect(at('(per¦')).toMatchObject({ kind: 'name', typed: 'per' });
  expect(at('-per¦')).toMatchObject({ kind: 'name', typed: 'per' });
  for (const other of [
    'p¦',
    'pe¦r',
    'wet ¦',
    '¦',
    '"per¦',
    'per*¦',
    'a-per¦',
    '12¦',
    'EN¦',
    '=PER¦',
    'w/5¦',
  ]) {
    expect(at(other), other).toBeUndefined();
  }
});

test('typed piece: behind the name of a field is its value, up to the caret and with what stands behind it', () => {
  expect(at('persoon:¦')).toEqual({ kind: 'value', field: 'person', typed: '', start: 8, end: 8 });
  expect(at('persoon:ja¦n wet')).toEqual({ kind: 'value', field: 'person', typed: 'ja', start: 8, end: 11 });
  expect(at('wet -partij:d6¦')).toMatchObject({ kind: 'value', field: 'party', typed: 'd6' });
  expect(at('number:36410-1¦')).toMatchObject({ field: 'number', typed: '36410-1' });
  expect(at('persoon:jan ¦')).toBeUndefined();
  expect(at('persoon:jan de¦')).toMatchObject({ kind: 'name' });
  expect(at('persoon:jan*¦')).toBeUndefined();
  expect(at('titel:we¦')).toMatchObject({ kind: 'value', field: 'title' });
  expect(at('foo:ba¦')).toBeUndefined();
});

test('typed piece: brackets behind a field hold values of it, and end', () => {
  expect(at('persoon:(jan OF pi¦')).toMatchObject({ kind: 'value', field: 'person', typed: 'pi' });
  expect(at('persoon:(jan OF (pi¦')).toMatchObject({ kind: 'value', field: 'person', typed: 'pi' });
  expect(at('persoon:(jan OF partij:d¦')).toMatchObject({ kind: 'value', field: 'party' });
  expect(at('persoon:(jan) pa¦')).toMatchObject({ kind: 'name', typed: 'pa' });
});

test('typed piece: a phrase is replaced with its quotes, and one that is open up to the caret', () => {
  expect(at('persoon:"jan de v¦')).toMatchObject({ typed: 'jan de v', start: 8, end: 17 });
  expect(replaced('persoon:"jan de v¦', '"Jan de Vries"')).toBe('persoon:"Jan de Vries"');
  expect(replaced('persoon:"jan d¦e v" wet', '"Jan de Vries"')).toBe('persoon:"Jan de Vries" wet');
  expect(replaced('persoon:"jan¦ stikstof OF wet', '"Jan de Vries"')).toBe(
    'persoon:"Jan de Vries" stikstof OF wet',
  );
  expect(at('persoon:"jan"¦')).toBeUndefined();
  expect(at('persoon:"jan v¦ries"~3')).toBeUndefined();
});

test('typed piece: any text at any place has none or one around the place', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'pa: "()-*EN|de1'), maxLength: 30 }),
      fc.nat(30),
      (text, at) => {
        const caret = Math.min(at, text.length);
        const piece = pieceAt(text, caret);
        if (!piece) return;
        expect(piece.start).toBeLessThanOrEqual(caret);
        expect(piece.end).toBeGreaterThanOrEqual(caret);
        expect(text.slice(piece.start, caret).endsWith(piece.typed)).toBe(true);
      },
    ),
  );
});

test('typed piece: names of fields in the language of the page, and of the other where that alone fits', () => {
  expect(fieldNamesFor('per', 'nl')).toEqual(['persoon']);
  expect(fieldNamesFor('PER', 'en')).toEqual(['person']);
  expect(fieldNamesFor('perso', 'nl')).toEqual(['persoon']);
  expect(fieldNamesFor('comm', 'nl')).toEqual(['commissie']);
  expect(fieldNamesFor('committ', 'nl')).toEqual(['committee']);
  expect(fieldNamesFor('pa', 'nl')).toEqual(['partij']);
  expect(fieldNamesFor('stikstof', 'nl')).toEqual([]);
});

test('typed piece: a value of more than a word is a phrase, and nothing in it is an operator', () => {
  expect(operandOf('Jan de Vries')).toBe('"Jan de Vries"');
  expect(operandOf('D66')).toBe('D66');
  expect(operandOf('36410-XV')).toBe('36410-XV');
  expect(operandOf('OF')).toBe('"OF"');
  expect(operandOf('De "Groenen" *')).toBe('"De Groenen"');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (rest) => {
      const query = `person:${operandOf(`jan${rest}`)}`;
      expect(readQuery(query, (word) => [word]).error).toBeUndefined();
    }),
  );
});
