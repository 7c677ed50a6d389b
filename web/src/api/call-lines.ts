import type { Endpoint, ResponseOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { attempt, type CallInput } from './call.ts';
import { OfflineError } from './failures.ts';

/**
 * Makes a call that answers line by line, and hands each over as it comes. Nothing is tried again: what came is shown.
 * Throws as `call` does; `OfflineError` also where the answer breaks off within a line.
 */
export async function callLines<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  onLine: (line: ResponseOf<E>) => void,
): Promise<void> {
  const rest = await attempt(endpoint, input, input.timeout ?? limits.requestTimeout, (response) =>
    readLines(response, onLine),
  );
  if (rest !== '') throw new OfflineError();
}

/** Reads by hand, because not every browser loops over a stream; answers what stands behind the last line. */
async function readLines<Line>(response: Response, onLine: (line: Line) => void): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    const lines = `${rest}${piece.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line) as Line);
  }
  return rest;
}
