import { expect, test } from 'vitest';
import type { AgendaItem } from 'contract/agendas';
import { newsIn } from './use-arrivals.ts';

const meeting = (id: string, fields: Partial<AgendaItem> = {}): AgendaItem => ({
  id,
  domain: 'nl',
  origin: 'tk',
  groupPath: 'tk/agenda',
  sourceType: 'Commissiedebat',
  institution: 'Tweede Kamer',
  title: { text: 'Debat', marks: [] },
  kind: 'committee',
  startTime: '2026-11-25T09:00:00.000Z',
  timeKnown: true,
  approximate: false,
  status: 'planned',
  state: 'planned',
  committees: [],
  points: 2,
  documents: 3,
  hits: 1,
  confidentiality: 'Openbaar',
  demo: false,
  ...fields,
});

test('agenda: news is what came, changed or went, and no other hits in the same meeting', () => {
  const before = ['same', 'moved', 'off', 'more', 'hits', 'gone'].map((id) => meeting(id));
  const now = [
    meeting('same'),
    meeting('off', { status: 'cancelled', state: 'cancelled' }),
    meeting('more', { documents: 4 }),
    meeting('hits', { hits: 2, title: { text: 'Debat', marks: [[0, 5]] } }),
    meeting('moved', { startTime: '2026-11-27T09:00:00.000Z' }),
    meeting('new'),
  ];
  expect(newsIn(before, now)).toEqual(['off', 'more', 'moved', 'new', 'gone']);
  expect(newsIn(now, now)).toEqual([]);
});
