import type { ActForm, ThreadNumber } from 'contract/threads';
import { parseQuery } from 'contract/query/parse';
import type { QueryNode } from 'contract/query/tree';
import { type Act, actOf } from '#domains/dossiers/index.ts';
import type { Head } from '#stores/documents/document.ts';

/** What a procedure is known by, all of it read from its own European documents. */
export interface ProcedureNumbers {
  numbers: ThreadNumber[];
  /** The act, a directive before others, once it stands in the Official Journal. */
  act?: Act;
  /** Finds documents that name any of the numbers. */
  query: QueryNode;
  /** Finds documents that name the act. */
  actQuery?: QueryNode;
}

/** Reads the numbers of a procedure from the documents that carry it; its proposals and acts alone have others of their own. */
export function numbersOfProcedure(procedure: string, documents: readonly Head[]): ProcedureNumbers {
  const own = documents.filter(({ domain }) => domain === 'eu');
  const proposals = own
    .filter(({ groupPath }) => groupPath === 'commission/proposal')
    .flatMap((document) => document.numbers);
  const acts = own.flatMap((document) => actOf(document) ?? []);
  const act = acts.find(({ form }) => form === 'directive') ?? acts[0];
  const numbers: ThreadNumber[] = [
    { kind: 'procedure', value: procedure },
    ...unique(proposals.filter(({ value }) => /^(?:COM|JOIN)\(/.test(value))).map((value) => ({
      kind: 'proposal' as const,
      value,
    })),
    ...acts.map((one) => ({ kind: 'act' as const, value: writtenAct(one), form: one.form })),
    ...unique(
      proposals.filter(({ kind, value }) => kind === 'document' && /^5\d{4}[A-Z]{2}\d{4}$/.test(value)),
    ).map((value) => ({ kind: 'celex' as const, value })),
    ...acts.map(({ celex }) => ({ kind: 'celex' as const, value: celex })),
  ];
  const references = numbers
    .filter(({ kind }) => kind !== 'act')
    .flatMap(({ value }) => referenceNode(value));
  return {
    numbers,
    ...(act ? { act, actQuery: anyOf([...referenceNode(act.celex), ...actPhrases(act)]) } : {}),
    query: anyOf([...references, ...acts.flatMap(actPhrases)]),
  };
}

const unique = (numbers: Head['numbers']) => [...new Set(numbers.map(({ value }) => value))];

/** Since 2015 acts of every form are numbered alike: `(EU) 2026/1187`; before, `2013/24/EU` and `(EU) No 530/2014`. */
const isNumberedAlike = ({ year }: Act) => Number(year) >= 2015;

/** The number of an act as its title has it, else without what the title would add. */
function writtenAct(act: Act): string {
  const { document, year, number, form } = act;
  const pattern = isNumberedAlike(act)
    ? String.raw`\([A-Z][A-Za-z, ]*\) ${year}/${number}(?!\d)`
    : form === 'regulation'
      ? String.raw`\([A-Z][A-Za-z, ]*\) No ${number}/${year}(?!\d)`
      : String.raw`(?<!\d)${year}/0*${number}/[A-Z]{2,3}\b`;
  const bare = form === 'regulation' && !isNumberedAlike(act) ? `${number}/${year}` : `${year}/${number}`;
  return new RegExp(pattern).exec(document.title)?.[0] ?? bare;
}

/** What stands before the number of an act in the four languages, folded. */
const names: Readonly<Record<ActForm, readonly string[]>> = {
  directive: ['richtlijn', 'directive', 'richtlinie'],
  regulation: ['verordening', 'regulation', 'reglement', 'verordnung'],
  decision: ['besluit', 'decision', 'beschluss'],
};
const unions = ['eu', 'ue', 'euratom'];
const communities = ['eu', 'ue', 'eg', 'ce', 'ec', 'eeg', 'cee', 'eec'];
const numberSigns = ['nr', 'no', 'n'];

/**
 * Ways of writing the number of an act. Only with what says that it is one: a year and a number alone may be a gazette, a
 * question or a paper of a dossier.
 */
function actPhrases(act: Act): QueryNode[] {
  const { form, year, number } = act;
  const phrases: (readonly string[])[] = isNumberedAlike(act)
    ? [
        ...unions.flatMap((union) => [
          [union, year, number],
          ...numberSigns.map((sign) => [union, sign, year, number]),
        ]),
        ...names[form].map((name) => [name, year, number]),
      ]
    : form === 'regulation'
      ? communities.flatMap((union) => numberSigns.map((sign) => [union, sign, number, year]))
      : communities.map((union) => [year, number, union]);
  return phrases.map((words) => ({
    type: 'phrase',
    terms: words.map((word) => ({ type: 'exact', word })),
    span,
  }));
}

/** A number with a form of its own, however it is punctuated (SEARCH.md, References in running text). */
export function referenceNode(value: string): QueryNode[] {
  const { tree } = parseQuery(`"${value}"`, []);
  return tree ? [tree] : [];
}

const span = { start: 0, end: 0 };
export function anyOf(nodes: readonly QueryNode[]): QueryNode {
  const [first] = nodes;
  return nodes.length === 1 && first ? first : { type: 'or', nodes, span };
}
