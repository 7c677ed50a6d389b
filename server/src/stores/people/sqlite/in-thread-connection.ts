import { setImmediate } from 'node:timers/promises';
import { type SqliteConnection, toldBy } from './connection.ts';
import { openFile } from './file.ts';

/**
 * A connection without a worker: the caller's own thread runs each statement, after a turn for whatever else waits, in
 * the order they are given. Nothing has to be started, copied or ended, but a statement holds up the thread.
 * @throws when the file cannot be opened
 */
export function inThreadConnection(path: string): SqliteConnection {
  const file = openFile(path);
  let closed = false;
  return {
    generation: () => 0,
    async run(sql, parameters = [], passing = false) {
      if (closed) throw new Error("the people's store is closed");
      await setImmediate();
      return toldBy(file.run({ id: 0, sql, parameters, passing }));
    },
    async close() {
      if (closed) return;
      closed = true;
      await setImmediate();
      file.close();
    },
  };
}
