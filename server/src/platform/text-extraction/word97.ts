import WordExtractor from 'word-extractor';
import { ExtractionFault } from '../extraction-fault.ts';
import { tidy, type Extracted } from './extracted.ts';

/** Names the stream of a compound file that holds a document. */
const documentStream = Buffer.from('WordDocument', 'utf16le');
/** Where that stream begins in files as Word writes them, its mark, and the flag of one with a password. */
const firstSector = 512;
const wordMark = 0xa5ec;
const encryptedFlag = 0x0100;

/**
 * Text of a legacy Word file (97 to 2003): its main text.
 * @throws ExtractionFault
 */
export async function extractWord97(bytes: Uint8Array): Promise<Extracted> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const flags = file.readUInt16LE(firstSector) === wordMark ? file.readUInt16LE(firstSector + 10) : 0;
    if (flags & encryptedFlag) throw new ExtractionFault('encrypted', 'Word document with a password');
    if (!file.includes(documentStream)) throw new ExtractionFault('unsupported', 'not a Word document');
    return { text: tidy((await new WordExtractor().extract(file)).getBody()) };
  } catch (error) {
    if (error instanceof ExtractionFault) throw error;
    throw new ExtractionFault('malformed', 'Word document is cut or damaged', error);
  }
}
