import { soleOf } from '#platform/sole.ts';

/**
 * How a query is answered: an FTS5 expression where FTS5 can do it, sorted rows (ascending, without
 * repeats) where we had to find them ourselves, and sets made of both.
 */
export type Plan =
  | { type: 'empty' }
  | { type: 'expression'; expression: string }
  | { type: 'rows'; rows: Float64Array }
  | { type: 'and'; plans: readonly Plan[]; without: Plan }
  | { type: 'or'; plans: readonly Plan[] };

export const emptyPlan: Plan = { type: 'empty' };

/** Found by an FTS5 expression. */
export function expression(text: string): Plan {
  return { type: 'expression', expression: text };
}

/** These rows, which must be ascending and without repeats. */
export function rows(found: Float64Array): Plan {
  return found.length > 0 ? { type: 'rows', rows: found } : emptyPlan;
}

/** Found by any of them; whatever FTS5 can do becomes one flat expression. */
export function anyOf(plans: readonly Plan[]): Plan {
  const flat = plans
    .flatMap((plan) => (plan.type === 'or' ? plan.plans : [plan]))
    .filter((plan) => plan.type !== 'empty');
  const merged = mergeExpressions(flat, 'OR');
  if (merged.length === 0) return emptyPlan;
  return soleOf(merged) ?? { type: 'or', plans: merged };
}

/** Found by all of `plans`, of which there is at least one, and not by `without`. */
export function allOf(plans: readonly Plan[], without: Plan = emptyPlan): Plan {
  if (plans.some((plan) => plan.type === 'empty')) return emptyPlan;
  const merged = mergeExpressions(plans, 'AND');
  const only = soleOf(merged);
  if (only && without.type === 'empty') return only;
  if (only?.type === 'expression' && without.type === 'expression') {
    return expression(`(${only.expression}) NOT (${without.expression})`);
  }
  return { type: 'and', plans: merged, without };
}

function mergeExpressions(plans: readonly Plan[], operator: 'AND' | 'OR'): Plan[] {
  const texts = new Set<string>();
  for (const plan of plans) if (plan.type === 'expression') texts.add(plan.expression);
  const others = plans.filter((plan) => plan.type !== 'expression');
  if (texts.size === 0) return others;
  const text = soleOf([...texts]) ?? [...texts].map((each) => `(${each})`).join(` ${operator} `);
  return [expression(text), ...others];
}
