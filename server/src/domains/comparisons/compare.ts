import type { ArticleLine, ComparedArticle, ComparedParagraph, ComparedPiece } from 'contract/comparisons';
import { alignParagraphs, type Pair } from './alignment.ts';
import { articlesOf, hasArticles, type Stretch } from './articles.ts';
import { matchParts, type Part, partOf, plainNumber } from './matching.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { comparedWords, foldedWords, piece } from './words.ts';

/** Two texts compared whole. */
interface ComparedTexts {
  by: 'articles' | 'paragraphs';
  /** In the order of the later text, what was dropped where it stood. */
  articles: ComparedArticle[];
}

/** Paragraphs that are shown together where there are no articles. */
const paragraphsOfBlock = 25;

/** Two versions of a text: by article where both can be divided, else by paragraph. */
export function compareTexts(before: string, after: string): ComparedTexts {
  const [old, young] = [articlesOf(before), articlesOf(after)];
  if (!hasArticles(old) || !hasArticles(young)) return byParagraph(before, after);
  const pairs = matchParts(partsOf(before, old), partsOf(after, young));
  const keys = new Map<string, number>();
  return { by: 'articles', articles: pairs.map((pair) => comparedPart(pair, keys)) };
}

/** The one line of it that the list of articles shows. */
export function lineOf(article: ComparedArticle): ArticleLine {
  const { headingPieces: _heading, paragraphs: _paragraphs, ...line } = article;
  return line;
}

/** What stands before what is enacted, and behind it, is explained and not enacted. */
const partsOf = (text: string, stretches: readonly Stretch[]): Part[] =>
  stretches
    .filter(({ kind }) => kind !== 'front' && kind !== 'after')
    .map((stretch) => partOf(stretch, paragraphsOf(text.slice(stretch.body, stretch.to))));

function comparedPart({ old, young }: Pair<Part>, keys: Map<string, number>): ComparedArticle {
  const part = (young ?? old)!;
  const { kind, number, heading } = part.stretch;
  const was =
    old && young && plainNumber(old.stretch.number) !== plainNumber(number) ? old.stretch.number : undefined;
  const headingPieces = headings(old, young);
  const paragraphs = comparedParagraphs(old, young);
  const changes = old && young ? changesIn(headingPieces) + changesOf(paragraphs) : 1;
  const state = !old
    ? 'new'
    : !young
      ? 'dropped'
      : changes > 0
        ? 'changed'
        : was === undefined
          ? 'same'
          : 'renumbered';
  return {
    key: keyOf(keys, number === '' ? kind : `${kind === 'article' ? '' : `${kind} `}${number}`),
    kind: kind === 'front' || kind === 'after' ? 'opening' : kind,
    number,
    heading,
    state,
    ...(was === undefined ? {} : { was }),
    changes,
    headingPieces,
    paragraphs,
  };
}

/** A key of its own; what comes twice gets a number behind it. */
function keyOf(keys: Map<string, number>, wanted: string): string {
  const nth = (keys.get(wanted) ?? 0) + 1;
  keys.set(wanted, nth);
  return nth === 1 ? wanted : `${wanted}~${nth}`;
}

function headings(old: Part | undefined, young: Part | undefined): ComparedPiece[] {
  if (!old) return saidPieces('inserted', young?.stretch.heading ?? '');
  if (!young) return saidPieces('deleted', old.stretch.heading);
  return comparedWords(old.stretch.heading, young.stretch.heading).pieces;
}

function comparedParagraphs(old: Part | undefined, young: Part | undefined): ComparedParagraph[] {
  if (!old || !young) {
    return [...(old?.paragraphs ?? []).map(dropped), ...(young?.paragraphs ?? []).map(inserted)];
  }
  const words = ({ paragraphs }: Part) =>
    foldedWords(paragraphs.map(({ text }) => text).join('\n')).join(' ');
  // The same words in other paragraphs are another layout.
  if (old.paragraphs.length !== young.paragraphs.length && words(old) === words(young)) {
    return young.paragraphs.map(({ number, text }) => ({
      state: 'same',
      from: number,
      to: number,
      pieces: saidPieces('same', text),
    }));
  }
  return alignParagraphs(old.paragraphs, young.paragraphs).map(comparedPair);
}

function comparedPair({ old, young }: Pair<Paragraph>): ComparedParagraph {
  if (!old || !young) return old ? dropped(old) : inserted(young!);
  const { pieces, whole } = comparedWords(old.text, young.text);
  return {
    state: pieces.some(({ kind }) => kind !== 'same') ? 'changed' : 'same',
    from: old.number,
    to: young.number,
    ...(whole ? { whole } : {}),
    pieces,
  };
}

const dropped = ({ number, text }: Paragraph): ComparedParagraph => ({
  state: 'dropped',
  from: number,
  pieces: saidPieces('deleted', text),
});

const inserted = ({ number, text }: Paragraph): ComparedParagraph => ({
  state: 'new',
  to: number,
  pieces: saidPieces('inserted', text),
});

const saidPieces = (kind: ComparedPiece['kind'], text: string): ComparedPiece[] =>
  text === '' ? [] : [piece(kind, text)];

/** Stretches without a word that both have are one change, what was deleted and what came in its place. */
function changesIn(pieces: readonly ComparedPiece[]): number {
  return pieces.filter(({ kind }, at) => kind !== 'same' && (at === 0 || pieces[at - 1]!.kind === 'same'))
    .length;
}

const changesOf = (paragraphs: readonly ComparedParagraph[]): number =>
  paragraphs.reduce((sum, { pieces }) => sum + changesIn(pieces), 0);

/** The paragraphs of both texts in blocks that are counted by the later text. */
function byParagraph(before: string, after: string): ComparedTexts {
  const paragraphs = alignParagraphs(paragraphsOf(before), paragraphsOf(after)).map(comparedPair);
  const articles: ComparedArticle[] = [];
  for (let from = 0; from < paragraphs.length; from += paragraphsOfBlock) {
    const block = paragraphs.slice(from, from + paragraphsOfBlock);
    const changes = changesOf(block);
    const number = `${from + 1}–${from + block.length}`;
    articles.push({
      ...{ key: number, kind: 'block', number, heading: '' },
      state: changes > 0 ? 'changed' : 'same',
      changes,
      headingPieces: [],
      paragraphs: block,
    });
  }
  return { by: 'paragraphs', articles };
}
