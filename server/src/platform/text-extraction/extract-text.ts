import { type Confined, ConfinedError, startConfined } from '../confined/start-confined.ts';
import { ExtractionFault, type ExtractionReason } from '../extraction-fault.ts';
import { extractionLimits, type Extracted } from './extracted.ts';

export interface TextExtraction {
  /**
   * Reads the text of a file in a process of its own; a file that is too hard ends that process, never this one.
   * @throws ExtractionFault
   */
  extractText(bytes: Uint8Array, mimeType: string, fileName?: string): Promise<Extracted>;
  /** Ends the process; waiting files fail. */
  close(): Promise<void>;
}

const reasons: Record<ConfinedError['end'], ExtractionReason> = {
  silent: 'timeout',
  tooLarge: 'tooLarge',
  broken: 'malformed',
  ended: 'unsupported',
};

/**
 * Opens a reader of files, one after the other; `timeout` in milliseconds for each, `memory` in megabytes for all that
 * its process may hold while it reads one.
 */
export function openTextExtraction({ timeout = 60_000, memory = 768 } = {}): TextExtraction {
  let closed = false;
  let reader: Confined | undefined;
  /** Ends when the files before it are read, or could not be. */
  let turn: Promise<unknown> = Promise.resolve();

  async function read(bytes: Uint8Array, mimeType: string, fileName: string): Promise<Extracted> {
    if (closed) throw new ExtractionFault('unsupported', 'text extraction is closed');
    const hasReadOthers = reader !== undefined;
    reader ??= startConfined({
      entry: new URL('./process.ts', import.meta.url),
      memory,
      // The whole file has a limit of its own.
      patience: timeout,
    });
    const overdue = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      overdue.reject(new ConfinedError('silent', `longer than ${timeout} ms`));
    }, timeout);
    try {
      const reading = reader.call('extract', bytes, mimeType, fileName);
      return (await Promise.race([reading, overdue.promise])) as Extracted;
    } catch (error) {
      if (!(error instanceof ConfinedError)) throw error;
      // The next file is read by a new process.
      const ended = reader;
      reader = undefined;
      await ended.end();
      // What those before it left there is no fault of this one.
      if (hasReadOthers && error.end !== 'silent') return await read(bytes, mimeType, fileName);
      throw new ExtractionFault(reasons[error.end], error.message, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async extractText(bytes, mimeType, fileName = '') {
      if (bytes.byteLength > extractionLimits.fileBytes) {
        throw new ExtractionFault('tooLarge', `${bytes.byteLength} bytes`);
      }
      const before = turn;
      const reading = before.then(() => read(bytes, mimeType, fileName));
      turn = reading.catch(() => undefined);
      const extracted = await reading;
      if (extracted.text === '') throw new ExtractionFault('empty', 'the file holds no text');
      return extracted;
    },
    async close() {
      closed = true;
      await reader?.end();
      await turn;
    },
  };
}
