import { setImmediate } from 'node:timers/promises';
import { openSqlite, type People } from '../open.ts';
import { type SqliteConnection, toldBy } from '../sqlite/connection.ts';
import { openFile } from '../sqlite/file.ts';

/** The store of a file in the thread of a test: it opens in a tenth of the time that a worker takes. */
export const openPeopleInThread = (path: string): Promise<People> => openSqlite(path, inThreadConnection);

/** The caller's own thread runs each statement, after a turn for whatever else waits, in the order they are given. */
function inThreadConnection(path: string): SqliteConnection {
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
