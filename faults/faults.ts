// npm run faults -- delivery [--kills 20] [--seed 1]
import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runDeliveryFaults } from './delivery.ts';
import { withSchema } from './schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string' } },
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (positionals[0] !== 'delivery' || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  process.stderr.write(
    'Usage: npm run faults -- delivery [--kills 20] [--seed NUMBER]\n' +
      'DATABASE_URL or DATABASE_URL_TEST names a PostgreSQL to run on as well, with two workers.\n',
  );
  process.exit(64);
}
const tell = (line: string) => process.stdout.write(`${line}\n`);

async function run(name: string, databaseUrl?: string): Promise<boolean> {
  tell(`== ${name}, ${kills} kills, seed ${seed}`);
  const started = performance.now();
  const report = await runDeliveryFaults({ kills, seed, databaseUrl, tell });
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const [where, count] of Object.entries(report.kills).sort()) tell(`  ${count} × ${where}`);
  tell(
    `${report.papers} documents, ${report.mails} mails, ${report.repeated} of them again with the same Message-ID, ` +
      `${seconds} s`,
  );
  for (const fault of report.faults) tell(`FAULT ${fault}`);
  tell(
    report.faults.length === 0 ? 'every match was delivered exactly once' : `${report.faults.length} faults`,
  );
  return report.faults.length === 0;
}

let well = await run('SQLite, one worker');
const server = process.env['DATABASE_URL'] ?? process.env['DATABASE_URL_TEST'];
if (server) {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  well = (await withSchema(server, name, (url) => run('PostgreSQL, two workers', url))) && well;
}
process.exitCode = well ? 0 : 1;
