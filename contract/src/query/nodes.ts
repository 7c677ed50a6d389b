import type { FieldNode, QueryNode, Span } from './tree.ts';

/** From the beginning of one to the end of another. */
export function cover(first: QueryNode, last: QueryNode): Span {
  return { start: first.span.start, end: last.span.end };
}

/** Both sides of an operator and the others behind it, as one. */
export function combine(type: 'and' | 'or', first: QueryNode, others: readonly QueryNode[]): QueryNode {
  const last = others.at(-1);
  if (!last) return first;
  const nodes = [first, ...others].flatMap((node) => (node.type === type ? node.nodes : [node]));
  return { type, nodes, span: cover(first, last) };
}

/** What a negation makes of a node; of a negation what it negates. */
export function negate(node: QueryNode, span: Span): QueryNode {
  return node.type === 'not' ? node.node : { type: 'not', node, span };
}

/** A field before a negation negates the field; the same field named again inside says nothing new. */
export function inField(field: FieldNode['field'], node: QueryNode, span: Span): QueryNode {
  if (node.type === 'not') return negate(inField(field, node.node, span), span);
  return { type: 'field', field, node: withoutFields(node), span };
}

function withoutFields(node: QueryNode): QueryNode {
  switch (node.type) {
    case 'field':
      return withoutFields(node.node);
    case 'not':
      return negate(withoutFields(node.node), node.span);
    case 'and':
    case 'or':
      return node.nodes.map(withoutFields).reduce((left, right) => combine(node.type, left, [right]));
    default:
      return node;
  }
}

/** The first place inside a node that names a field, or another than this one. */
export function findField(node: QueryNode, besides?: FieldNode['field']): QueryNode | undefined {
  switch (node.type) {
    case 'field':
      return node.field === besides ? undefined : node;
    case 'said':
      return node;
    case 'not':
      return findField(node.node, besides);
    case 'and':
    case 'or':
      for (const part of node.nodes) {
        const found = findField(part, besides);
        if (found) return found;
      }
      return undefined;
    default:
      return undefined;
  }
}

/** The first part that asks only for what must be absent: alone, or as one side of an OR. */
export function findNegative(node: QueryNode): QueryNode | undefined {
  switch (node.type) {
    case 'not':
      return node;
    case 'field':
      return findNegative(node.node);
    case 'said':
      return findNegative(node.speaker) ?? findNegative(node.said);
    case 'or':
      for (const part of node.nodes) {
        const found = findNegative(part);
        if (found) return found;
      }
      return undefined;
    case 'and': {
      const positive = node.nodes.filter((part) => part.type !== 'not');
      if (positive.length === 0) return node;
      for (const part of node.nodes) {
        const found = findNegative(part.type === 'not' ? part.node : part);
        if (found) return found;
      }
      return undefined;
    }
    default:
      return undefined;
  }
}
