// npm run faults -- delivery [--kills 20] [--seed 1]
import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type FaultOptions, runDeliveryFaults } from './delivery.ts';
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

/**
 * Kills in one life of the stores. A fast clock runs through weeks meanwhile, and what the product erases after 90
 * days could not be compared; each life begins at another start: two nights in which clocks change, a leap day and
 * New Year.
 */
const killsOfLife = 50;

async function run(name: string, databaseUrl?: string): Promise<boolean> {
  let well = true;
  for (let done = 0; done < kills; done += killsOfLife) {
    const life = seed + done / killsOfLife;
    const left = Math.min(killsOfLife, kills - done);
    const schema = `faults_${randomBytes(6).toString('hex')}`;
    const live = (url?: string) => runLife(name, { kills: left, seed: life, databaseUrl: url, tell });
    well = (await (databaseUrl ? withSchema(databaseUrl, schema, live) : live())) && well;
  }
  return well;
}

async function runLife(name: string, options: FaultOptions): Promise<boolean> {
  tell(`== ${name}, ${options.kills} of ${kills} kills, seed ${options.seed}`);
  const started = performance.now();
  const report = await runDeliveryFaults(options);
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const [where, count] of Object.entries(report.kills).sort()) tell(`  ${count} × ${where}`);
  tell(
    `${report.papers} documents, ${report.meetings} versions of meetings (${report.withdrawn} withdrawn, ` +
      `${report.replaced} replaced), ${report.mails} mails, of ` +
      `${report.agendaMails} about meetings and ${report.issueMails} of ${report.issues} issues of a newsletter, ${report.events} events to webhooks and ` +
      `${report.failedEvents} that no receiver took; ` +
      `${report.unreadable} items that could not be read at first and ${report.withOwnPage} whose page was not always to be had, up to ` +
      `${report.kept} kept and ${report.quarantined} in quarantine at once; ` +
      `${report.repeated} again with the same Message-ID; ${seconds} s`,
  );
  for (const fault of report.faults) tell(`FAULT ${fault}`);
  tell(
    report.faults.length === 0
      ? 'every match, change, meeting and issue was delivered exactly once, and no event was lost'
      : `${report.faults.length} faults`,
  );
  return report.faults.length === 0;
}

let well = await run('SQLite, one worker');
const server = process.env['DATABASE_URL'] ?? process.env['DATABASE_URL_TEST'];
if (server) well = (await run('PostgreSQL, two workers', server)) && well;
process.exitCode = well ? 0 : 1;
