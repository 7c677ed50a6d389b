import { expect, test } from 'vitest';
import { contextsOfLabel, labelOdds } from './labels.ts';
import { contextCodes } from 'contract/contexts';

test.each([
  ['vaste commissie voor Defensie', ['defensie']],
  ['Landsverdediging', ['defensie']],
  ['Minister van Justitie', ['justitie']],
  ['Huisvesting | Huren en verhuren', ['ruimte-wonen']],
  ['VERVOERBELEID', ['mobiliteit']],
  ['KONINKLIJKE FAMILIE', ['koninkrijk']],
  ['Committee on Fisheries', ['landbouw-natuur']],
  ['Climate action', ['energie-klimaat']],
  ['Geestelijke gezondheidszorg', ['gezondheid']],
  [
    'Vaststelling van de begrotingsstaten van het Ministerie van Defensie (X) voor het jaar 2024',
    ['defensie'],
  ],
])('context labels: %s names one context', (label, sure) => {
  expect(contextsOfLabel(label)).toEqual({ sure, maybe: [] });
});

test.each([
  ['Minister van Energie', ['energie-klimaat', 'milieu']],
  ['Commissie voor Justitie', ['justitie', 'veiligheid']],
  ['Employment and social affairs', ['arbeid', 'sociale-zekerheid']],
])('context labels: %s leaves open which of its contexts is meant', (label, maybe) => {
  expect(contextsOfLabel(label)).toEqual({ sure: [], maybe });
});

test.each(['OVERHEID', 'BETALING', 'Bestuur | Parlement', '', '???'])(
  'context labels: %s names nothing',
  (label) => {
    expect(contextsOfLabel(label)).toEqual({ sure: [], maybe: [] });
  },
);

test('context labels: labels of a document add up, but never without end', () => {
  const { total, given } = labelOdds({
    committees: [{ code: 'DEF', name: 'Defensie' }],
    labels: [
      { scheme: 'x', name: 'KRIJGSMACHT' },
      { scheme: 'x', name: 'KRIJGSMACHT' },
      { scheme: 'x', name: 'MILITAIR PERSONEEL' },
    ],
    dossier: { number: '1', title: 'Toekomst van de krijgsmacht' },
  });
  const defence = contextCodes.indexOf('defensie');
  expect(total[defence]).toBe(3.5);
  expect(total.filter((odds) => odds !== 0)).toHaveLength(1);
  expect(given.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(3.5);
});
