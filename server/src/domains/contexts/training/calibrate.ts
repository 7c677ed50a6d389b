import { contextCodes } from 'contract/contexts';

const contexts = contextCodes.length;

/** A sum with what is true of it. */
export interface Outcome {
  sum: number;
  truth: 0 | 1;
}

/**
 * Platt's slope and offset per context, two numbers each. A context with few outcomes keeps close to what
 * all contexts together come to.
 */
export function calibrate(outcomes: readonly (readonly Outcome[])[]): Float32Array {
  const pooled = slopeAndOffset(outcomes.flat(), [1, 0], 0);
  const calibration = new Float32Array(contexts * 2);
  for (let context = 0; context < contexts; context += 1) {
    calibration.set(slopeAndOffset(outcomes[context] ?? [], pooled, 4), context * 2);
  }
  return calibration;
}

/** Maximum likelihood by Newton's steps, pulled to `start` with the force of `pull`. */
function slopeAndOffset(
  outcomes: readonly Outcome[],
  start: [number, number],
  pull: number,
): [number, number] {
  let [slope, offset] = start;
  for (let step = 0; step < 50; step += 1) {
    let g0 = pull * 2 * (slope - start[0]);
    let g1 = pull * 0.3 * (offset - start[1]);
    let h00 = pull * 2 + 1e-6;
    let h01 = 0;
    let h11 = pull * 0.3 + 1e-6;
    for (const { sum, truth } of outcomes) {
      const p = 1 / (1 + Math.exp(-(slope * sum + offset)));
      const off = p - truth;
      const bend = p * (1 - p);
      g0 += off * sum;
      g1 += off;
      h00 += bend * sum * sum;
      h01 += bend * sum;
      h11 += bend;
    }
    const determinant = h00 * h11 - h01 * h01;
    const byslope = (h11 * g0 - h01 * g1) / determinant;
    const byOffset = (h00 * g1 - h01 * g0) / determinant;
    const size = Math.max(1, Math.abs(byslope) * 2, Math.abs(byOffset) / 2);
    // More sum must never mean a lower percentage.
    slope = Math.max(0.05, slope - byslope / size);
    offset -= byOffset / size;
  }
  return [slope, offset];
}
