/** Why no text could be read from a file. */
export type ExtractionReason = 'unsupported' | 'malformed' | 'tooLarge' | 'timeout' | 'encrypted' | 'empty';

/** A file gave no text, for a reason that is kept beside the document. */
export class ExtractionFault extends Error {
  readonly reason: ExtractionReason;
  readonly detail: string;

  constructor(reason: ExtractionReason, detail: string, cause?: unknown) {
    super(`${reason}: ${detail}`, { cause });
    this.name = 'ExtractionFault';
    this.reason = reason;
    this.detail = detail;
  }
}
