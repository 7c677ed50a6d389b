import { expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { changesBetween } from './meeting-diff.ts';
import { lastDayOf, stateOf } from './meeting-state.ts';

const start = Date.parse('2026-11-24T09:00:00Z');
const end = Date.parse('2026-11-24T12:00:00Z');
function meeting(change: Partial<Meeting> = {}, fields: Partial<Document> = {}) {
  const document = aDocument({
    id: 'test-m',
    groupPath: 'tk/agenda',
    title: 'Commissiedebat stroomnet',
    ...fields,
    meeting: {
      kind: 'committee',
      start,
      end,
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      agendaItems: [
        { number: '1', title: 'Opening', documentIds: [] },
        { number: '2', title: 'Netverzwaring', documentIds: ['test-a', 'test-b'] },
      ],
      ...change,
    },
  });
  return stateOf(document)!;
}
const kinds = (before: Parameters<typeof changesBetween>[0], after: ReturnType<typeof meeting>) =>
  changesBetween(before, after).map(({ kind }) => kind);
const items = (...titles: string[]) => ({
  agendaItems: titles.map((title, index) => ({ number: String(index + 1), title, documentIds: [] })),
});

test('meeting diff: nothing counts that is typing, order, title or that it was held', () => {
  const before = meeting(items('Opening', 'Netverzwaring', 'Ronvraag'));
  expect(changesBetween(before, before)).toEqual([]);
  expect(kinds(before, meeting(items('Rondvraag', 'netverzwaring', 'Opening')))).toEqual([]);
  expect(
    kinds(before, meeting({ ...items('Opening', 'Netverzwaring', 'Ronvraag'), status: 'held' })),
  ).toEqual([]);
  expect(
    kinds(
      meeting(),
      meeting({ place: 'thorbecke-zaal' }, { title: 'Debat over het stroomnet', text: 'Anders' }),
    ),
  ).toEqual([]);
});

test('meeting diff: time, date, place, items and documents count', () => {
  expect(changesBetween(meeting(), meeting({ start: start + 3_600_000 }))).toEqual([
    {
      kind: 'time',
      from: { start, end, timeKnown: true, approximate: false },
      to: { start: start + 3_600_000, end, timeKnown: true, approximate: false },
    },
  ]);
  expect(kinds(meeting(), meeting({ end: end + 60_000 }))).toEqual(['time']);
  expect(kinds(meeting({ timeKnown: false }), meeting())).toEqual(['time']);
  expect(kinds(meeting(), meeting({ start: start + 86_400_000, end: end + 86_400_000 }))).toEqual(['date']);
  expect(changesBetween(meeting(), meeting({ place: 'Klompézaal' }))).toEqual([
    { kind: 'place', from: 'Thorbeckezaal', to: 'Klompézaal' },
  ]);
  const [added, removed, documentsAdded, documentsRemoved] = changesBetween(
    meeting(),
    meeting({
      agendaItems: [
        { number: '1', title: 'Netverzwaring', documentIds: ['test-b', 'test-c'] },
        { number: '2', title: 'Rondvraag', documentIds: [] },
      ],
    }),
  );
  expect(added).toEqual({ kind: 'itemsAdded', titles: ['Rondvraag'] });
  expect(removed).toEqual({ kind: 'itemsRemoved', titles: ['Opening'] });
  expect(documentsAdded).toEqual({ kind: 'documentsAdded', documents: [{ id: 'test-c' }] });
  expect(documentsRemoved).toEqual({ kind: 'documentsRemoved', documents: [{ id: 'test-a' }] });
});

test('a day is an Amsterdam day: late in the evening and in the nights of the clock change', () => {
  const at = (text: string) => meeting({ start: Date.parse(text), end: undefined as never });
  expect(kinds(at('2026-11-24T22:30:00Z'), at('2026-11-24T23:30:00Z'))).toEqual(['date']);
  expect(kinds(at('2026-10-24T22:30:00Z'), at('2026-10-25T22:30:00Z'))).toEqual(['time']);
  expect(kinds(at('2027-03-27T23:30:00Z'), at('2027-03-28T21:30:00Z'))).toEqual(['time']);
  // A whole day is the same one whatever instant stands for it.
  const whole = (text: string) =>
    meeting({ start: Date.parse(text), end: undefined as never, timeKnown: false });
  expect(kinds(whole('2026-10-24T22:00:00Z'), whole('2026-10-25T08:00:00Z'))).toEqual([]);
});

test('meeting diff: a meeting that is off says only that, once, and is told when it is on again', () => {
  const off = meeting({ status: 'cancelled', place: 'Elders', agendaItems: [] });
  expect(changesBetween(meeting(), off)).toEqual([{ kind: 'standing', from: 'on', to: 'cancelled' }]);
  expect(kinds(off, { ...off, status: 'withdrawn' })).toEqual([]);
  expect(kinds(off, meeting({ status: 'cancelled' }))).toEqual([]);
  expect(changesBetween(off, meeting({ place: 'Elders', agendaItems: [] }))).toEqual([
    { kind: 'standing', from: 'cancelled', to: 'on' },
  ]);
});

test('meeting diff: behind closed doors only when it is counts; becoming closed or open is told', () => {
  const closed = meeting({ place: 'Elders' }, { confidentiality: 'Besloten' });
  expect(closed).toMatchObject({ closed: true, items: [], documents: [] });
  expect(closed).not.toHaveProperty('place');
  expect(changesBetween(meeting(), closed)).toEqual([{ kind: 'closed', to: true }]);
  expect(kinds(closed, meeting({ start: start + 60_000 }))).toEqual(['closed', 'time']);
  expect(kinds(closed, meeting({}, { confidentiality: 'Besloten', title: 'Anders' }))).toEqual([]);
});

test('meeting diff: one meeting that stands in for another is told by what differs between them', () => {
  const other = { ...meeting({ start: start + 86_400_000, end: end + 86_400_000 }), id: 'test-n' };
  expect(kinds(meeting({ status: 'moved', replacedBy: 'test-n' }), other)).toEqual(['date']);
  expect(kinds(undefined, other)).toEqual(['new']);
  expect(kinds(undefined, meeting({ status: 'cancelled' }))).toEqual(['new', 'standing']);
});

test('meeting diff: of confidential items nothing leaks but their titles, and meetings are no documents', () => {
  const state = meeting(
    {
      agendaItems: [
        { number: '1', title: 'Besloten deel', documentIds: ['test-secret'], confidential: true },
      ],
    },
    {
      relations: [
        { relation: 'VervangenDoor', id: 'test-other', title: 'Debat' },
        { relation: 'Document', id: 'test-paper', title: 'Brief' },
      ],
    },
  );
  expect(state.documents).toEqual([{ id: 'test-paper', title: 'Brief' }]);
});

test('meeting diff: the last day of a meeting', () => {
  const day = (startsAt: string, endsAt?: string) =>
    lastDayOf({
      start: Date.parse(startsAt),
      ...(endsAt ? { end: Date.parse(endsAt) } : {}),
    });
  expect(day('2026-11-24T09:00:00Z')).toBe('2026-11-24');
  expect(day('2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z')).toBe('2026-11-29');
  expect(day('2026-11-24T20:00:00Z', '2026-11-25T01:00:00Z')).toBe('2026-11-25');
});
