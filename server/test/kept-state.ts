import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';

/** What SQLite says while another connection writes. */
const busy = 5;
type Row = Record<string, SQLInputValue>;

/** What an embedded people's store holds, against how it was when this was opened, and the way back. */
export interface KeptState {
  /** Whether anything was written since this was asked last, or since the way back. */
  wasWritten(): boolean;
  /** The rows that are no longer there and those that have come, as texts behind the name of their table. */
  changes(): { lost: string[]; come: string[] };
  /** Puts everything back, once nobody writes. */
  restore(): Promise<void>;
  close(): void;
}

/** Looks at the file by a connection of its own. */
export function keptStateOf(path: string): KeptState {
  // Who waits in SQLite keeps this thread from what the other connection waits for.
  const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: false });
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`)
    .all()
    .map(({ name }) => String(name));
  const tables = names.map((name) => {
    const all = database.prepare(`select * from "${name}"`);
    const read = () => all.all() as Row[];
    const first = read();
    return { name, read, first, text: JSON.stringify(first) };
  });
  const pragma = database.prepare('pragma data_version');
  const version = () => Number(pragma.get()!['data_version']);
  let seen = version();

  const look = () =>
    tables.flatMap((table) => {
      const now = table.read();
      return JSON.stringify(now) === table.text ? [] : [{ ...table, now }];
    });
  let looked: { at: number; tables: ReturnType<typeof look> } | undefined;
  /** The tables that are not as they were; read once for each time that somebody wrote. */
  function changed(): ReturnType<typeof look> {
    const at = version();
    looked = looked?.at === at ? looked : { at, tables: look() };
    return looked.tables;
  }

  function begun(): boolean {
    try {
      database.exec('begin immediate');
      return true;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy) throw error;
      return false;
    }
  }

  return {
    wasWritten: () => seen !== (seen = version()),
    changes() {
      const lost: string[] = [];
      const come: string[] = [];
      for (const { name, first, now } of changed()) {
        const texts = (rows: readonly Row[]) => rows.map((row) => `${name} ${JSON.stringify(row)}`);
        const [before, after] = [texts(first), texts(now)];
        lost.push(...before.filter((row) => !after.includes(row)));
        come.push(...after.filter((row) => !before.includes(row)));
      }
      return { lost, come };
    },
    async restore() {
      while (!begun()) await setImmediate();
      for (const { name, first } of changed()) {
        database.exec(`delete from "${name}"`);
        for (const row of first) {
          const columns = Object.keys(row).map((column) => `"${column}"`);
          const places = columns.map(() => '?');
          database
            .prepare(`insert into "${name}" (${columns.join()}) values (${places.join()})`)
            .run(...Object.values(row));
        }
      }
      database.exec('commit');
      looked = undefined;
      seen = version();
    },
    close: () => database.close(),
  };
}
