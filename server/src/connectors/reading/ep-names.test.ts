import { expect, test } from 'vitest';
import { epPersonName } from './ep-names.ts';

test.each([
  ['Sven MIKSER', undefined, 'Sven Mikser'],
  ['MIKSER Sven', undefined, 'Sven Mikser'],
  ['McNAMARA Michael', undefined, 'Michael McNamara'],
  ['David MCALLISTER', undefined, 'David McAllister'],
  ['Róża THUN UND HOHENSTEIN', undefined, 'Róża Thun und Hohenstein'],
  ['Kim VAN SPARRENTAK', undefined, 'Kim van Sparrentak'],
  ['Kathleen VAN BREMPT', 'BEL', 'Kathleen Van Brempt'],
  ['Filip DE MAN', 'Belgium', 'Filip De Man'],
  ['Margarita DE LA PISA CARRIÓN', 'ES', 'Margarita de la Pisa Carrión'],
  ["Grace O'SULLIVAN", 'IE', "Grace O'Sullivan"],
  ['Viola VON CRAMON-TAUBADEL', undefined, 'Viola von Cramon-Taubadel'],
  ['Bo VAN', undefined, 'Bo Van'],
  ['Already Written', undefined, 'Already Written'],
])('ep names: %s of %s is %s', (written, country, name) => {
  expect(epPersonName(written, country)).toBe(name);
});
