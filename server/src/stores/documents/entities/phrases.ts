import { analyse, spanOf, type Token } from 'contract/query/analyser';

/** A way of writing that stands for a value. */
export interface Phrase<Value = string> {
  written: string;
  /** Matches only when the text has capitals where `written` has them. */
  exact: boolean;
  value: Value;
}

/** A phrase found at the half-open range of token indexes. */
export interface Found<Value = string> {
  value: Value;
  from: number;
  to: number;
}

/** Phrases by their folded words. */
export type PhraseTree<Value = string> = Map<string, Node<Value>>;

interface Node<Value> {
  next?: PhraseTree<Value>;
  ends?: { value: Value; capitals: Capitals[] | undefined }[];
}

/** Which of a word's letters are capitals. */
type Capitals = 'any' | 'first' | 'all';

/** A tree in which every phrase is found. A value written alike twice needs its capitals only if both do. */
export function phraseTree<Value>(phrases: Iterable<Phrase<Value>>): PhraseTree<Value> {
  const first: PhraseTree<Value> = new Map();
  for (const { written, exact, value } of phrases) {
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
    const same = node.ends.find((end) => end.value === value);
    if (!same) node.ends.push({ value, capitals });
    else if (!capitals) same.capitals = undefined;
  }
  return first;
}

/**
 * The phrases in the words of one value, in order. Where several begin at one word the longest counts,
 * with every value it stands for, and the next begins after it. Takes time linear in the text.
 */
export function findPhrases<Value>(
  tree: PhraseTree<Value>,
  text: string,
  tokens: readonly Token[],
): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const begun = phrasesAt(tree, text, tokens, from);
    const [longest] = begun;
    if (!longest) continue;
    found.push(...begun.filter(({ to }) => to === longest.to));
    from = longest.to - 1;
  }
  return found;
}

const none: readonly never[] = [];

/** The phrases that begin at one word, longest first. */
export function phrasesAt<Value>(
  tree: PhraseTree<Value>,
  text: string,
  tokens: readonly Token[],
  from: number,
): readonly Found<Value>[] {
  let node = nodeOf(tree, tokens[from]);
  if (!node) return none;
  const found: Found<Value>[] = [];
  for (let to = from + 1; node; to += 1) {
    for (const { value, capitals } of node.ends ?? none) {
      if (!capitals || written(text, tokens, from, capitals)) found.push({ value, from, to });
    }
    node = nodeOf(node.next, tokens[to]);
  }
  return found.sort((one, other) => other.to - one.to);
}

function nodeOf<Value>(level: PhraseTree<Value> | undefined, token: Token | undefined) {
  return token && level?.get(token.word);
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
    const { start, end } = spanOf(tokens, from + index, from + index + 1);
    const actual = capitalsOf(text.slice(start, end));
    return actual === 'all' || actual === wanted;
  });
}
