import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './walls.ts';

const parts = ['contract', 'server', 'web', 'scripts', 'training', 'oxlint.config.ts', 'package.json'];

/** Code, and the file beside which it is planted, from the root of the project. */
export type Planted = readonly [file: string, code: string];

/**
 * What the project's own linter says of files that break its rules, in the order given: messages of the rules whose
 * names match. They are planted in a copy of the project, beside the files that they are named after.
 */
export async function saidOfPlanted(planted: readonly Planted[], rules: RegExp): Promise<string[][]> {
  const copy = await mkdtemp(join(tmpdir(), 'planted-'));
  try {
    for (const part of parts)
      await cp(join(root, part), join(copy, part), {
        recursive: true,
        filter: (path) => !/\/(node_modules|dist|fixtures|locales|public)$/.test(path),
      });
    await mkdir(join(copy, 'node_modules'));
    // The packages of our own are those of the copy.
    for (const name of await readdir(join(root, 'node_modules')))
      await symlink(
        join(parts.includes(name) ? copy : join(root, 'node_modules'), name),
        join(copy, 'node_modules', name),
      );
    const files = planted.map(([file], index) => join(dirname(file), `planted-${index}-${basename(file)}`));
    await Promise.all(files.map((file, index) => writeFile(join(copy, file), planted[index]![1])));
    const said = await lint(copy, files);
    return files.map((file) =>
      said
        .filter(({ filename, code }) => relative(copy, join(copy, filename)) === file && rules.test(code))
        .map(({ message }) => message),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

interface Said {
  filename: string;
  /** Of the rule, such as `house(walls)`. */
  code: string;
  message: string;
}

async function lint(folder: string, files: readonly string[]): Promise<Said[]> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  // Without `--type-aware`: types say nothing of imports, tables and titles.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json', ...files], {
    cwd: folder,
    maxBuffer: 50e6,
  }).catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  return (JSON.parse(stdout) as { diagnostics: Said[] }).diagnostics;
}
