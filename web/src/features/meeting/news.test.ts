import { expect, test } from 'vitest';
import type { AgendaDetail, MeetingChange } from 'contract/agenda-meeting';
import { newsSince } from './news.ts';

const at = '2026-11-20T10:00:00.000Z';
const point = (title: string, ...ids: string[]): AgendaDetail['agenda'][number] => ({
  number: '1',
  title: { text: title, marks: [] },
  confidential: false,
  documents: ids.map((id) => ({ id, title: id, locked: true, module: 'x' })),
});
const told = (since: string | undefined, ...changes: MeetingChange[]) =>
  newsSince(
    { agenda: [point('Brief', 'tk-1', 'tk-2')], changes: [{ at, changes }] },
    since === undefined ? undefined : Date.parse(since),
  );
const before = '2026-11-19T10:00:00.000Z';
const added: MeetingChange[] = [
  { kind: 'itemsAdded', titles: ['Brief'] },
  { kind: 'documentsAdded', documents: [{ id: 'tk-2' }] },
];

test('meeting: what came since the last visit is marked, and nothing at a first visit or after it was seen', () => {
  expect(told(before, ...added)).toEqual({
    points: new Set(['Brief']),
    documents: new Set(['tk-2']),
    gone: [],
  });
  for (const since of [undefined, at, '2026-11-21T10:00:00.000Z']) {
    expect(told(since, ...added)).toEqual({ points: new Set(), documents: new Set(), gone: [] });
  }
});

test('meeting: what was taken off is told once by its title, unless it is there again', () => {
  const { gone } = told(
    before,
    { kind: 'itemsRemoved', titles: ['Nota', 'Brief', 'Nota'] },
    {
      kind: 'documentsRemoved',
      documents: [{ id: 'tk-9', title: 'Advies' }, { id: 'tk-1', title: 'Er nog' }, { id: 'tk-8' }],
    },
  );
  expect(gone).toEqual(['Nota', 'Advies']);
});
