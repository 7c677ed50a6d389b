import type { Plan } from './plan.ts';
import { between, select, union } from './row-sets.ts';
import type { Range, PartitionReader } from './partition-reader.ts';

/** The rows of a plan within the range, ascending. */
export function evaluate(plan: Plan, partition: PartitionReader, range: Range): Float64Array {
  switch (plan.type) {
    case 'empty':
      return new Float64Array();
    case 'expression':
      return partition.rows(plan.expression, range);
    case 'rows':
      return between(plan.rows, range.first, range.last);
    case 'or':
      return union(plan.plans.map((each) => evaluate(each, partition, range)));
    case 'and': {
      // What is already known narrows what is left to ask.
      const order = [...plan.plans].sort((left, right) => cost(left) - cost(right));
      let found: Float64Array | undefined;
      for (const each of order) {
        const more = evaluate(each, partition, found ? spanOf(found) : range);
        found = found ? select(found, more, true) : more;
        if (found.length === 0) return found;
      }
      if (!found || plan.without.type === 'empty') return found ?? new Float64Array();
      return select(found, evaluate(plan.without, partition, spanOf(found)), false);
    }
  }
}

function cost(plan: Plan): number {
  return plan.type === 'rows' ? plan.rows.length : Infinity;
}

/** The first and the last of some rows, which there are. */
export function spanOf(found: Float64Array): Range {
  return { first: found[0]!, last: found.at(-1)! };
}
