import type { NearOperand, QueryNode, Span } from './tree.ts';

/** Whether NEAR can take this: a word, pattern, phrase or joined token. */
export function isNearOperand(node: QueryNode): node is NearOperand {
  return (
    node.type === 'word' || node.type === 'wildcard' || node.type === 'phrase' || node.type === 'compound'
  );
}

/**
 * A query text in which NOT or a shared field, which NEAR cannot take, stands in front of it. Undefined where that is
 * not possible. The place is that of all operands, brackets included.
 */
export function repairNearOperands(
  text: string,
  { start, end }: Span,
  nodes: readonly QueryNode[],
  distance: number,
): string | undefined {
  const near = (inside: readonly QueryNode[]) =>
    inside.map(({ span }) => text.slice(span.start, span.end)).join(` NEAR/${distance} `);
  const substitute = (by: string) => `${text.slice(0, start)}${by}${text.slice(end)}`;

  const [first, ...others] = nodes;
  if (first?.type === 'not') {
    const inner = [first.node, ...others];
    return inner.every(isNearOperand) ? substitute(`NOT (${near(inner)})`) : undefined;
  }
  if (first?.type === 'field') {
    const inner = nodes.flatMap((node) =>
      node.type === 'field' && node.field === first.field ? [node.node] : [],
    );
    if (inner.length < nodes.length || !inner.every(isNearOperand)) return undefined;
    return substitute(`${text.slice(start, text.indexOf(':', start))}:(${near(inner)})`);
  }
  return undefined;
}

/** The query text with the largest of the distances in every place. */
export function repairNearDistances(
  text: string,
  operators: readonly { distance: number; span: Span }[],
): string {
  const largest = Math.max(...operators.map(({ distance }) => distance));
  return operators.reduceRight(
    (repaired, { span }) => `${repaired.slice(0, span.start)}NEAR/${largest}${repaired.slice(span.end)}`,
    text,
  );
}
