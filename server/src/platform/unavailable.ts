/** A store does not answer; nothing is wrong with what was asked, and trying again makes sense (503). */
export class StoreUnavailableError extends Error {}

/** The engine of the documents does not answer; nothing is wrong with what was asked (503). */
export class EngineUnavailableError extends StoreUnavailableError {}

/** A store has no room for what was to be written; what is there can be read, and writing goes on once there is room. */
export class NoRoomError extends StoreUnavailableError {
  /** The server that has none, by name; undefined for a disk of this machine. */
  readonly server: string | undefined;

  constructor(message: string, { server, cause }: { server?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.server = server;
  }
}

/** What the operating system says when a disk, a quota or the size allowed to a file is used up. */
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * SQLite's extended result codes of a write that found no room: SQLITE_FULL, and the failures to write, extend,
 * sync or truncate a file, as which quotas and limits come.
 */
const fullCodes = new Set([13, 778, 1034, 1546, 4874]);
/** Its primary codes of a file that is not to be had now: held by another process, unreadable, not to be opened. */
const awayCodes = new Set([5, 8, 10, 14]);

/** The failure of a file or an embedded database as what it means to who asked; any other as it is. */
export function understood(error: unknown): unknown {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const full = typeof code === 'string' && systemCodes.has(code);
  if (full || (typeof errcode === 'number' && fullCodes.has(errcode)))
    return new NoRoomError('there is no room to write', { cause: error });
  if (typeof errcode === 'number' && awayCodes.has(errcode & 0xff))
    return new StoreUnavailableError('the database file cannot be used now', { cause: error });
  return error;
}
