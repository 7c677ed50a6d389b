import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importedFile, root } from './walls.ts';

/** What one file exports, and what it imports of other files by their paths. */
interface Names {
  exports: Set<string>;
  imports: { from: string; name: string }[];
}

/** Stands for all names of a file: what is imported whole, or while the product runs. */
const everything = '*';
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
  const named = new Map(files.map((file) => [file, namesOf(join(root, file))]));
  const used = new Set<string>();
  for (const [file, { imports }] of named) {
    for (const { from, name } of imports) if (from !== file) used.add(`${from}: ${name}`);
  }
  return [...named].flatMap(([file, { exports }]) =>
    used.has(`${file}: ${everything}`)
      ? []
      : [...exports].map((name) => `${file}: ${name}`).filter((one) => !used.has(one)),
  );
}

function namesOf(file: string): Names {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const names: Names = { exports: new Set(), imports: [] };
  const take = (specifier: ts.Node | undefined, name: string) => {
    const from = specifier && ts.isStringLiteralLike(specifier) && importedFile(file, specifier.text);
    if (from) names.imports.push({ from, name });
  };
  source.statements.forEach((statement) => readStatement(statement, names, take));
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], everything);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, everything);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

type Take = (specifier: ts.Node | undefined, name: string) => void;

function readStatement(statement: ts.Statement, { exports }: Names, take: Take): void {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) take(statement.moduleSpecifier, everything);
    else for (const one of bindings?.elements ?? []) take(statement.moduleSpecifier, nameOf(one));
  } else if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || ts.isNamespaceExport(exportClause)) take(moduleSpecifier, everything);
    else
      for (const one of exportClause.elements) {
        take(moduleSpecifier, nameOf(one));
        exports.add(one.name.text);
      }
  } else if (ts.canHaveModifiers(statement)) {
    const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) return;
    for (const name of declaredIn(statement)) exports.add(name);
  }
}

const nameOf = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier) =>
  (propertyName ?? name).text;

function declaredIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
  const { name } = statement as ts.Statement & { name?: ts.Identifier };
  return name ? [name.text] : [];
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundBy(one.name) : []));
}
