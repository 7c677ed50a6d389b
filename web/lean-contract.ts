import { parseAst, type Plugin } from 'vite';

/** What the browser needs of a declared call; input and answer are checked by the server alone. */
const kept = new Set(['method', 'path', 'access', 'answers']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Takes the schemas out of the contract for the browser, which needs them as types alone: calls keep how and where
 * they are made, and what nothing uses any more is dropped by the bundler. One schema used as a value would bring zod
 * and its neighbours to the first screens, so the build then fails; a rule that both need is a constant or function
 * beside the schema, and what comes out of the browser's own storage is checked with `#api/shapes.ts`.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/src\/[^?]*\.ts$/.test(id) || !/ from 'zod'/.test(code)) return;
      return { code: withPureConstants(withLeanCalls(code)), map: null, moduleSideEffects: false };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => id.includes('/node_modules/zod/')))
          continue;
        this.error(
          `${chunk.fileName} holds zod: something in web/src uses a schema of the contract as a value`,
        );
      }
    },
  };
}

/** Replaces every `endpoint({ … })` by an object of what is kept of it. */
function withLeanCalls(code: string): string {
  const calls = found(parsed(code), isEndpoint);
  return replaced(
    code,
    calls.map((call) => {
      const [definition] = call.arguments as [Node];
      const properties = (definition.properties as Node[]).filter((property) =>
        kept.has((property.key as { name: string }).name),
      );
      const parts = properties.map(({ start, end }) => code.slice(start, end));
      return { start: call.start, end: call.end, text: `({ ${parts.join(', ')} })` };
    }),
  );
}

function isEndpoint({ type, callee, arguments: given }: Node): boolean {
  return (
    type === 'CallExpression' &&
    (callee as Node).name === 'endpoint' &&
    (given as Node[])[0]?.type === 'ObjectExpression'
  );
}

/** Lets the bundler drop every constant that nothing uses, whatever is called to make it. */
function withPureConstants(code: string): string {
  const statements = parsed(code).body as Node[];
  const declared = statements.flatMap((statement) => {
    const declaration = (statement.declaration as Node | null | undefined) ?? statement;
    return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [];
  });
  return replaced(
    code,
    declared.map(({ init }) => {
      const { start, end } = init as Node;
      return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` };
    }),
  );
}

const parsed = (code: string) => parseAst(code, { lang: 'ts' }) as unknown as Node;

function found(value: unknown, test: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((part) => found(part, test));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((part) => found(part, test));
  return 'type' in value && test(value as Node) ? [value as Node, ...inside] : inside;
}

function replaced(code: string, changes: readonly { start: number; end: number; text: string }[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}
