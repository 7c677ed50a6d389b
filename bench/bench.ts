// npm run bench -- search --docs 300000 [--data FOLDER]
import { parseArgs } from 'node:util';
import { benchSearch } from './search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'string', default: '300000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '40' },
  },
});
const docs = Number(values.docs);
const runs = Number(values.runs);
if (
  positionals[0] !== 'search' ||
  !Number.isInteger(docs) ||
  docs < 1_000 ||
  !Number.isInteger(runs) ||
  runs < 5
) {
  process.stderr.write('Usage: npm run bench -- search [--docs 300000] [--runs 40] [--data FOLDER]\n');
  process.exit(64);
}
await benchSearch({ docs, runs, data: values.data });
