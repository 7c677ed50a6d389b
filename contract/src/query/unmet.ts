import { type Met, numberLeaves } from './highlight.ts';
import type { NearOperand, QueryNode, QueryTree, SaidNode, Span } from './tree.ts';

/** The parts of a query because of which a document does not match, as they stand in the query text. */
interface Unmet {
  /** What should be in the document and is not. */
  missing: Span[];
  /** What should not be in it and is. */
  excluded: Span[];
}

/**
 * Why a document in which only these words and phrases stand does not match; nothing when it does. Of an OR none of
 * the sides holds, so all of them are told; of an AND only those that do not.
 */
export function unmetParts(tree: QueryTree, { leaves }: Pick<Met, 'leaves'>): Unmet {
  const numbers = numberLeaves(tree);
  const met = new Set(leaves);
  const unmet: Unmet = { missing: [], excluded: [] };
  const stands = (leaf: NearOperand | SaidNode) => met.has(numbers.get(leaf)!);

  function holds(node: QueryNode): boolean {
    switch (node.type) {
      case 'and':
        return node.nodes.every(holds);
      case 'or':
        return node.nodes.some(holds);
      case 'not':
        return !holds(node.node);
      case 'field':
        return holds(node.node);
      case 'near':
        return node.operands.every(stands);
      default:
        return stands(node);
    }
  }

  /** Adds what makes a node that should hold, or should not, be otherwise. */
  function blame(node: QueryNode, should: boolean): void {
    if (holds(node) === should) return;
    switch (node.type) {
      case 'and':
      case 'or':
        // Those that are as they should be are not to blame.
        for (const part of node.nodes) blame(part, should);
        return;
      case 'not':
        return blame(node.node, !should);
      case 'field':
        return blame(node.node, should);
      default:
        return addPart(unmet[should ? 'missing' : 'excluded'], node.span);
    }
  }

  blame(tree, true);
  return unmet;
}

/** Adds a part once: the proximities that are made of a bracket stand at one place. */
function addPart(parts: Span[], { start, end }: Span): void {
  if (!parts.some((part) => part.start === start && part.end === end)) parts.push({ start, end });
}
