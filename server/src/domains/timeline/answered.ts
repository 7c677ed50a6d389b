import { analyse } from 'contract/query/analyser';
import type { QueryNode } from 'contract/query/tree';
import { treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import type { Head } from '#stores/documents/document.ts';
import type { Scope } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';

/** Where connectors put written questions and where their answers. */
const answers: Readonly<Record<string, string>> = {
  'tk/schriftelijke-vragen': 'tk/antwoord',
  'ek/schriftelijke-vragen': 'ek/antwoord',
};
/** A notice that the answer comes later stands among the answers, and is none. */
const putOff = /uitstel/i;
/** How sources call the relation of a question to its answer. */
const toAnswer = /^beantwoord/i;
/** More than a page of questions has answers and notices. */
const mostAnswers = 500;

/** What became of a written question. */
export interface Answered {
  /** The first answer that is known here. */
  answer?: Head;
  /** The first notice that the answer comes later. */
  putOff?: Head;
  /** An answer is known, if only by what the question itself says. */
  answered: boolean;
}

/**
 * Which of these documents are written questions with a case number, and whether an answer is known (UX 5.2, Row). One
 * search for all of them, and none where there are no questions.
 */
export async function answeredAmong(
  documents: DocumentStore,
  scope: Scope,
  found: readonly Head[],
): Promise<ReadonlyMap<string, boolean>> {
  const answersOf = await answersTo(documents, scope, found);
  return new Map([...answersOf].map(([id, { answered }]) => [id, answered]));
}

/**
 * What became of those of these documents that are written questions with a case number: an answer to that case that is known
 * here, or one that the question itself names.
 */
export async function answersTo(
  documents: DocumentStore,
  scope: Scope,
  found: readonly Head[],
): Promise<ReadonlyMap<string, Answered>> {
  const questions = found.filter(
    ({ groupPath, confidentiality, ...one }) =>
      groupPath in answers && confidentiality !== 'Besloten' && casesOf(one).length > 0,
  );
  if (questions.length === 0) return new Map();
  const paths = [...new Set(questions.flatMap(({ groupPath }) => answers[groupPath] ?? []))];
  const tree = treeOf('nl');
  const numbers = [...new Set(questions.flatMap(casesOf))];
  const { documents: newestFirst } = await documents.heads(
    {
      query: anyNumber(numbers),
      scope,
      filters: {
        ...unfiltered,
        domain: 'nl',
        groupPaths: paths.flatMap((path) => nodesOfBranch(tree, path)),
        kind: 'document',
      },
      metadataField: 'metadata',
    },
    { size: mostAnswers },
  );
  /** By case, oldest first. */
  const byCase = new Map<string, Head[]>();
  for (const document of newestFirst.toReversed()) {
    // Where they stand, staff may have put others beside them.
    if (!paths.includes(document.groupPath)) continue;
    for (const number of casesOf(document)) byCase.set(number, [...(byCase.get(number) ?? []), document]);
  }
  return new Map(
    questions.map((question) => {
      const own = casesOf(question).flatMap((number) => byCase.get(number) ?? []);
      const answer = own.find(({ sourceType }) => !putOff.test(sourceType));
      const notice = own.find(({ sourceType }) => putOff.test(sourceType));
      const answered = answer !== undefined || answersNamedIn(question).length > 0;
      return [
        question.id,
        { answered, ...(answer ? { answer } : {}), ...(notice ? { putOff: notice } : {}) },
      ];
    }),
  );
}

/** What a question itself names as its answer. */
export function answersNamedIn({ relations }: Pick<Head, 'relations'>): Head['relations'] {
  return relations.filter(({ relation }) => toAnswer.test(relation));
}

function casesOf({ numbers }: Pick<Head, 'numbers'>): string[] {
  return numbers.filter(({ kind }) => kind === 'case').map(({ value }) => value);
}

/** Documents with any of these numbers in the field for numbers; each is also indexed in one piece. */
function anyNumber(numbers: readonly string[]): QueryNode {
  const span = { start: 0, end: 0 };
  const nodes = numbers.map((number): QueryNode => {
    const word = analyse(number)
      .map((token) => token.word)
      .join('');
    return {
      type: 'field',
      field: 'number',
      node: { type: 'phrase', terms: [{ type: 'exact', word }], span },
      span,
    };
  });
  const [node, ...others] = nodes;
  return node && others.length === 0 ? node : { type: 'or', nodes, span };
}
