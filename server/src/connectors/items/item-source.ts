import { createHash } from 'node:crypto';
import type { ItemFaultKind } from 'contract/admin/sources';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Item, Reading, SourceConnector } from '../connector.ts';
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
  /** Reads what was kept of an item. @throws SourceFault as `readItem` */
  readKept(payload: Uint8Array): Promise<ItemRead>;
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
    async readKept(payload) {
      let raw: Raw;
      try {
        raw = unpackPayload(payload) as Raw;
      } catch (error) {
        return { failed: { kind: 'internal', fault: `what was kept is not whole: ${String(error)}` } };
      }
      return readOne(connector, raw);
    },
  };
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
    const kind = error instanceof SourceFault ? error.kind : 'internal';
    const fault = error instanceof Error ? error.message : String(error);
    return { failed: { kind, fault, ...packedOf(raw) } };
  }
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
