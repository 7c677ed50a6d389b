import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useJudgedText } from './use-judged-text.ts';

const shown = (query: string) => renderHook(({ query }) => useJudgedText(query), { initialProps: { query } });

test('query field: what is typed while a search is under way stays when its results come', () => {
  const { result, rerender } = shown('');
  act(() => result.current.change('stikstof'));
  act(() => result.current.send('stikstof'));
  act(() => result.current.change('stikstof land'));
  rerender({ query: 'stikstof' });
  expect(result.current.text).toBe('stikstof land');
});

test('query field: a search that was run elsewhere, or on the way back, is shown whatever was typed', () => {
  const { result, rerender } = shown('');
  act(() => result.current.send('stikstof'));
  rerender({ query: 'stikstof' });
  act(() => result.current.change('stikstof land'));
  rerender({ query: 'woningbouw' });
  expect(result.current.text).toBe('woningbouw');
  rerender({ query: 'stikstof' });
  expect(result.current.text).toBe('stikstof');
});
