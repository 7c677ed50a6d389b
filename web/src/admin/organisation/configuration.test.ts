import { expect, test } from 'vitest';
import { configurationText, readConfiguration } from './configuration.ts';

test.each([
  ['', {}],
  ['organisationColours = org-admin', { organisationColours: 'org-admin' }],
  ['  a=1\n\nb = true \nc = 2.5\nd = x = y\ne =', { a: 1, b: true, c: 2.5, d: 'x = y', e: '' }],
  ['a = 1\nzonder waarde', { wrongLine: 2 }],
  ['= 1', { wrongLine: 1 }],
])('configuration: %j means %j', (text, meant) => {
  expect(readConfiguration(text)).toEqual('wrongLine' in meant ? meant : { configuration: meant });
});

test('configuration: what is written is read back', () => {
  const configuration = { kleur: 'blauw', aantal: 3, aan: false };
  expect(readConfiguration(configurationText(configuration))).toEqual({ configuration });
});
