import { spanOf } from './analyser.ts';
import type { QueryField } from './fields.ts';
import { findNear } from './near-windows.ts';
import { occurrences, type Run, type Sequence } from './occurrences.ts';
import type { NearNode, NearOperand, QueryNode, SaidNode } from './tree.ts';
import { sequenceOfTurn } from './turns.ts';

/** A range of UTF-16 offsets in a value that made it match, and which word or phrase of the query did. */
export interface Mark {
  start: number;
  end: number;
  leaf: number;
}

/** Behind the limit anything may stand, so what is not found is not known to be absent. */
export const ABSENT = 0;
export const UNKNOWN = 1;
export const PRESENT = 2;
type Truth = typeof ABSENT | typeof UNKNOWN | typeof PRESENT;

export interface Found {
  truth: Truth;
  marks: (Mark & { value: number })[];
  /** The turns that satisfy a ZEI. */
  turns: FoundTurn[];
}

/** A value, and the place of a turn among those in it. */
interface FoundTurn {
  value: number;
  turn: number;
}

/** What the truth depends on beside the values that are looked into. */
interface Known {
  leaves: ReadonlyMap<NearOperand | SaidNode, number>;
  /** What was met so far, here or elsewhere. */
  met: Set<number>;
  /** What is true of that which is not met. */
  absent: Truth;
}

/** What is true of a tree in the values a field, or none, is searched in; the debate is where turns are looked for. */
export function judge(
  tree: QueryNode,
  searchedIn: (field: QueryField | undefined) => readonly Sequence[],
  debate: readonly Sequence[],
  { leaves, met, absent }: Known,
): Found {
  return visit(tree, undefined);

  function visit(node: QueryNode, field: QueryField | undefined): Found {
    switch (node.type) {
      case 'field':
        return visit(node.node, node.field);
      case 'not': {
        const { truth } = visit(node.node, field);
        return { ...nothing, truth: truth === PRESENT ? ABSENT : truth === ABSENT ? PRESENT : UNKNOWN };
      }
      case 'and': {
        const parts = node.nodes.map((part) => visit(part, field));
        const truth = parts.reduce<Truth>(
          (least, part) => (part.truth < least ? part.truth : least),
          PRESENT,
        );
        return truth === ABSENT ? nothing : together(truth, parts);
      }
      case 'or': {
        const parts = node.nodes.map((part) => visit(part, field));
        const truth = parts.reduce<Truth>((most, part) => (part.truth > most ? part.truth : most), ABSENT);
        return together(truth, parts);
      }
      case 'said':
        return visitSaid(node);
      case 'near':
        return visitNear(node, field);
      default: {
        const leaf = leaves.get(node)!;
        return found(
          searchedIn(field).flatMap((sequence) =>
            occurrences(sequence, node)
              .flat()
              .map((run) => markOf(sequence, run, leaf)),
          ),
          [leaf],
        );
      }
    }
  }

  function visitNear({ operands, distance }: NearNode, field: QueryField | undefined): Found {
    const parts = operands.map((operand) => leaves.get(operand)!);
    return found(
      searchedIn(field).flatMap((sequence) => {
        const runs = findNear(
          operands.map((operand) => occurrences(sequence, operand)),
          distance,
        );
        return (runs ?? []).flatMap((list, index) => list.map((run) => markOf(sequence, run, parts[index]!)));
      }),
      parts,
    );
  }

  /** Each turn by itself: what stands in another, or was met elsewhere, says nothing of it. */
  function visitSaid(node: SaidNode): Found {
    const inTurn = (tree: QueryNode, sequence: Sequence) =>
      judge(tree, () => [sequence], [], { leaves, met: new Set(), absent: ABSENT });
    const speakers = debate
      .filter(({ field }) => field === 'speaker')
      .map((sequence) => ({ ...inTurn(node.speaker, sequence), shown: false }));
    const marks: Found['marks'] = [];
    const turns: FoundTurn[] = [];
    for (const sequence of debate) {
      for (const [turn, place] of (sequence.turns ?? []).entries()) {
        const speaker = speakers[place.speaker];
        if (speaker?.truth !== PRESENT) continue;
        const said = inTurn(node.said, sequenceOfTurn(sequence, place));
        if (said.truth !== PRESENT) continue;
        turns.push({ value: sequence.value, turn });
        for (const mark of said.marks) marks.push(mark);
        if (!speaker.shown) for (const mark of speaker.marks) marks.push(mark);
        speaker.shown = true;
      }
    }
    const leaf = leaves.get(node)!;
    if (turns.length > 0) met.add(leaf);
    return { truth: met.has(leaf) ? PRESENT : absent, marks, turns };
  }

  /** What stands here or was met elsewhere; of a proximity all operands are, or none. */
  function found(marks: Found['marks'], parts: readonly number[]): Found {
    if (marks.length > 0) for (const leaf of parts) met.add(leaf);
    return { truth: parts.every((leaf) => met.has(leaf)) ? PRESENT : absent, marks, turns: [] };
  }
}

const nothing: Found = { truth: ABSENT, marks: [], turns: [] };

function together(truth: Truth, parts: readonly Found[]): Found {
  return {
    truth,
    marks: parts.flatMap(({ marks }) => marks),
    turns: parts.flatMap(({ turns }) => turns),
  };
}

function markOf({ value, tokens }: Sequence, [first, , reach]: Run, leaf: number): Found['marks'][number] {
  return { value, ...spanOf(tokens, first, reach), leaf };
}
