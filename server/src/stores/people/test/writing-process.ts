import { openPeople } from '../index.ts';

// Writes one row after another and says so once each is acknowledged, until it is killed.
const { db } = await openPeople({ path: process.argv[2]! });
for (let number = 1; ; number += 1) {
  await db
    .insertInto('secrets')
    .values({ name: `row ${number}`, value: 'x'.repeat(500) })
    .execute();
  process.stdout.write(`${number}\n`);
}
