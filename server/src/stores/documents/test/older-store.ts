import { DatabaseSync } from 'node:sqlite';

/** Makes of a closed store one as version 5 left it, which lacks what was added since (`additions` in sqlite/schema.ts). */
export function makeOlder(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(
    'ALTER TABLE documents DROP COLUMN placed; DROP TABLE length; DROP TABLE measured; PRAGMA user_version = 5',
  );
  database.close();
}
