import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openPeople } from './index.ts';
import { eachPeopleStore } from './test/people.ts';
import { isLease, type Lease, LeaseLostError, openLeases, type Refused } from './leases.ts';

function given(claimed: Lease | Refused): Lease {
  if (!isLease(claimed)) throw new Error(`refused: ${JSON.stringify(claimed)}`);
  return claimed;
}
function refused(claimed: Lease | Refused): Refused {
  if (isLease(claimed)) throw new Error('was given');
  return claimed;
}

/** A life in which no test ends. */
const hour = 3_600_000;

eachPeopleStore('leases', (store) => {
  /** Takes the lease away as time does: its holder hears nothing of it. */
  const expire = (name: string) =>
    store.people.db.updateTable('leases').set({ until: 0 }).where('name', '=', name).execute();
  const untilOf = async (name: string) =>
    (await store.people.db.selectFrom('leases').select('until').where('name', '=', name).executeTakeFirst())
      ?.until;
  afterEach(() => void vi.useRealTimers());
  const mark = (name: string) => (db: typeof store.people.db) =>
    db.insertInto('secrets').values({ name, value: '' }).execute();
  const marked = async (name: string) =>
    (await store.people.db.selectFrom('secrets').select('name').where('name', '=', name).execute()).length;

  test('leases: of many claims at once, by two processes, exactly one is given', async () => {
    const other = await openPeople(store.place);
    const name = randomUUID();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        openLeases(index % 2 ? store.people : other, hour).claim(name),
      ),
    );
    expect(claims.filter(isLease)).toHaveLength(1);
    for (const claimed of claims.filter((one) => !isLease(one)).map(refused)) {
      expect(claimed.holder).toContain(`process ${process.pid} on `);
      expect(claimed.freeIn).toBeGreaterThan(hour / 2);
      expect(claimed.freeIn).toBeLessThanOrEqual(hour);
    }
    await claims.find(isLease)!.release();
    await other.close();
  });

  test('leases: leases on different work do not hinder each other', async () => {
    const leases = openLeases(store.people);
    const held = [given(await leases.claim(randomUUID())), given(await leases.claim(randomUUID()))];
    await Promise.all(held.map((lease) => lease.release()));
  });

  test('leases: a released lease rests as long as it was told, and can be had before by insisting', async () => {
    const leases = openLeases(store.people);
    const name = randomUUID();
    await given(await leases.claim(name)).release(hour);
    const { holder, freeIn } = refused(await leases.claim(name));
    expect(holder).toBeUndefined();
    expect(freeIn).toBeGreaterThan(hour / 2);
    const second = given(await leases.claim(name, { insist: true }));
    refused(await leases.claim(name, { insist: true }));
    await second.release();
    await given(await leases.claim(name)).release();
  });

  test('leases: work longer than the life of a lease keeps it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const leases = openLeases(store.people, hour);
    const name = randomUUID();
    const lease = given(await leases.claim(name));
    // Half of its life is over for the database; the background comes before the end.
    const half = Date.now() + hour / 2;
    await store.people.db.updateTable('leases').set({ until: half }).where('name', '=', name).execute();
    vi.advanceTimersByTime(hour / 4);
    await expect.poll(() => untilOf(name)).toBeGreaterThan(half);
    refused(await leases.claim(name));
    expect(lease.signal.aborted).toBe(false);
    await lease.write(mark(name));
    expect(await marked(name)).toBe(1);
    await lease.release();
  });

  test('leases: are listed with who holds them since when, and so are those that rest or were lost', async () => {
    const leases = openLeases(store.people);
    const [held, resting, lost] = [randomUUID(), randomUUID(), randomUUID()];
    const before = Date.now() - hour;
    const holding = given(await leases.claim(held));
    await given(await leases.claim(resting)).release(hour);
    given(await leases.claim(lost));
    await expire(lost);
    const listed = new Map((await leases.list()).map((one) => [one.name, one]));
    expect(listed.get(held)).toMatchObject({ holder: expect.stringMatching(/^process /), lost: false });
    expect(listed.get(held)!.since).toBeGreaterThan(before);
    expect(listed.get(resting)).toMatchObject({ holder: undefined, since: undefined, lost: false });
    expect(listed.get(lost)).toMatchObject({ lost: true });
    await holding.release();
  });

  test('leases: a holder that ended without a word is replaced', async () => {
    const name = randomUUID();
    await store.people.db
      .insertInto('leases')
      .values({ name, owner: 'gone/1/x', until: Date.now() + hour, since: null })
      .execute();
    const leases = openLeases(store.people);
    expect(refused(await leases.claim(name)).freeIn).toBeGreaterThan(hour / 2);
    await expire(name);
    await given(await leases.claim(name)).release();
  });

  test('leases: a lost lease writes nothing, aborts, and does not disturb the new holder', async () => {
    const leases = openLeases(store.people);
    const name = randomUUID();
    const old = given(await leases.claim(name));
    await expire(name);
    const next = given(await leases.claim(name));
    await expect(old.write(mark(name))).rejects.toThrow(LeaseLostError);
    await expect(old.confirm()).rejects.toThrow(LeaseLostError);
    expect(old.signal.aborted).toBe(true);
    await old.release(1_000_000);
    expect(await marked(name)).toBe(0);
    await next.confirm();
    await next.write(mark(name));
    expect(await marked(name)).toBe(1);
    await next.release();
  });

  test('leases: a lease that ran out is lost also while nobody else wants it', async () => {
    const name = randomUUID();
    const lease = given(await openLeases(store.people).claim(name));
    await expire(name);
    await expect(lease.write(mark(name))).rejects.toThrow(LeaseLostError);
    expect(await marked(name)).toBe(0);
  });

  test('leases: the background notices the loss', async () => {
    const name = randomUUID();
    const lease = given(await openLeases(store.people, 400).claim(name));
    const lost = new Promise((resolve) => lease.signal.addEventListener('abort', resolve, { once: true }));
    await expire(name);
    await lost;
    expect(lease.signal.reason).toBeInstanceOf(LeaseLostError);
  });

  test('leases: a claim waits for the fenced write under way', async () => {
    const leases = openLeases(store.people);
    const name = randomUUID();
    const lease = given(await leases.claim(name));
    const order: string[] = [];
    let claiming: Promise<unknown> = Promise.resolve();
    await lease.write(async (db) => {
      claiming = leases.claim(name).then((claimed) => order.push(isLease(claimed) ? 'stolen' : 'refused'));
      await sleep(100);
      await mark(name)(db);
      order.push('written');
    });
    await claiming;
    expect(order).toEqual(['written', 'refused']);
    await lease.release();
  });

  test('leases: a failed write leaves nothing and keeps the lease', async () => {
    const name = randomUUID();
    const lease = given(await openLeases(store.people).claim(name));
    const failing = lease.write(async (db) => {
      await mark(name)(db);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await marked(name)).toBe(0);
    await lease.confirm();
    await lease.release();
  });
});
