import { expect, test } from 'vitest';
import { NewAgendaSearch } from './agenda-searches.ts';
import { ListTitle } from './lists.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { NewSavedSearch } from './saved-searches.ts';

test('plain text: a line has no control characters; where they part words a space stands', () => {
  expect(OneLine.parse(' a\u0001b\u007f\u009fc\r\nd\t\te\u0085f ')).toBe('abc d e f');
  expect(OneLine.min(1).safeParse('\u0008\n').success).toBe(false);
});

test('plain text: several lines keep their ends and tabs', () => {
  expect(SeveralLines.parse('a\u0002\n\tb\r\nc\u0090')).toBe('a\n\tb\r\nc');
});

test('plain text: titles of lists and saved searches are such lines', () => {
  const title = 'Wind\u0007 op\nzee';
  expect(ListTitle.parse(title)).toBe('Wind op zee');
  const agenda = NewAgendaSearch.parse({ title, queryDetails: { query: 'wind' } });
  const saved = NewSavedSearch.parse({
    title,
    description: 'een\u0001\ntwee',
    queryDetails: { query: 'wind', groupingDetails: { name: 'eu' } },
  });
  expect([agenda.title, saved.title, saved.description]).toEqual(['Wind op zee', 'Wind op zee', 'een\ntwee']);
});
