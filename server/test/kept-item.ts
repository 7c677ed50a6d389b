import { packPayload } from '#connectors/items/kept-payload.ts';
import type { People } from '#stores/people/index.ts';

/** Keeps an item of the Tweede Kamer that could not be read in three runs. */
export async function keepItem(
  { people, clock }: { people: Pick<People, 'db'>; clock: { now(): Date } },
  item: string,
  change: { url?: string; fault?: string; payload?: object } = {},
): Promise<void> {
  const now = clock.now().getTime();
  const payload = Buffer.from(packPayload(change.payload ?? { of: item })!);
  await people.db
    .insertInto('keptItems')
    .values({
      ...{ source: 'tweedekamer', item, url: change.url ?? null, place: 1, silent: 0 },
      ...{ payload: payload.toString('base64'), size: payload.byteLength, version: '0123456789ab' },
      ...{ endedVersion: null },
      ...{ kind: 'shape', fault: change.fault ?? 'shape at the source: not what it promises', runs: 3 },
      ...{ firstAt: now - 3_600_000, lastAt: now, quarantinedAt: now, askedAt: null },
    })
    .execute();
}
