import { analyse } from 'contract/query/analyser';
import { parseQuery } from 'contract/query/parse';
import { dashboards } from 'contract/dashboards';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { stopWords } from '#stores/documents/entities/stop-words.ts';
import { bySameMinister, lettersFound, numberOf, type Passage, quoted, sentencesOf } from './letters.ts';
import type { CommitmentHead } from './standing.ts';

/** Letters that are told of at most. */
const most = 3;
/** Words of a commitment that are looked for, and characters of one. */
const mostWords = 30;
const shortestWord = 4;
/** How many of them a passage has to have: so large a part, and so many at least. */
const enough = 0.6;
const fewest = 3;
/** Characters of a paragraph; in a longer one words stand together by chance. */
const longestParagraph = 1_500;

/** Words that commitments are made of, whatever they are about, and months. */
const ofEvery = new Set(
  (
    'minister ministers staatssecretaris kabinet regering kamer tweede eerste brief brieven stuurt sturen zegt toe toezegging toegezegd ' +
    'informeert informeren bericht berichten debat ontvangt ontvangen uitwerking einde kwartaal vraag daarbij schriftelijk ' +
    'januari februari maart april juni juli augustus september oktober november december'
  ).split(' '),
);

/** What distinguishes a commitment: its words with their forms, folded. */
function wordsOf(
  { domain, title }: CommitmentHead,
  text: string,
): { query: string; forms: ReadonlySet<string>[] } {
  const words = new Set(
    analyse(`${title}\n${text}`)
      .map(({ word }) => word)
      .filter(
        (word) =>
          word.length >= shortestWord && !/\d/.test(word) && !stopWords.has(word) && !ofEvery.has(word),
      ),
  );
  const chosen = [...words].slice(0, mostWords);
  const { languages } = dashboards[domain];
  const forms = chosen.map((word) => {
    const { tree } = parseQuery(word, languages);
    return new Set(tree?.type === 'word' ? tree.forms : [word]);
  });
  return { query: chosen.join(' OR '), forms };
}

/**
 * Later letters of the minister who made a commitment with a passage about the same, at most three, best first: a guess of
 * ours that changes nothing. None for one that its house notes as fulfilled by a letter, or as lapsed.
 */
export async function maybeFulfilling(
  documents: DocumentStore,
  one: CommitmentHead,
  text: string,
  others: readonly Pick<Document, 'id'>[],
): Promise<Passage[]> {
  const { fulfilledBy, state, by } = one.commitment;
  if (by === undefined || fulfilledBy.length > 0 || state === 'lapsed') return [];
  const { query, forms } = wordsOf(one, text);
  const { tree } = parseQuery(query, dashboards[one.domain].languages);
  if (!tree || forms.length < fewest) return [];
  const letters = await lettersFound(documents, one.domain, { query: tree, since: one.date, order: 'best' });
  const known = new Set(others.map(({ id }) => id));
  return letters
    .filter((letter) => !known.has(letter.id) && letter.date > one.date && bySameMinister(one, letter))
    .flatMap((letter) => {
      const passage = passageIn(letter, forms, numberOf(one));
      return passage === undefined ? [] : [{ letter, passage }];
    })
    .slice(0, most);
}

/** The sentence that has most of the words, of the first paragraph that has enough of them or names the number. */
function passageIn(
  { text }: Document,
  forms: readonly ReadonlySet<string>[],
  number: string | undefined,
): string | undefined {
  const wanted = Math.max(fewest, Math.ceil(forms.length * enough));
  const count = (part: string) => {
    const words = new Set(analyse(part).map(({ word }) => word));
    return forms.filter((ofOne) => [...ofOne].some((word) => words.has(word))).length;
  };
  const paragraph = text
    .split(/\n+/)
    .find(
      (part) =>
        part.length <= longestParagraph &&
        ((number !== undefined && part.includes(number)) || count(part) >= wanted),
    );
  if (paragraph === undefined) return undefined;
  const [best] = sentencesOf(paragraph).toSorted((a, b) => count(b) - count(a));
  return best && quoted(best);
}
