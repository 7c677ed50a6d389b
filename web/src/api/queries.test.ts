import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queries } from './queries.ts';

afterEach(() => queries.clear());

/** Something on a page whose answers are given by hand, in the order in which they were asked for. */
function asked() {
  const answers: ((told: string) => void)[] = [];
  const options = {
    queryKey: ['told'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  };
  const observer = new QueryObserver(queries, options);
  const leave = observer.subscribe(() => undefined);
  return { answers, options, leave, shown: () => observer.getCurrentResult().data };
}

test('queries: what changed while it was asked for the first time is asked anew: the first answer may be older', async () => {
  const { answers, leave, shown } = asked();
  const changed = queries.invalidateQueries({ queryKey: ['told'] });
  expect(answers).toHaveLength(2);
  answers[0]!('before');
  answers[1]!('after');
  await changed;
  expect(shown()).toBe('after');
  leave();
});

test('queries: what changed while it is waited for is waited for anew, without a failure', async () => {
  const { answers, options, leave } = asked();
  const waited = queries.fetchQuery(options);
  const changed = queries.invalidateQueries({ queryKey: ['told'] });
  answers[0]!('before');
  answers.at(-1)!('after');
  expect(await waited).toBe('after');
  await changed;
  leave();
});

test('queries: what another part of the page asks for the first time goes on', async () => {
  const { answers, leave, shown } = asked();
  await queries.invalidateQueries({ queryKey: ['other'] });
  expect(answers).toHaveLength(1);
  answers[0]!('told');
  await Promise.resolve();
  await expect.poll(shown).toBe('told');
  leave();
});

test('queries: what is asked for the first time goes on where nothing is to be asked anew', async () => {
  const { answers, leave, shown } = asked();
  await queries.invalidateQueries({ queryKey: ['told'], refetchType: 'none' });
  expect(answers).toHaveLength(1);
  answers[0]!('told');
  await expect.poll(shown).toBe('told');
  leave();
});
