import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Planted, saidOfPlanted } from './planted.ts';
import { root, wallBetween } from './walls.ts';

const planted: [rule: string, file: string, code: string][] = [
  [
    'contract imports nothing of ours',
    'contract/src/users.ts',
    "import '../../server/src/platform/words.ts';",
  ],
  ['contract imports no package of ours', 'contract/src/users.ts', "import 'server/src/app.ts';"],
  ['platform knows no store', 'server/src/platform/words.ts', "import '#stores/people/index.ts';"],
  ['platform knows no domain', 'server/src/platform/words.ts', "import '#domains/contexts/index.ts';"],
  ['platform knows no connector', 'server/src/platform/words.ts', "import '#connectors/connector.ts';"],
  ['a store knows no domain', 'server/src/stores/room.ts', "import '#domains/contexts/index.ts';"],
  ['a store knows no connector', 'server/src/stores/room.ts', "import '#connectors/connector.ts';"],
  ['a connector knows no domain', 'server/src/connectors/registry.ts', "import '#domains/names/index.ts';"],
  ['a connector knows no demo', 'server/src/connectors/registry.ts', "import '#demo/accounts.ts';"],
  [
    'what meetings share knows no other domain',
    'server/src/domains/meetings/log.ts',
    "import '#domains/alerts/index.ts';",
  ],
  ['a domain knows no demo', 'server/src/domains/lists/lists.ts', "import '#demo/accounts.ts';"],
  [
    'only the sources run connectors',
    'server/src/domains/lists/lists.ts',
    "import '#connectors/connector.ts';",
  ],
  [
    'of another domain only its index',
    'server/src/domains/lists/lists.ts',
    "import '#domains/alerts/follow/match-store.ts';",
  ],
  ['a domain does not know the app', 'server/src/domains/lists/lists.ts', "import '#src/parts.ts';"],
  [
    'no domain names an engine',
    'server/src/domains/alerts/follow/match.ts',
    "import '#stores/documents/sqlite/sqlite-document-store.ts';",
  ],
  [
    'no platform names an engine',
    'server/src/platform/words.ts',
    "import '#stores/documents/opensearch/connection.ts';",
  ],
  [
    'searches of alerts look for nothing themselves',
    'server/src/domains/alerts/searches/preview.ts',
    "import '../follow/window.ts';",
  ],
  [
    'following tells nobody',
    'server/src/domains/alerts/follow/window.ts',
    "import '#domains/alerts/tell/ledger.ts';",
  ],
  ['mails send nothing', 'server/src/domains/alerts/mails/digest.ts', "import '../tell/outbox.ts';"],
  ['telling knows no feed', 'server/src/domains/alerts/tell/plan-digest.ts', "import '../feeds/rss.ts';"],
  ['feeds know no route', 'server/src/domains/alerts/feeds/rss.ts', "import '../routes/feed-routes.ts';"],
  [
    'routes of alerts know no task',
    'server/src/domains/alerts/routes/feed-routes.ts',
    "import '../tasks/delivery-task.ts';",
  ],
  [
    'a room of alerts does not know what puts them together',
    'server/src/domains/alerts/tell/plan-digest.ts',
    "import '../index.ts';",
  ],
  ['ui knows no session', 'web/src/ui/theme.ts', "import '#session/session.ts';"],
  ['ui knows no feature', 'web/src/ui/theme.ts', "import '#features/formats.ts';"],
  ['api knows no session', 'web/src/api/call.ts', "import '#session/session.ts';"],
  ['session knows no feature', 'web/src/session/session.ts', "import '#features/formats.ts';"],
  [
    'a feature knows no screen',
    'web/src/features/formats.ts',
    "import '#screens/dashboard/dashboard-screen.tsx';",
  ],
  [
    'a screen knows no routes',
    'web/src/screens/dashboard/dashboard-screen.tsx',
    "import '../../routes.tsx';",
  ],
  ['the browser knows no server', 'web/src/ui/theme.ts', "import '../../../server/src/platform/words.ts';"],
  [
    'the product trains no model',
    'server/src/commands/contexts.ts',
    "import '../../../training/labelled.ts';",
  ],
  ['parsers are bounded', 'server/src/domains/lists/lists.ts', "import 'cheerio';"],
  ['files are read apart', 'server/src/domains/files/files.ts', "import '#platform/text-extraction/pdf.ts';"],
];

const target = '#stores/documents/sqlite/contents.ts';
const ways: [way: string, code: string][] = [
  ['a relative way', "import '../../stores/documents/sqlite/contents.ts';"],
  ['a type', `import type { Contents } from '${target}';`],
  ['a type in its place', `export type Given = import('${target}').Contents;`],
  ['a name handed on', `export { Contents } from '${target}';`],
  ['everything handed on', `export * from '${target}';`],
  ['an import at run time', `await import('${target}');`],
];

const allowed: Planted[] = [
  [
    'server/src/domains/lists/lists.ts',
    "import '#domains/contexts/index.ts'; import '#stores/people/index.ts'; import './store.ts';",
  ],
  ['server/src/parts.ts', `import '${target}';`],
  [
    'server/src/domains/alerts/tell/plan-digest.ts',
    "import '../follow/window.ts'; import '../mails/digest.ts'; import './ledger.ts';",
  ],
];

describe('imports: a wall refuses what docs/ARCHITECTURE.md rules out', () => {
  let said: string[][];
  beforeAll(async () => {
    const forbidden = [
      ...planted.map(([, file, code]): Planted => [file, code]),
      ...ways.map(([, code]): Planted => ['server/src/domains/lists/lists.ts', code]),
    ];
    said = await saidOfPlanted([...forbidden, ...allowed], /walls|no-restricted-imports/);
  });

  test.each([...planted, ...ways].map(([title], index) => [title, index] as const))('%s', (_title, index) => {
    expect(said[index]).toHaveLength(1);
  });

  test('and nothing else', () => {
    expect(said.slice(-allowed.length)).toEqual(allowed.map(() => []));
  });

  test('and no folder is without walls, but those that put the parts together', () => {
    const folders = ['contract/src', 'server/src', 'web/src'].flatMap((parent) =>
      readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}`),
    );
    const free = folders.filter(
      (folder) => wallBetween(`${folder}/any.ts`, 'server/src/app.ts') === undefined,
    );
    expect(free).toEqual(['server/src/commands', 'server/src/demo', 'web/src/styles']);
  });
});
