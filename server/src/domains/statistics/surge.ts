/** Documents that hold something, among all documents, in a period and in the time before it. */
export interface Shares {
  count: number;
  total: number;
  countBefore: number;
  totalBefore: number;
}

/**
 * The least factor by which the share in the period exceeds the share before, of which the counts leave
 * no more than `doubt`: 3.0 says "at least three times as often". It is the exact lower confidence bound
 * (Clopper and Pearson) for the ratio of two rates: given all documents that hold something, how many of
 * them fall into the period by chance is binomial. Being exact it holds for three documents as for
 * thousands, also when there were none before, which the normal approximations of a ratio and G² do not;
 * and as it ranks by what the ratio is for certain, neither a tiny rare topic nor a slight change of a
 * frequent one comes first. 0 when the counts do not even exclude that the share stayed as it was.
 */
export function leastRatio({ count, total, countBefore, totalBefore }: Shares, doubt: number): number {
  if (count === 0 || totalBefore === 0) return 0;
  let low = total / (total + totalBefore);
  if (atLeast(count, countBefore, low) >= doubt) return 0;
  let high = 1;
  // Each step halves what is not known yet; more would change no digit of a number.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (atLeast(count, countBefore, middle) < doubt) low = middle;
    else high = middle;
  }
  return (low / (1 - low)) * (totalBefore / total);
}

/** The chance that at least `hits` of `hits + misses` draws hit, each with this chance. */
function atLeast(hits: number, misses: number, chance: number): number {
  return incompleteBeta(hits, misses + 1, chance);
}

/** The regularised incomplete beta function, by the continued fraction of Lentz. */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  // The fraction converges fast below the mean only; above it stands for the other tail.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x);
  const front = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b);
  return (Math.exp(front) * betaFraction(a, b, x)) / a;
}

function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-300;
  const notZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 10_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return result;
}

/** Logarithm of the gamma function of a positive number: Stirling's series, moved to where it is exact. */
function logGamma(value: number): number {
  let shift = 0;
  let x = value;
  for (; x < 10; x += 1) shift += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1_260 * x ** 5) - 1 / (1_680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}
