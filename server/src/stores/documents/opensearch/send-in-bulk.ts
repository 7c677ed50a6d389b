import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailableError, NoRoomError } from '#platform/unavailable.ts';
import { type Connection, isFull } from './connection.ts';

/** Characters of one bulk request. */
const bulkLength = 4_000_000;
/** Times a bulk is tried while the engine is too busy; the pause doubles from this many milliseconds. */
const tries = 6;
const firstPause = 250;

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { type: string; reason: string } }>[];
}

/** Writes documents or words, given as items of a bulk request. */
type Send = (items: readonly string[], of: 'documents' | 'words') => Promise<void>;

/** Sends to the search engine and tries again while it is too busy. */
export function openSender({ bulk }: Pick<Connection, 'bulk'>): Send {
  /** Sends lines in requests of bounded size, one after the other: the next waits until the engine has taken this one. */
  async function send(items: readonly string[], of: 'documents' | 'words'): Promise<void> {
    let lines: string[] = [];
    let size = 0;
    for (const item of items) {
      if (size + item.length > bulkLength && lines.length > 0) {
        await sendOne(lines, of);
        lines = [];
        size = 0;
      }
      lines.push(item);
      size += item.length;
    }
    if (lines.length > 0) await sendOne(lines, of);
  }

  async function sendOne(items: readonly string[], of: 'documents' | 'words'): Promise<void> {
    let left = items;
    for (let attempt = 1; ; attempt += 1) {
      const { errors, items: results } = await bulk<BulkAnswer>(left.join(''));
      if (!errors) return;
      const statuses = results.flatMap((result) => Object.values(result));
      // A word that is there already was wanted there. A newer version of a document is there when this
      // writer was so slow that another took its turn.
      if (of === 'documents' && statuses.some(({ status }) => status === 409)) {
        throw new EngineUnavailableError('another process wrote these documents meanwhile');
      }
      if (statuses.some(({ error }) => isFull(error?.reason)))
        throw new NoRoomError('the search engine has no room to write', { server: 'OpenSearch' });
      const failed = statuses.find(({ status }) => status >= 400 && ![409, 429, 503].includes(status));
      if (failed)
        throw new Error(
          `the search engine refused a document: ${failed.error?.type} ${failed.error?.reason}`,
        );
      left = left.filter((_, at) => [429, 503].includes(statuses[at]!.status));
      if (left.length === 0) return;
      if (attempt === tries)
        throw new EngineUnavailableError('the search engine is too busy to take documents');
      await sleep(firstPause * 2 ** attempt * (0.5 + Math.random()));
    }
  }

  return send;
}
