import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { everything, moduleNames } from './module-names.ts';
import { importedFile, root } from './walls.ts';

const folders = ['contract', 'server', 'web', 'scripts', 'bench', 'faults', 'training'];

/** The exports that no other file imports, tests included, as `file: name`; what is exported as default is left out. */
export function unusedExports(): string[] {
  const files = [
    ...readdirSync(root),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    ),
  ].filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file));
  const named = new Map(files.map((file) => [file, moduleNames(join(root, file))]));
  const used = new Set<string>();
  for (const [file, { imports }] of named) {
    for (const { specifier, name } of imports) {
      const from = importedFile(join(root, file), specifier);
      if (name !== undefined && from !== file) used.add(`${from}: ${name}`);
    }
  }
  return [...named].flatMap(([file, { exports }]) =>
    used.has(`${file}: ${everything}`)
      ? []
      : [...exports].map((name) => `${file}: ${name}`).filter((one) => !used.has(one)),
  );
}
