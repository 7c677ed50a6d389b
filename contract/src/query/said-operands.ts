import { fields } from './fields.ts';
import { findField } from './nodes.ts';
import type { FieldNode, QueryError, QueryNode, Span } from './tree.ts';

/** The field of speakers as it is written beside each form of the operator. */
const prefixes: Readonly<Record<string, string>> = {
  ZEI: `${fields.speaker.nl}:`,
  SAID: `${fields.speaker.en}:`,
};
const prefix = /^[\p{L}\p{M}]+:/u;
const everyPrefix = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+:/gu;

/**
 * Why these cannot be the operands of ZEI: on its left only `spreker:` can stand, on its right what is looked for in one
 * turn, which names no field and is no negation. Undefined where they can. The place is that of both, brackets included.
 */
export function refusalOfSaid(
  text: string,
  { start, end }: Span,
  operator: Span,
  speaker: QueryNode,
  said: QueryNode,
): QueryError | undefined {
  const written = text.slice(operator.start, operator.end);
  const left = text.slice(start, operator.start).trimEnd();
  const right = text.slice(operator.end, end).trimStart();
  const substitute = (by: string | undefined) =>
    by === undefined ? {} : { repair: text.slice(0, start) + by + text.slice(end) };
  const refuse = (
    problem: QueryError['problem'],
    { span }: QueryNode,
    by: string | undefined,
  ): QueryError => ({
    problem,
    ...span,
    ...substitute(by),
    values: { operator: written, field: prefixes[written] ?? written },
  });

  if (!isSpeaker(speaker)) {
    const by = speakerInstead(left, start, speaker, prefixes[written] ?? '');
    return refuse('saidSpeaker', speaker, by && by(`${written} ${right}`));
  }
  if (said.type === 'not') {
    const inner = text.slice(said.node.span.start, end);
    return refuse('saidOperand', said, `${left} NOT (${left} ${written} ${inner})`);
  }
  const named = findField(said);
  if (!named) return undefined;
  const { span } = named;
  const bare = text.slice(span.start, end).replace(prefix, '');
  const by = `${left} ${written} ${text.slice(operator.end, span.start).trimStart()}${bare}`;
  return refuse('saidField', named, named.type === 'field' ? by : undefined);
}

function isSpeaker(node: QueryNode): node is FieldNode {
  return node.type === 'field' && node.field === 'speaker';
}

/**
 * How the left side, which begins at an offset of the query, is written with the field of speakers, given what comes behind
 * it; undefined where that is not clear.
 */
function speakerInstead(
  left: string,
  offset: number,
  node: QueryNode,
  field: string,
): ((behind: string) => string) | undefined {
  if (node.type === 'field') return (behind) => `${left.replace(prefix, field)} ${behind}`;
  if (node.type === 'not' && node.node.type !== 'not') {
    const { node: inner } = node;
    const positive = left.slice(inner.span.start - offset);
    const instead = speakerInstead(positive, inner.span.start, inner, field);
    return instead && ((behind) => `NOT (${instead(behind)})`);
  }
  if (isGroup(node) && findField(node) && !findField(node, 'speaker'))
    return (behind) => `${field}(${left.replace(everyPrefix, '')}) ${behind}`;
  if (findField(node)) return undefined;
  // What is written in several parts is bracketed already, but for a proximity.
  return (behind) => `${field}${node.type === 'near' ? `(${left})` : left} ${behind}`;
}

function isGroup(node: QueryNode): boolean {
  return node.type === 'and' || node.type === 'or';
}
