import type { Marked } from 'contract/document-parts';
import type { Family } from 'contract/sources/grouping';
import { nodeOf, sourceNode, treeOf } from 'contract/sources';
import type { Locale } from 'contract/users';
import { documentAddress } from './document-address.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { calm, oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { DigestLine, DigestSearch } from './digest-contents.ts';
import { namesOf } from './mail.ts';
import { type StepsFacts, stepsFacts } from './step-words.ts';

/** What a mail says of a document, as plain text that is still to be escaped. */
export interface LineFacts {
  title: Marked;
  address: string;
  closed: boolean;
  family: Family | undefined;
  type: string;
  institution: string;
  date: string;
  updated: string | undefined;
  outcome: string | undefined;
  demo: string | undefined;
  passages: Marked[];
  /** What it is in the course of a dossier that is followed, with the page of that. */
  steps: StepsFacts[];
  /** Why it is in the mail: search, words, contexts, as one sentence. */
  why: string;
  /** The other searches that matched, as one sentence. */
  alsoIn: string | undefined;
}

/** Passages of a document in a mail. */
export const mostPassages = 2;

const most = { title: 300, passage: 400, word: 40, words: 6, contexts: 3, names: 3, query: 200 };

/** What a mail says of each of its lines. */
export type FactsOf = (search: DigestSearch, line: DigestLine) => LineFacts;

/** Works out each line of a mail once, however often it is told: as HTML, again where that is too long, and as text. */
export function factsOnce(locale: Locale, base: string): FactsOf {
  const known = new Map<DigestLine, LineFacts>();
  return (search, line) => {
    const facts = known.get(line) ?? lineFacts(locale, base, search, line);
    known.set(line, facts);
    return facts;
  };
}

/** A confidential document is told of by its title and date alone (decision 3.33). */
function lineFacts(locale: Locale, base: string, search: DigestSearch, line: DigestLine): LineFacts {
  const item = line.line;
  const closed = item.confidentiality === 'Besloten';
  const selecting = !closed && search.minimumMatch > 0 && !search.contexts.includes('all');
  const contexts = selecting ? contextsOf(locale, search, item) : [];
  const words = closed ? [] : wordsOf([item.title, ...item.passages]);
  const name = oneLine(search.title);
  return {
    title: clipped(closed ? { text: item.title.text, marks: [] } : item.title, most.title),
    address: documentAddress(base, closed ? { ...item, turn: undefined } : item, search.query),
    closed,
    family: closed ? undefined : sourceNode(treeOf(item.domain), nodeOf(item))?.family,
    type: closed ? '' : oneLine(item.sourceType),
    institution: closed ? '' : oneLine(item.institution),
    date: mailDates(locale).moment(item.date, item.timeKnown),
    updated: line.updated ? say(locale, 'mail.digest.updated') : undefined,
    outcome:
      item.voteOutcome && !closed ? say(locale, `timeline.item.outcomes.${item.voteOutcome}`) : undefined,
    demo: item.demo ? say(locale, 'timeline.item.demo') : undefined,
    passages: closed
      ? []
      : item.passages.slice(0, mostPassages).map((passage) => clipped(passage, most.passage)),
    steps: closed ? [] : line.steps.map((told) => stepsFacts(locale, base, told)),
    why: [
      say(locale, 'mail.digest.whySearch', { name }),
      ...(words.length > 0 ? [say(locale, 'mail.digest.whyWords', { words: words.join(', ') })] : []),
      ...(contexts.length > 0
        ? [say(locale, 'mail.digest.whyContexts', { contexts: contexts.join(', ') })]
        : []),
      ...(selecting && search.contexts.length > 0 && !item.scored
        ? [say(locale, 'mail.digest.whyUnscored')]
        : []),
    ].join(' · '),
    alsoIn:
      line.alsoIn.length === 0
        ? undefined
        : say(locale, 'mail.digest.alsoIn', { names: namesOf(locale, line.alsoIn, most.names) }),
  };
}

/** The words of a search as they stand in a mail. */
export const shortQuery = (query: string): string => shortened(oneLine(query), most.query);

/** The contexts that selected it (decision 3.8), best first, such as "Energie en klimaat 82%". */
function contextsOf(
  locale: Locale,
  { contexts: chosen, minimumMatch }: DigestSearch,
  { contexts }: DigestLine['line'],
): string[] {
  return contexts
    .filter(({ code, percentage }) => chosen.includes(code) && percentage >= minimumMatch)
    .slice(0, most.contexts)
    .map(({ code, percentage }) => `${say(locale, `contexts.names.${code}`)} ${percentage}%`);
}

/** What was found, as the document writes it, each once. */
export function wordsOf(texts: readonly Marked[]): string[] {
  const found = new Map<string, string>();
  for (const { text, marks } of texts) {
    for (const [start, end] of marks) {
      const word = shortened(oneLine(text.slice(start, end)), most.word);
      const key = word.toLowerCase();
      if (word !== '' && !found.has(key)) found.set(key, word);
    }
  }
  return [...found.values()].slice(0, most.words);
}

function clipped({ text, marks }: Marked, length: number): Marked {
  const whole = calm(text);
  const short = shortened(whole, length);
  const end = short === whole ? whole.length : short.length - 1;
  return { text: short, marks: marks.filter(([, last]) => last <= end) };
}
