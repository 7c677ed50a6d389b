import { functionOf, functionWords, stopWords } from '#stores/documents/entities/stop-words.ts';

const wordsIn = (list: string) => new Set(list.trim().split(/\s+/u));

/**
 * Folded words by which somebody asks or tells that something was said, beside those that say little in any text: Dutch,
 * English, French and German.
 */
const askingWords = wordsIn(`
  wat wie welk welke waar waarom wanneer hoe hoeveel hoelang hoevaak waarover zei zeiden zegt zeggen zegde zegden gezegd
  vertelde vertelt verteld vroeg vroegen vraagt gevraagd antwoordde antwoordden antwoord geantwoord noemde noemden noemt
  genoemd vindt vinden vond vonden denkt denken dacht wilde wilden bekend stand zaken gebeurt gebeurde gebeurd precies
  het dat dit die den des dan dus bij als met van een wel nog ook per via tot uit heb eer hij zij wij ons hen haar hun der zit zat deed doe mag kan zal zou wil had was
  graag kun kunt weet jullie stuk stukken document documenten passage passages
  what who whom whose which where why when how many much long often said say says tell told tells asked ask asks
  answered answer named name names mention mentioned think thinks thought want wants wanted know known please show find
  the and are was were did does has had his her its our for from with about into can may will not any there this that
  quel quelle quels quelles qui que quoi comment combien pourquoi quand dit disent parle les des une est sont ont pour par sur avec dans aux que son ses demande repondu pense
  was wer wem wen wessen welche welcher welches warum wann wie wieviel wieviele sagte sagten sagt gesagt fragte gefragt
  antwortete meint denkt der die das den dem des ein eine und ist sind hat zur zum bei mit von vom aus auf fur uber
`);

/** Folded words without which no sentence is built, whatever it is about. */
const grammar: ReadonlySet<string> = new Set(Object.values(functionWords).flatMap((words) => [...words]));

/** How much a word of a question tells of what is looked for. */
export type Worth =
  /** Nothing: it asks, or it only builds the sentence. */
  | 'none'
  /** Little: nearly every document of a parliament has it. */
  | 'little'
  | 'much';

/** What a folded word of a question is worth, as it is written there. */
export function worthOf(word: string, written: string): Worth {
  if (askingWords.has(word) || grammar.has(word)) return 'none';
  // Words of two letters are grammar, unless they are written as a name or have a number.
  if (word.length <= 2 && !/\p{Lu}|\p{N}/u.test(written.slice(1)) && !/^\p{N}+$/u.test(written))
    return 'none';
  return stopWords.has(word) ? 'little' : 'much';
}

/** Whether a word of small letters may stand in the middle of a name. */
export const isParticle = (word: string): boolean => functionOf(word).isParticle;
