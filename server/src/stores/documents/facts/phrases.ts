import { analyse, type Token } from 'contract/query/analyser';

/** A way of writing that stands for a value. */
export interface Phrase<Value> {
  written: string;
  /** Matches only when the text has capitals where `written` has them. */
  exact: boolean;
  value: Value;
  /** Matches never overlap inside a kind, and always may between kinds. */
  kind: number;
}

/** A phrase found at the half-open range of token indexes. */
export interface Found<Value> {
  value: Value;
  from: number;
  to: number;
}

interface End<Value> {
  value: Value;
  kind: number;
  capitals: Capitals[] | undefined;
}

interface Node<Value> {
  next?: Map<string, Node<Value>>;
  ends?: End<Value>[];
}

/** Phrases by their folded words. */
export interface PhraseTree<Value> {
  first: Map<string, Node<Value>>;
  kinds: number;
}

/** Which of a word's letters are capitals. */
type Capitals = 'any' | 'first' | 'all';

/** A tree in which every phrase is found; of equal phrases of one kind the first stays, capitals or not. */
export function phraseTree<Value>(phrases: Iterable<Phrase<Value>>): PhraseTree<Value> {
  const first = new Map<string, Node<Value>>();
  let kinds = 0;
  for (const { written, exact, value, kind } of phrases) {
    kinds = Math.max(kinds, kind + 1);
    const tokens = analyse(written);
    let level = first;
    let node: Node<Value> | undefined;
    for (const { word } of tokens) {
      if (node) level = node.next ??= new Map<string, Node<Value>>();
      node = level.get(word);
      if (!node) level.set(word, (node = {}));
    }
    if (!node) continue;
    node.ends ??= [];
    const capitals = exact
      ? tokens.map(({ start, end }) => capitalsOf(written.slice(start, end)))
      : undefined;
    const same = node.ends.find((end) => end.kind === kind);
    if (!same) node.ends.push({ value, kind, capitals });
    else if (!capitals) same.capitals = undefined;
  }
  return { first, kinds };
}

/**
 * The phrases in the words of one value, in order of their first word. Where several of a kind begin
 * at one word the longest counts, and the next of that kind begins after it. Takes time linear in the text.
 */
export function findPhrases<Value>(
  { first, kinds }: PhraseTree<Value>,
  text: string,
  tokens: readonly Token[],
): Found<Value>[] {
  const found: Found<Value>[] = [];
  const freeFrom = new Array<number>(kinds).fill(0);
  const count = tokens.length;
  for (let from = 0; from < count; from += 1) {
    let node = first.get(tokens[from]!.word);
    if (!node) continue;
    let longest: (Found<Value> | undefined)[] | undefined;
    for (let to = from + 1; node; to += 1) {
      for (const { value, kind, capitals } of node.ends ?? []) {
        if (from < freeFrom[kind]! || (capitals && !written(text, tokens, from, capitals))) continue;
        (longest ??= [])[kind] = { value, from, to };
      }
      node = to < count ? node.next?.get(tokens[to]!.word) : undefined;
    }
    longest?.forEach((match, kind) => {
      if (!match) return;
      found.push(match);
      freeFrom[kind] = match.to;
    });
  }
  return found;
}

/** The capitals a written word has: none that matter, a first one, or nothing but capitals. */
function capitalsOf(raw: string): Capitals {
  if (raw !== raw.toLowerCase() && raw === raw.toUpperCase()) return 'all';
  const initial = raw.charAt(0);
  return initial === initial.toLowerCase() ? 'any' : 'first';
}

function written(
  text: string,
  tokens: readonly Token[],
  from: number,
  capitals: readonly Capitals[],
): boolean {
  return capitals.every((wanted, index) => {
    if (wanted === 'any') return true;
    const { start, end } = tokens[from + index]!;
    const actual = capitalsOf(text.slice(start, end));
    return actual === 'all' || actual === wanted;
  });
}
