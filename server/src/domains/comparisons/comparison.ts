import type { ComparedArticle, ComparedSide, compareTexts, Comparison } from 'contract/comparisons';
import { domainIds } from 'contract/dashboards';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { linkTo, readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { MadeComparison, MakeComparison } from './made.ts';
import { changingPapers, originOf } from './sources.ts';
import { paperKind } from './versions.ts';

export interface ComparisonParts {
  documents: DocumentStore;
  compare: MakeComparison;
}

type Asked = Parsed<typeof compareTexts>['body'];

/** Both sides, and what came of comparing them. */
export interface WholeComparison extends Pick<Comparison, 'earlier' | 'later'> {
  by: Comparison['by'];
  /** Absent where nothing could be compared. */
  made?: MadeComparison;
  /** Papers that may have changed the text. */
  papers: readonly Document[];
}

/**
 * Two documents compared whole.
 * @throws EC-03 for one that is unknown, withdrawn or behind closed doors, EC-07 outside the subscription, EC-05 for a
 *   text that is too long to compare
 */
export async function wholeComparison(
  { documents, compare }: ComparisonParts,
  actor: Actor,
  ids: Pick<Asked, 'earlier' | 'later'>,
): Promise<WholeComparison> {
  const [old, young] = await Promise.all([
    textOf(documents, actor, ids.earlier),
    textOf(documents, actor, ids.later),
  ]);
  const sides = { earlier: sideOf(actor, old), later: sideOf(actor, young) };
  if (!sides.earlier.hasText || !sides.later.hasText) return { ...sides, by: 'scan', papers: [] };
  if (old.language !== young.language) return { ...sides, by: 'language', papers: [] };
  const papers = await changingPapers(documents, actor, [old, young]);
  const sources = papers.map(({ id, text }) => ({ id, text }));
  const made = await compare({ before: old.text, after: young.text, sources });
  return { ...sides, by: made.by, made, papers };
}

/** A page of a comparison with its whole outline. @throws as `wholeComparison` */
export async function comparisonPage(
  parts: ComparisonParts,
  actor: Actor,
  asked: Asked,
): Promise<Comparison> {
  const { made, papers, ...whole } = await wholeComparison(parts, actor, asked);
  if (!made) return { ...whole, outline: [], changes: 0, articles: [], origins: [] };
  const places = shownPlaces(made, asked.onlyChanged);
  const end = asked.offset + asked.size;
  const articles = places.slice(asked.offset, end).map(made.article);
  const named = new Set(
    articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ origins }) => origins ?? [])),
  );
  return {
    ...whole,
    outline: made.outline,
    changes: made.outline.reduce((sum, { changes }) => sum + changes, 0),
    articles,
    origins: papers.filter(({ id }) => named.has(id)).flatMap((paper) => originOf(actor, paper)),
    ...(end < places.length ? { next: end } : {}),
  };
}

/** Every article of a comparison that is wanted, in order. */
export const articlesIn = (made: MadeComparison, onlyChanged: boolean): ComparedArticle[] =>
  shownPlaces(made, onlyChanged).map(made.article);

const shownPlaces = ({ outline }: MadeComparison, onlyChanged: boolean): number[] =>
  outline.flatMap(({ state }, place) => (onlyChanged && state === 'same' ? [] : [place]));

async function textOf(documents: DocumentStore, actor: Actor, id: string): Promise<Document> {
  const document = await readableDocument(documents, actor, id, domainIds);
  if (document.confidentiality === 'Besloten') throw notFound('refusals.documentUnknown');
  if (document.text.length > limits.comparedCharacters)
    throw limitReached('refusals.tooLongToCompare', { maximum: limits.comparedCharacters });
  return document;
}

function sideOf(actor: Actor, document: Document): ComparedSide {
  const { text, ...head } = document;
  const link = linkTo(actor, head);
  if (link.locked) throw notFound('refusals.documentUnknown');
  const version = paperKind(head);
  const official = document.originalUrls.find((url) => /^https?:\/\//u.test(url));
  return {
    ...(version && version.kind !== 'instruction' && version.kind !== 'amendment'
      ? { kind: version.kind }
      : {}),
    label: version?.label ?? '',
    document: link,
    hasText: text.trim() !== '',
    ...(official === undefined ? {} : { official }),
  };
}
