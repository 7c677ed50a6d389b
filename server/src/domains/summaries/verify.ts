import { analyse } from 'contract/query/analyser';
import { countWords } from 'contract/query/analyser';
import type { SummarySentence } from 'contract/summaries';
import { stopWords } from '#stores/documents/entities/stop-words.ts';
import { calendarIn } from './calendar.ts';
import { deniesAlike } from './denial.ts';
import { equivalentsOf } from './equivalents.ts';
import { findQuote } from './find-quote.ts';
import { languageIn } from './language.ts';
import { mostlyStands, type SummaryLanguage } from './likeness.ts';
import { numbersIn } from './numbers.ts';
import { type Passage } from './passages.ts';

/** A sentence a service wrote, with the passage and the words it says it rests on. */
interface Claim {
  text: string;
  passage: string;
  quote: string;
}

/** Why a sentence is dropped. */
type Dropped = 'markup' | 'passage' | 'quote' | 'number' | 'date' | 'name' | 'denial' | 'words';

export interface Verification {
  passages: ReadonlyMap<string, Passage>;
  /** Folded words that the document writes without a capital somewhere, so that they are no names. */
  commonWords: ReadonlySet<string>;
  /** Of the summary. */
  language: SummaryLanguage;
  /** Whether document and summary are in the same language. */
  sameLanguage: boolean;
}

/** Words a quotation has at least, unless its passage is shorter. */
const shortestQuote = 4;
/** UTF-16 units of a sentence at most. */
const longestSentence = 600;

/** Addresses, tags, markdown and characters that cannot be seen have no place in a sentence of ours. */
const markup =
  /[a-z]+:\/\/|www\.|[\p{L}\d-]{2,}\.\p{L}{2,}|<[/!]?[a-z]|\]\(|\S@\S+\.\S|[`{}|\\]|\*\*|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/iu;

/**
 * The sentence with the place in the document it rests on, or why it is dropped (decision 4.27). What stands
 * the check is proven to
 * - rest on a passage of the document that holds its quotation word for word;
 * - name no number, month, day of the week, person, party or place that the passage does not;
 * - deny where its quotation denies, and nowhere else (see `deniesAlike`);
 * - have more than half of its telling words from the passage, where both are in one language.
 *
 * It is not proven to be true: two things of one passage may be joined wrongly, one opposite put for another,
 * and a sentence in another language than its passage is not held to the words. An honest sentence in words of
 * its own, or one that turns a denial around ("rejected" for "not accepted"), is dropped.
 */
export function verify(claim: Claim, verification: Verification): SummarySentence | Dropped {
  const text = claim.text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (text === '' || text.length > longestSentence || markup.test(text)) return 'markup';
  const passage = verification.passages.get(claim.passage);
  if (!passage) return 'passage';
  const quoted = countWords(claim.quote);
  if (quoted < Math.min(shortestQuote, countWords(passage.text))) return 'quote';
  const place = findQuote(passage.text, claim.quote);
  if (!place) return 'quote';
  // Who speaks is known of every turn, and the sentence may say it.
  const evidence = passage.speaker ? `${passage.speaker}. ${passage.text}` : passage.text;
  const known = numbersIn(evidence);
  if ([...numbersIn(text)].some((number) => !known.has(number))) return 'number';
  const dates = calendarIn(evidence);
  if ([...calendarIn(text)].some((date) => !dates.has(date))) return 'date';
  if (!namesStand(text, evidence, verification)) return 'name';
  if (!deniesAlike(text, passage.text, place)) return 'denial';
  const { language, sameLanguage } = verification;
  // Some reports are in two languages, whatever their own is said to be.
  const comparable = (languageIn(passage.text) ?? (sameLanguage ? language : undefined)) === language;
  if (comparable && !mostlyStands(text, evidence, language)) return 'words';
  return {
    text,
    start: passage.start + place.start,
    end: passage.start + place.end,
    ...(passage.second === undefined ? {} : { second: passage.second }),
  };
}

/** The folded words a text somewhere writes without a capital. */
export function commonWordsOf(text: string): Set<string> {
  return new Set(
    analyse(text).flatMap(({ word, start }) => (/\p{Lu}/u.test(text.charAt(start)) ? [] : [word])),
  );
}

function namesStand(text: string, evidence: string, { commonWords, sameLanguage }: Verification): boolean {
  const said = new Set(analyse(evidence).map(({ word }) => word));
  const tokens = analyse(text);
  return tokens.every(({ word, start, end }, at) => {
    const written = text.slice(start, end);
    if (!/\p{Lu}/u.test(written) || word.length < 2 || /^\d/.test(word)) return true;
    const opens = at === 0 || /[.!?:;"“„‘'(]\s*$/.test(text.slice(0, start));
    if (opens && !isName(written, word, tokens[at + 1], text)) return true;
    for (const meaning of equivalentsOf(word)) if (stands(meaning, said)) return true;
    return false;
  });

  /** Whether a capital at the beginning is more than the capital of a beginning. */
  function isName(
    written: string,
    word: string,
    next: { start: number } | undefined,
    sentence: string,
  ): boolean {
    if (/\p{Lu}/u.test(written.slice(1))) return true;
    if (stopWords.has(word) || word.length < 4) return false;
    if (sameLanguage) return !commonWords.has(word);
    // In another language its words cannot be known; a name of two words still can.
    return next !== undefined && /\p{Lu}/u.test(sentence.charAt(next.start));
  }
}

/** Whether a word stands in a text, an ending of at most three letters aside: "Amsterdamse" for Amsterdam. */
function stands(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word)) return true;
  if (word.length < 4) return false;
  for (const other of said) {
    if (other.length < 4 || Math.abs(other.length - word.length) > 3) continue;
    if (other.startsWith(word) || word.startsWith(other)) return true;
  }
  return false;
}
