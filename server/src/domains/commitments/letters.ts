import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import type { QueryNode } from 'contract/query/tree';
import { treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import { everything } from '#domains/documents/index.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { samePerson } from './same-person.ts';
import type { CommitmentHead } from './standing.ts';

/** Where letters of ministers to a house stand, as the shipped tree has them. */
const letterPaths: Partial<Record<DomainId, readonly string[]>> = { nl: ['regering/kamerbrief', 'ek/brief'] };
/** Letters that are read at most for one answer. */
const mostLetters = 50;
/** Characters that are quoted at most. */
const longestQuote = 300;

/** Words by which a minister says that something will be later. */
const delaying =
  /\b(?:uitstel|uitgesteld|uitstellen|vertraging|vertraagd|meer tijd|langer nodig|later (?:dan|beschikbaar|toezend\w*|toestu\w*|ontvang\w*)|niet (?:tijdig|haalbaar|gehaald)|niet langer haalbaar)\b/i;

/** A letter and what of it is about a commitment. */
export interface Passage {
  letter: Document;
  /** Words of the letter. */
  passage: string;
}

/** The number that its house knows a commitment by. */
export const numberOf = ({ numbers }: Pick<CommitmentHead, 'numbers'>): string | undefined =>
  numbers.find(({ kind }) => kind === 'document')?.value;

/**
 * Letters that a query finds in a domain, written by ministers since an instant, best first or newest first; those behind
 * closed doors, which tell of nothing, are left out (decision 3.33).
 */
export async function lettersFound(
  documents: DocumentStore,
  domain: DomainId,
  { query, since, order }: { query: QueryNode; since: number; order: 'best' | 'newest' },
): Promise<Document[]> {
  const groupPaths = (letterPaths[domain] ?? []).flatMap((path) => nodesOfBranch(treeOf(domain), path));
  if (groupPaths.length === 0) return [];
  const { hits } = await documents.search(
    {
      query,
      scope: everything,
      filters: { ...unfiltered, domain, kind: 'document', groupPaths, from: since },
      metadataField: 'metadata',
    },
    { size: mostLetters, order },
  );
  const open = hits.filter(({ document }) => document.confidentiality !== 'Besloten');
  return documents.getMany(open.map(({ document }) => document.id));
}

/** Whether the minister who made a commitment is among those of a letter. */
export const bySameMinister = ({ commitment: { by } }: CommitmentHead, { people }: Document): boolean =>
  by !== undefined && people.some((person) => samePerson(person, by));

/** For each of some commitments the later letters of the same minister that name its number, oldest first. */
export async function lettersNaming(
  documents: DocumentStore,
  domain: DomainId,
  commitments: readonly CommitmentHead[],
): Promise<ReadonlyMap<DocumentId, Passage[]>> {
  const nodes = commitments.flatMap((one) => {
    const number = numberOf(one);
    return number === undefined ? [] : (parseQuery(`"${number.replaceAll('"', '')}"`, []).tree ?? []);
  });
  const [first] = nodes;
  if (!first) return new Map();
  const query: QueryNode = nodes.length === 1 ? first : { type: 'or', nodes, span: { start: 0, end: 0 } };
  const since = Math.min(...commitments.map(({ date }) => date));
  const letters = await lettersFound(documents, domain, { query, since, order: 'newest' });
  letters.sort((one, other) => one.date - other.date);
  return new Map(
    commitments.map((one) => [
      one.id,
      letters.flatMap((letter): Passage[] => {
        const passage =
          letter.date >= one.date && bySameMinister(one, letter) && paragraphNaming(letter, one);
        return passage ? [{ letter, passage }] : [];
      }),
    ]),
  );
}

/** The paragraph of a letter in which a commitment's number stands, and no longer number that begins with it. */
function paragraphNaming({ text }: Document, one: CommitmentHead): string | undefined {
  const number = numberOf(one);
  if (number === undefined) return undefined;
  return text.split(/\n+/).find((paragraph) => {
    const at = paragraph.indexOf(number);
    return at >= 0 && !/\d/.test(paragraph.charAt(at + number.length));
  });
}

/** What a paragraph says of delay: its first sentence that does; undefined when it says nothing of it. */
export function delayIn(paragraph: string): string | undefined {
  const said = sentencesOf(paragraph).find((sentence) => delaying.test(sentence));
  return said === undefined ? undefined : quoted(said);
}

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

/** Words as they are quoted, cut at a word. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestQuote) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longestQuote))}…`;
}
