import { openRenewing } from '../sqlite/renewing.ts';

/** Renews the store of this path, says how far it is and when it is done, and goes on until it is ended. */
const [path = ''] = process.argv.slice(2);
await openRenewing({
  path,
  namesOf: async () => [],
  report(error) {
    throw error;
  },
  tell: (renewal) => process.stdout.write(renewal ? `${renewal.upTo}\n` : 'done\n'),
});
setInterval(() => undefined, 60_000);
