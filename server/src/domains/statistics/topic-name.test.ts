import { expect, it } from 'vitest';
import type { Hit } from '#stores/documents/document-store.ts';
import { aDocument } from '#test/documents.ts';
import { nameOfTopic } from './topic-name.ts';

const hit = (title: string, ...passages: string[]): Hit => ({
  document: aDocument(),
  seq: 1,
  title: { text: title, marks: [] },
  passages: passages.map((text) => ({ text, marks: [] })),
  found: [],
  marks: 0,
});

it.each([
  ['cooperatieve wijken', ['Over coöperatieve  wijken.'], 'coöperatieve wijken'],
  ['warmtenetten', ['Warmtenetten groeien. Warmtenetten dalen.'], 'warmtenetten'],
  ['warmtenetten', ['Men zei: „Warmtenetten groeien”'], 'warmtenetten'],
  ['co2 heffing', ['CO2-heffing komt. De CO2-heffing blijft.'], 'CO2-heffing'],
  ['raad van state', ['De Raad van State en de raad van state en de Raad van State'], 'Raad van State'],
  ['schiphol', ['Groei van Schiphol.', 'Over Schiphol'], 'Schiphol'],
  ['iets anders', ['Hier staat het niet.'], 'iets anders'],
])('topic name: shows %s in %j as %s', (topic, passages, name) => {
  expect(nameOfTopic(topic, [hit('Titel', ...passages)])).toBe(name);
});

it('topic name: counts titles and all hits', () => {
  const hits = [
    hit('Over de IJmeer-verbinding'),
    hit('De IJmeer verbinding'),
    hit('x', 'de IJmeer-verbinding'),
  ];
  expect(nameOfTopic('ijmeer verbinding', hits)).toBe('IJmeer-verbinding');
});
