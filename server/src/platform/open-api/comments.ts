import { type Comment, type Node, parse } from 'acorn';

/** The module whose functions a commented source calls. */
const notes = JSON.stringify(new URL('./notes.ts', import.meta.url).href);

/**
 * Writes the comments of a module of the contract into what they stand beside, so that the schemas of the contract know
 * what their comments say: every field and constant with a comment is passed through `described`, and every exported
 * constant through `named` with its name.
 * @param source JavaScript, with the comments of the TypeScript it was
 */
export function withComments(source: string): string {
  const comments: Comment[] = [];
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  const before = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map((comment) => [source.slice(comment.end).search(/\S/) + comment.end, comment.value]),
  );
  const inserted: { at: number; text: string }[] = [];
  const wrap = ({ start, end }: Node, open: string, further: readonly string[]) => {
    inserted.push({ at: start, text: open });
    inserted.push({ at: end, text: `, ${further.map((text) => JSON.stringify(text)).join(', ')})` });
  };
  for (const node of nodesOf(program)) {
    const comment = before.get(node.start);
    if (isExport(node)) {
      for (const { id, init } of node.declaration.declarations)
        wrap(init, '$notes.named(', [id.name, comment ?? '']);
    } else if (comment !== undefined && isConstant(node)) {
      for (const { init } of node.declarations) wrap(init, '$notes.described(', [comment]);
    } else if (comment !== undefined && isField(node)) {
      const open = '$notes.described(';
      wrap(node.value, node.shorthand ? `${source.slice(node.start, node.end)}: ${open}` : open, [comment]);
    }
  }
  let [result, from] = [`import $notes from ${notes};`, 0];
  for (const { at, text } of inserted.toSorted((a, b) => a.at - b.at)) {
    result += source.slice(from, at) + text;
    from = at;
  }
  return result + source.slice(from);
}

interface Declaration extends Node {
  type: 'VariableDeclaration';
  declarations: { id: { name: string }; init: Node }[];
}

const isConstant = (node: Node): node is Declaration => node.type === 'VariableDeclaration';

const isExport = (node: Node): node is Node & { declaration: Declaration } =>
  node.type === 'ExportNamedDeclaration' &&
  (node as { declaration?: Node | null }).declaration?.type === 'VariableDeclaration';

const isField = (node: Node): node is Node & { value: Node; shorthand: boolean } =>
  node.type === 'Property' && (node as Node & { kind: string; method: boolean }).kind === 'init';

/** Every node of a syntax tree, outer ones first. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return 'type' in value && 'start' in value ? [value as Node, ...inside] : inside;
}
