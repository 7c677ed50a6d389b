/** A run of characters of the query text that means one thing; half-open, in UTF-16 offsets. */
interface SyntaxSpan {
  start: number;
  end: number;
  kind: string;
}

/** A piece of the query text as the field shows it. */
interface QueryPiece {
  text: string;
  kind: string | undefined;
  /** Stands where the query cannot be read. */
  wrong: boolean;
}

/**
 * Cuts a query text at the borders of its syntax and of the place at fault. Together the pieces are
 * the text; a fault at the very end is shown at the last character.
 */
export function queryPieces(
  text: string,
  spans: readonly SyntaxSpan[],
  fault: { start: number; end: number } | undefined,
): QueryPiece[] {
  const wrong = fault && {
    start: Math.min(fault.start, Math.max(0, text.length - 1)),
    end: Math.max(fault.end, fault.start + 1),
  };
  const borders = [0, text.length, ...spans.flatMap(({ start, end }) => [start, end])];
  if (wrong) borders.push(wrong.start, wrong.end);
  const cuts = [...new Set(borders.filter((at) => at >= 0 && at <= text.length))].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return {
      text: text.slice(start, end),
      kind: spans.find((span) => span.start <= start && end <= span.end)?.kind,
      wrong: wrong !== undefined && start < wrong.end && end > wrong.start,
    };
  });
}
