import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { moduleNames } from './module-names.ts';
import { importedFile, root } from './walls.ts';

/** What every file of the product imports of the product, of values and of types; paths from the root of the project. */
export function productImports(): Map<string, string[]> {
  const files = ['contract/src', 'server/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test\//.test(file))
      .map((file) => join(root, folder, file)),
  );
  return new Map(files.map((file) => [relative(root, file), importsOf(file)]));
}

function importsOf(file: string): string[] {
  const specifiers = new Set(moduleNames(file).imports.map(({ specifier }) => specifier));
  return [...specifiers]
    .map((specifier) => importedFile(file, specifier))
    .filter((imported) => imported !== undefined)
    .filter((imported) => /\.tsx?$/.test(imported));
}

/**
 * The circles of imports: in every folder, among the files and folders that lie in it, those that reach each other. So
 * a folder counts as one thing for what lies beside it.
 */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [from, files] of imports) {
    for (const to of files) {
      const folder = commonFolder(from, to);
      const entry = (file: string) => join(folder, relative(folder, file).split('/')[0]!);
      const graph = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, graph.set(entry(from), (graph.get(entry(from)) ?? new Set()).add(entry(to))));
    }
  }
  return [...folders.values()].flatMap(circlesIn);
}

function commonFolder(one: string, other: string): string {
  let folder = dirname(one);
  while (folder !== '.' && !other.startsWith(`${folder}/`)) folder = dirname(folder);
  return folder;
}

/** The groups of more than one that reach each other (Tarjan's strongly connected components). */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (one: string): number => {
    order.set(one, order.size);
    lowest.set(one, order.get(one)!);
    path.push(one);
    for (const next of graph.get(one) ?? []) {
      const reach = order.has(next) ? (path.includes(next) ? order.get(next)! : Infinity) : visit(next);
      lowest.set(one, Math.min(lowest.get(one)!, reach));
    }
    if (lowest.get(one) === order.get(one)) {
      const group = path.splice(path.indexOf(one));
      if (group.length > 1) found.push(group.sort());
    }
    return lowest.get(one)!;
  };
  for (const one of graph.keys()) if (!order.has(one)) visit(one);
  return found;
}
