import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import { type Evidence, SourceFault, type SourceFaultKind } from '#platform/outbound/source-fault.ts';
import type { Batch } from '../connector.ts';

/**
 * The page of one item, which a poll asked for and could not have as the source promises it: a payload that `read`
 * cannot read, so that it is kept aside with what was seen, and that `fetchAgain` asks for once more.
 */
export interface Missed {
  missed: { kind: SourceFaultKind; evidence: Evidence };
}

/** So many items missed one after the other are a matter of the source, not of the items. */
const outageItems = 3;

/** What was asked for, or that it is missed. @throws what is no fault of an answer */
export async function orMissed<T>(asked: () => Promise<T>, signal?: AbortSignal): Promise<T | Missed> {
  try {
    return await asked();
  } catch (error) {
    // What is broken off may end in any fault.
    signal?.throwIfAborted();
    if (!(error instanceof SourceFault)) throw error;
    const { kind, evidence } = error;
    return { missed: { kind, evidence } };
  }
}

export function isMissed(value: unknown): value is Missed {
  return typeof value === 'object' && value !== null && 'missed' in value && value.missed !== undefined;
}

/** The service as `fetchAgain` asks it: what was missed is asked for again later, so once each time. */
export function askedOnce<Service extends { request: SourceRequest }>(service: Service): Service {
  return { ...service, request: { ...service.request, retries: 0 } };
}

/** The fault for which an item is missed. */
export function faultOf({ missed: { kind, evidence } }: Missed): SourceFault {
  return new SourceFault(kind, evidence);
}

/**
 * The same batches, of which those that end with missed items wait for the next one: what is read behind them shows that
 * the source is well, and so does the end of the poll. Three in a row are a fault of the source, before any of them
 * is given, so that its cursor stays before them.
 * @throws SourceFault that of the third item
 */
export async function* unlessOutage<Raw>(batches: AsyncIterable<Batch<Raw>>): AsyncGenerator<Batch<Raw>> {
  let held: Batch<Raw> | undefined;
  let row = 0;
  for await (const batch of batches) {
    for (const raw of batch.raw) {
      row = isMissed(raw) ? row + 1 : 0;
      if (row >= outageItems && isMissed(raw)) throw faultOf(raw);
    }
    held = held ? { ...batch, raw: [...held.raw, ...batch.raw] } : batch;
    if (row > 0) continue;
    yield held;
    held = undefined;
  }
  if (held) yield held;
}
