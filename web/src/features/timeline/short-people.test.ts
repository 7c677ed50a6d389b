import { describe, expect, it } from 'vitest';
import { asText, shortPeople, surname } from './short-people.ts';

/** What stands on the line in full, and where there is less room. */
const texts = (people: Parameters<typeof shortPeople>[0]) => {
  const told = shortPeople(people);
  return told && { full: asText(told.full), short: asText(told.short) };
};
const of = (...names: string[]) => names.map((name) => ({ name }));

describe('the people of a row', () => {
  it('go by their surname', () => {
    expect(surname('S.M. Verhoeckx')).toBe('Verhoeckx');
    expect(surname('A.B. van der Velden-Oranje')).toBe('van der Velden-Oranje');
    expect(surname('Th. de Boer')).toBe('de Boer');
    expect(surname('Lieselot Deconinckx')).toBe('Deconinckx');
    expect(surname('Anne-Marie Van den Broeck')).toBe('Van den Broeck');
    expect(surname('van den Berg')).toBe('van den Berg');
    expect(surname('Raad')).toBe('Raad');
  });
  it('have an office or a party when they are alone', () => {
    const [minister] = [{ name: 'S.M. Verhoeckx', function: 'minister van Klimaat en Groene Groei' }];
    expect(texts([minister])?.full).toBe('minister Verhoeckx');
    expect(texts([{ name: 'J. Hagenaers', function: 'Tweede Kamerlid', party: 'Sociaal Akkoord' }])).toEqual({
      full: 'Hagenaers (Sociaal Akkoord)',
      short: 'Hagenaers',
    });
  });
  it('are three at most, and one where room is scarce', () => {
    expect(texts(of('A. Bosveldt', 'B. Terpstra-Oud'))).toEqual({
      full: 'Bosveldt, Terpstra-Oud',
      short: 'Bosveldt +1',
    });
    expect(texts(of('A. Bosveldt', 'B. Terpstra-Oud', 'C. IJspeert', 'D. Vos', 'E. de Wit'))).toEqual({
      full: 'Bosveldt, Terpstra-Oud, IJspeert +2',
      short: 'Bosveldt +4',
    });
    expect(texts([])).toBeUndefined();
  });
  it('each have the id of who it is, and nobody that of another', () => {
    const told = shortPeople([{ name: 'A. Bosveldt', id: 'x-1' }, { name: 'B. Terpstra' }]);
    expect(told?.full.named).toEqual([
      { name: 'Bosveldt', id: 'x-1' },
      { name: 'Terpstra', id: undefined },
    ]);
    expect(told?.short.named).toEqual([{ name: 'Bosveldt', id: 'x-1' }]);
  });
});
