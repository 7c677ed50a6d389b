import { DatabaseSync } from 'node:sqlite';

/** Makes of a closed store one as version 5 or 6 left it, which lacks what was added since (sqlite/schema.ts). */
export function makeOlder(path: string, version = 5): void {
  const database = new DatabaseSync(path);
  database.exec(
    `ALTER TABLE documents DROP COLUMN placed; DROP TABLE length; DROP TABLE measured;
     DROP TABLE turns; DROP TABLE spoken; DROP TABLE voted;
     DROP INDEX term_words; ALTER TABLE term DROP COLUMN domains; CREATE UNIQUE INDEX term_word ON term(word);
     DROP TABLE domain; DROP TABLE suggestion; DROP TABLE suggestion_key; PRAGMA user_version = ${version}`,
  );
  database.close();
}
