import { serveConfined } from '../confined/serve.ts';
import { extractHere } from './extract-here.ts';
import { ExtractionFault } from '../extraction-fault.ts';

/** The confined process that reads files, one at a time. */
await serveConfined(() => ({
  async extract(bytes: Uint8Array, mimeType: string, fileName: string) {
    try {
      // The reader of PDF takes no Buffer.
      const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return await extractHere(plain, mimeType, fileName);
    } catch (error) {
      if (error instanceof ExtractionFault) throw error;
      throw new ExtractionFault('malformed', error instanceof Error ? error.message : String(error), error);
    }
  },
}));
