import type { NearOperand, QueryNode, Span } from './tree.ts';

/** More alternatives than this make a repair nobody would read. */
const maximumAlternatives = 12;

/** Whether NEAR can take this: a word, pattern, phrase or joined token. */
export function isNearOperand(node: QueryNode): node is NearOperand {
  return (
    node.type === 'word' || node.type === 'wildcard' || node.type === 'phrase' || node.type === 'compound'
  );
}

/**
 * A query text in which the operands that NEAR cannot take are written out: NOT and a shared field
 * move in front, OR groups are distributed. Undefined where that is not possible. The place is that of
 * all operands, brackets included.
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
  let alternatives: QueryNode[][] = [[]];
  for (const node of nodes) {
    const choices = node.type === 'or' ? node.nodes : [node];
    if (!choices.every(isNearOperand) || alternatives.length * choices.length > maximumAlternatives) {
      return undefined;
    }
    alternatives = alternatives.flatMap((chosen) => choices.map((choice) => [...chosen, choice]));
  }
  return substitute(`(${alternatives.map((chosen) => `(${near(chosen)})`).join(' OR ')})`);
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
