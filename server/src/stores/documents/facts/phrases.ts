import { analyse, type Token } from 'contract/query/analyser';

/** A way of writing that stands for a value. */
export interface Phrase {
  written: string;
  /** Matches only when the text has capitals where `written` has them. */
  exact: boolean;
  value: string;
}

/** A phrase found at the half-open range of token indexes. */
export interface Found {
  value: string;
  from: number;
  to: number;
}

/** Phrases by their folded words. */
export type PhraseTree = Map<string, Node>;

interface Node {
  next?: PhraseTree;
  ends?: { value: string; capitals: Capitals[] | undefined }[];
}

/** Which of a word's letters are capitals. */
type Capitals = 'any' | 'first' | 'all';

/** A tree in which every phrase is found. A value written alike twice needs its capitals only if both do. */
export function phraseTree(phrases: Iterable<Phrase>): PhraseTree {
  const first: PhraseTree = new Map();
  for (const { written, exact, value } of phrases) {
    const tokens = analyse(written);
    let level = first;
    let node: Node | undefined;
    for (const { word } of tokens) {
      if (node) level = node.next ??= new Map<string, Node>();
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
export function findPhrases(tree: PhraseTree, text: string, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  const count = tokens.length;
  for (let from = 0; from < count; from += 1) {
    let node = tree.get(tokens[from]!.word);
    if (!node) continue;
    let longest: Found[] = [];
    for (let to = from + 1; node; to += 1) {
      const fitting = node.ends?.filter(({ capitals }) => !capitals || written(text, tokens, from, capitals));
      if (fitting?.length) longest = fitting.map(({ value }) => ({ value, from, to }));
      node = to < count ? node.next?.get(tokens[to]!.word) : undefined;
    }
    if (longest.length === 0) continue;
    found.push(...longest);
    from = longest[0]!.to - 1;
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
