import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { groupings } from 'contract/sources';
import { expect, test } from 'vitest';

const file = (name: string) => new URL(`./sixth-domain/${name}`, import.meta.url);

test('sixth domain: a dashboard that is added to the data of the contract is served everywhere', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    file('add-domain.ts').href,
    fileURLToPath(file('use-domain.ts')),
  ]);
  expect(JSON.parse(stdout)).toEqual({
    statuses: {
      filters: 200,
      timeline: 200,
      newHits: 200,
      trends: 200,
      frequencies: 200,
      related: 200,
      document: 200,
      saved: 200,
      atEu: 400,
    },
    counts: [1, 1, 1],
    filterTypes: ['frNatGrouping', 'frNatGroupsByDocType'],
    sourceTree: groupings['be-flm'].nodes.length,
    landing: '/fr-nat/dashboard',
  });
});
