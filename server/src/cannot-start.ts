import { writeSync } from 'node:fs';
import { InUseError } from '#stores/hold.ts';
import { NoRoomError, StoreUnavailableError, understood } from '#platform/unavailable.ts';

/** Exit codes of sysexits: a server that is needed is away, and what will do later when somebody made room. */
const exitUnavailable = 69;
const exitLater = 75;

/**
 * Ends the process with one line where the reason is around it: a full disk or a folder in use (75), a database server
 * that does not answer (69). @throws the failure, where it is none of these
 */
export function endBecause(error: unknown): never {
  const cause = understood(error);
  if (cause instanceof NoRoomError) {
    const where = cause.server
      ? `${cause.server} has no room to write`
      : 'The disk of the data folder is full';
    end(`${where}; make room and start again.`, exitLater);
  }
  if (cause instanceof InUseError) end(cause.message, exitLater);
  if (cause instanceof StoreUnavailableError)
    end(`${sentence(cause)}; start again when it is there.`, exitUnavailable);
  throw error;
}

function sentence({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? `${message} (${cause.message})` : message;
}

function end(line: string, code: number): never {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // Where there is no room for the line either, the code has to do.
  }
  process.exit(code);
}
