import { createHash } from 'node:crypto';
import type { ItemFaultKind } from 'contract/admin/sources';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { type Batch, type Item, joinedReadings, type Reading, type SourceConnector } from '../connector.ts';
import { packPayload, unpackPayload } from './kept-payload.ts';

/** Why an item could not be read. */
interface ItemFault {
  kind: ItemFaultKind;
  /** What was seen, for staff. */
  fault: string;
}

/** What became of one item: what it means, or why it means nothing. With both, a part of it could not be read. */
export interface ItemRead {
  reading?: Reading;
  failed?: ItemFault & {
    /** What is kept of it (kept-payload.ts); absent where it is too large. */
    payload?: Uint8Array;
    /** True where the source was asked for it once more, and it was not to be had. */
    missedAgain?: true;
  };
}

/** A batch with the name of each of its payloads. */
export interface NamedBatch<Raw> extends Batch<Raw> {
  /** In the order of `raw`. */
  items: Item[];
}

/** A source whose items are read one by one: nothing that stands in one of them throws. */
export interface ItemSource<Raw = unknown> extends Pick<
  SourceConnector<Raw>,
  'source' | 'domain' | 'cursorAt'
> {
  poll(...since: Parameters<SourceConnector<Raw>['poll']>): AsyncIterable<NamedBatch<Raw>>;
  /** @throws SourceFault where the process that read it ended over it, and with it everything that was fetched */
  readItem(raw: Raw): Promise<ItemRead>;
  /** What is kept of an item that nobody reads. */
  pack(raw: Raw): Promise<Uint8Array | undefined>;
  /**
   * Reads what was kept of an item; where that cannot be read and can be asked for again, what the source has of it now.
   * @throws SourceFault as `readItem`
   */
  readKept(payload: Uint8Array, signal: AbortSignal): Promise<ItemRead>;
}

/** The connector with its items read one by one. */
export function byItem<Raw>(connector: SourceConnector<Raw>): ItemSource<Raw> {
  const { source, domain } = connector;
  return {
    source,
    domain,
    cursorAt: (since) => connector.cursorAt(since),
    async *poll(since, signal) {
      for await (const batch of connector.poll(since, signal)) {
        yield { ...batch, items: batch.raw.map((raw) => nameOf(connector, raw)) };
      }
    },
    readItem: (raw) => readOne(connector, raw),
    pack: (raw) => Promise.resolve(packPayload(raw)),
    async readKept(payload, signal) {
      let raw: Raw;
      try {
        raw = unpackPayload(payload) as Raw;
      } catch (error) {
        return { failed: { kind: 'internal', fault: `what was kept is not whole: ${String(error)}` } };
      }
      const read = await readOne(connector, raw);
      return read.failed ? readAnew(connector, raw, read, signal) : read;
    },
  };
}

/** What the source has now of an item of which what was kept cannot be read. */
async function readAnew<Raw>(
  connector: SourceConnector<Raw>,
  raw: Raw,
  asKept: ItemRead,
  signal: AbortSignal,
): Promise<ItemRead> {
  let raws: Raw[] | undefined;
  try {
    raws = await connector.fetchAgain?.(raw, signal);
  } catch (error) {
    signal.throwIfAborted();
    return { ...asKept, failed: { ...faultIn(error), missedAgain: true } };
  }
  if (!raws) return asKept;
  const reads: ItemRead[] = [];
  for (const one of raws) reads.push(await readOne(connector, one));
  const failed = reads.find((one) => one.failed)?.failed;
  const readings = reads.flatMap(({ reading }) => reading ?? []);
  if (failed && readings.length === 0) return { failed };
  return { reading: joinedReadings(readings), ...(failed ? { failed } : {}) };
}

/** The name that the connector gives; a payload that it has no name for goes by what it holds. */
function nameOf<Raw>(connector: SourceConnector<Raw>, raw: Raw): Item {
  try {
    return named(connector.itemOf(raw), raw);
  } catch {
    return named({ id: '?' }, raw);
  }
}

async function readOne<Raw>(connector: SourceConnector<Raw>, raw: Raw): Promise<ItemRead> {
  try {
    const reading = await connector.read(raw);
    const [first, ...others] = reading.unread;
    if (!first) return { reading };
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const fault = `shape in a part, ${first.part}: ${first.fault}${more}`;
    return { reading, failed: { kind: 'shape', fault, ...packedOf(raw) } };
  } catch (error) {
    return { failed: { ...faultIn(error), ...packedOf(raw) } };
  }
}

/** A mistake of ours says what kind of mistake it is. */
function faultIn(error: unknown): ItemFault {
  if (error instanceof SourceFault) return { kind: error.kind, fault: error.message };
  return { kind: 'internal', fault: String(error) };
}

function packedOf(raw: unknown): { payload?: Uint8Array } {
  const payload = packPayload(raw);
  return payload ? { payload } : {};
}

/** Characters of a name that are kept. */
const longestId = 200;

/** A name that is no name, and one that is too long, are told apart by what they stand for. */
function named({ id, ...item }: Item, raw: unknown): Item {
  const clear = id.trim();
  if (clear !== '' && !clear.endsWith('?') && clear.length <= longestId) return { ...item, id: clear };
  const hash = createHash('sha256')
    .update(clear)
    .update(packPayload(raw) ?? '');
  return { ...item, id: `${clear.slice(0, longestId - 20)} ${hash.digest('hex').slice(0, 12)}`.trim() };
}
