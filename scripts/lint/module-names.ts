import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Stands for all names of a file: what is imported whole, at run time, or as `import('…')` of a type. */
export const everything = '*';

/** What one file exports, and what it imports of others, by what it calls them; a default has no name. */
interface ModuleNames {
  exports: Set<string>;
  imports: { specifier: string; name: string | undefined }[];
}

/** Reads the imports and exports of a file, of values and of types. */
export function moduleNames(file: string): ModuleNames {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const names: ModuleNames = { exports: new Set(), imports: [] };
  for (const { moduleRequest, entries } of staticImports) {
    const specifier = moduleRequest.value;
    if (entries.length === 0) names.imports.push({ specifier, name: undefined });
    for (const { importName } of entries) names.imports.push({ specifier, name: nameOf(importName) });
  }
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) names.imports.push({ specifier: moduleRequest.value, name: nameOf(importName) });
    if (exportName.kind === 'Name') names.exports.add(exportName.name!);
  }
  for (const [, specifier] of text.matchAll(/\bimport\(\s*'([^'\n]+)'/g))
    names.imports.push({ specifier: specifier!, name: everything });
  return names;
}

function nameOf({ kind, name }: { kind: string; name?: string | null }): string | undefined {
  if (kind === 'Name') return name ?? undefined;
  return kind === 'Default' ? undefined : everything;
}
