import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from 'contract/limits';
import { fileQuery } from './file-query.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

test('file query: the address of a file that stays open is asked anew, twice before it stops working', async () => {
  let asked = 0;
  const client = new QueryClient();
  const file = new QueryObserver(client, {
    ...fileQuery('attachment', 'a~1'),
    queryFn: async () => {
      asked += 1;
      return { access: 'missing' as const };
    },
  });
  const leave = file.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(limits.ticketLife - 1);
  expect(asked).toBe(3);
  leave();
  await vi.advanceTimersByTimeAsync(limits.ticketLife);
  expect(asked).toBe(3);
  client.clear();
});

test('file query: a page that is looked at again asks for an address that may have stopped working', () => {
  const { refetchOnWindowFocus, staleTime } = fileQuery('attachment', 'a~1');
  expect(refetchOnWindowFocus).toBe(true);
  expect(staleTime).toBeLessThan(limits.ticketLife);
});
