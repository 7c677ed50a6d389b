import { putTreesInUse } from 'contract/sources';
import { moveTo } from 'contract/sources/edit-tree';
import { useTree } from 'contract/sources/test/use-tree';
import { expect, test } from 'vitest';
import { drawnDays, plainAgenda, readAgenda, shownDays, turned, writeAgenda } from './agenda-state.ts';

const today = '2026-11-25';

test('agenda state: an address without parameters is the list of four weeks from today', () => {
  const { state, dropped } = readAgenda({}, today);
  expect(state).toEqual(plainAgenda);
  expect(dropped).toEqual([]);
  expect(writeAgenda(state)).toEqual({});
  expect(shownDays(state, today)).toEqual({ from: today, to: '2026-12-22' });
});

test('agenda state: what is written is read again, also names with commas', () => {
  const state = {
    ...plainAgenda,
    query: 'netcongestie OF warmte*',
    view: 'month' as const,
    date: '2027-01-31',
    sources: ['nl:tk', 'eu'],
    committees: ['nl:IENW', 'eu:ITRE'],
    kinds: ['plenary'],
    statuses: ['changed', 'cancelled'],
    places: ['Zaal 1, Brussel', 'Troelstrazaal'],
    meetings: ['tk-2026A01234', 'ep-~1.2'],
    others: true,
    saved: 'abc',
    meeting: 'tk-2026A05873',
  };
  expect(readAgenda(writeAgenda(state), today)).toEqual({ state, dropped: [], moved: [] });
});

test('agenda state: what means nothing is dropped and told', () => {
  const { state, dropped } = readAgenda(
    {
      view: 'year',
      date: '2030-01-01',
      cal: 'mars,nl:tk',
      kind: 'plenary,secret',
      meeting: 'een,tk-1',
      from: '2026-12-01',
    },
    today,
  );
  expect(state).toEqual({ ...plainAgenda, sources: ['nl:tk'], kinds: ['plenary'], meetings: ['tk-1'] });
  expect(dropped.toSorted()).toEqual([
    'cal=mars',
    'date=2030-01-01',
    'kind=secret',
    'meeting=een',
    'view=year',
  ]);
});

test('agenda state: sources that staff moved are read as where they stand now, and told', () => {
  useTree('nl', (nodes) => moveTo(nodes, 'tk/agenda', 'regering'));
  const { state, moved } = readAgenda({ cal: 'nl:tk/agenda,nl:ek,nl:onzin' }, today);
  expect(state.sources).toEqual(['nl:regering/agenda', 'nl:ek', 'nl:onzin']);
  expect(moved).toEqual(['nl:tk/agenda']);
  putTreesInUse({});
});

test('agenda state: each view shows its days, and a month is drawn in whole weeks', () => {
  const at = (view: 'day' | 'week' | 'month') => ({ ...plainAgenda, view });
  expect(shownDays(at('day'), today)).toEqual({ from: today, to: today });
  expect(shownDays(at('week'), today)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(shownDays(at('month'), today)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(drawnDays(at('month'), today)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});

test('agenda state: no days are asked for beyond three months back and six months ahead (decision 5.14)', () => {
  expect(drawnDays({ ...plainAgenda, view: 'month', date: '2027-05-20' }, today).to).toBe('2027-05-25');
  expect(shownDays({ ...plainAgenda, date: '2027-05-20' }, today)).toEqual({
    from: '2027-05-20',
    to: '2027-05-25',
  });
});

test('agenda state: pages are turned by day, week, month and the length of the list, up to the ends of the agenda', () => {
  const next = (state: typeof plainAgenda, step: 1 | -1 = 1) => turned(state, step, today);
  expect(next({ ...plainAgenda, view: 'day' })?.date).toBe('2026-11-26');
  expect(next({ ...plainAgenda, view: 'week' }, -1)?.date).toBe('2026-11-18');
  expect(next({ ...plainAgenda, view: 'month', date: '2027-01-31' })?.date).toBe('2027-02-28');
  expect(next(plainAgenda)?.date).toBe('2026-12-23');
  expect(next({ ...plainAgenda, view: 'day', date: '2026-11-24' })?.date).toBeUndefined();
  expect(next({ ...plainAgenda, range: { from: '2026-12-01', to: '2026-12-10' } })?.range).toEqual({
    from: '2026-12-11',
    to: '2026-12-20',
  });
  expect(next({ ...plainAgenda, view: 'week', date: '2027-05-25' })).toBeUndefined();
  expect(next({ ...plainAgenda, view: 'day', date: '2026-08-25' }, -1)).toBeUndefined();
});
