import { expect, test } from 'vitest';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch } from '../connector.ts';
import { faultOf, isMissed, type Missed, orMissed, unlessOutage } from './missed.ts';

const missed = (url: string): Missed => ({ missed: { kind: 'status', evidence: { url, status: 500 } } });

/** What is given of batches that hold a `+` for each item that was had and a `-` for each that is missed. */
async function given(...batches: string[]) {
  const seen: string[] = [];
  async function* poll(): AsyncGenerator<Batch<string | Missed>> {
    for (const [at, signs] of batches.entries()) {
      const raw = [...signs].map((sign) => (sign === '-' ? missed(`${at}`) : sign));
      yield { raw, cursor: { at }, remaining: batches.length - at - 1 };
    }
  }
  const run = async () => {
    for await (const { raw, cursor, remaining } of unlessOutage(poll())) {
      expect(remaining).toBe(batches.length - Number(cursor['at']) - 1);
      seen.push(`${Number(cursor['at'])}:${raw.map((one) => (isMissed(one) ? '-' : one)).join('')}`);
    }
  };
  const fault: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { seen, fault };
}

test('missed: items that were had pass as they come, single ones that are missed with what comes behind them', async () => {
  expect(await given('++', '+-', '-+', '', '+-+')).toEqual({
    seen: ['0:++', '2:+--+', '3:', '4:+-+'],
    fault: undefined,
  });
});

test('missed: two at the end of a poll are given with the last cursor', async () => {
  expect(await given('+', '-', '-', '')).toEqual({ seen: ['0:+', '3:--'], fault: undefined });
});

test.each([['---'], ['-', '-', '-'], ['+-', '', '--+'], ['+', '--', '-']])(
  'missed: three in a row are a fault of the source, and none of them is given (%s)',
  async (...batches) => {
    const { seen, fault } = await given(...batches);
    expect(fault).toMatchObject({ name: 'SourceFault', kind: 'status' });
    expect(seen.join()).not.toContain('-');
  },
);

test('missed: what is no fault of an answer is none of an item, nor what ends because it is to end', async () => {
  const fail = (error: Error) => () => Promise.reject(error);
  await expect(orMissed(fail(new TypeError('ours')))).rejects.toThrow('ours');
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(orMissed(fail(new SourceFault('network', { url: 'x' })), stopped)).rejects.toThrow('stopped');
  const one = await orMissed(fail(new SourceFault('shape', { url: 'x', detail: 'a page' })));
  expect(isMissed(one) && faultOf(one).message).toBe('shape at x: a page');
});
