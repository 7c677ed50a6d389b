import { describe, expect, it } from 'vitest';
import { shortPeople, surname } from './short-people.ts';

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
    expect(shortPeople([minister])?.full).toBe('minister Verhoeckx');
    expect(
      shortPeople([{ name: 'J. Hagenaers', function: 'Tweede Kamerlid', party: 'Sociaal Akkoord' }]),
    ).toEqual({ full: 'Hagenaers (Sociaal Akkoord)', short: 'Hagenaers' });
  });
  it('are three at most, and one where room is scarce', () => {
    expect(shortPeople(of('A. Bosveldt', 'B. Terpstra-Oud'))).toEqual({
      full: 'Bosveldt, Terpstra-Oud',
      short: 'Bosveldt +1',
    });
    expect(shortPeople(of('A. Bosveldt', 'B. Terpstra-Oud', 'C. IJspeert', 'D. Vos', 'E. de Wit'))).toEqual({
      full: 'Bosveldt, Terpstra-Oud, IJspeert +2',
      short: 'Bosveldt +4',
    });
    expect(shortPeople([])).toBeUndefined();
  });
});
