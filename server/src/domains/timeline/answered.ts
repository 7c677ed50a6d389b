import { analyse } from 'contract/query/analyser';
import type { QueryNode } from 'contract/query/tree';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Scope } from '#stores/documents/document-store.ts';

type Head = Omit<Document, 'text'>;

/** Where written questions stand and where their answers do. */
const answers: Readonly<Record<string, string>> = {
  'tk/schriftelijke-vragen': 'tk/antwoord',
  'ek/schriftelijke-vragen': 'ek/antwoord',
};
/** A notice that the answer comes later stands among the answers, and is none. */
const putOff = /uitstel/i;
/** More than a page of questions has answers and notices. */
const mostAnswers = 300;

/**
 * Which of these documents are written questions with a case number, and whether an answer to that case is
 * known here (UX 5.2, Row): one search for all of them, and none where there are no questions.
 */
export async function answeredAmong(
  documents: DocumentStore,
  scope: Scope,
  found: readonly Head[],
): Promise<ReadonlyMap<string, boolean>> {
  const questions = found.filter(
    ({ groupPath, confidentiality, ...one }) =>
      groupPath in answers && confidentiality !== 'Besloten' && caseOf(one) !== undefined,
  );
  if (questions.length === 0) return new Map();
  const paths = [...new Set(questions.map(({ groupPath }) => answers[groupPath]!))];
  const numbers = [...new Set(questions.flatMap((question) => caseOf(question) ?? []))];
  const { hits } = await documents.search(
    {
      query: anyNumber(numbers),
      scope,
      filters: {
        domain: 'nl',
        groupPaths: paths,
        committees: [],
        stakeholders: [],
        topics: [],
        kind: 'document',
      },
      metadataField: 'metadata',
    },
    { size: mostAnswers },
  );
  const answered = new Set(
    hits.flatMap(({ document }) => (putOff.test(document.sourceType) ? [] : (caseOf(document) ?? []))),
  );
  return new Map(questions.map((question) => [question.id, answered.has(caseOf(question)!)]));
}

function caseOf({ numbers }: Pick<Head, 'numbers'>): string | undefined {
  return numbers.find(({ kind }) => kind === 'case')?.value;
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
  return nodes.length === 1 ? nodes[0]! : { type: 'or', nodes, span };
}
