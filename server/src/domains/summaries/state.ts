import { setImmediate } from 'node:timers/promises';
import type { DocumentId } from 'contract/document-parts';
import { countWords } from 'contract/query/analyser';
import {
  type Judgement,
  type Summaries,
  type SummaryKind,
  summaryRefusal,
  type SummaryRefusal,
  summaryRules,
  type SummaryState,
} from 'contract/summaries';
import type { Locale } from 'contract/users';
import { tooManyRequests } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { extractOf } from './extract.ts';
import { askFor, hashOfText, judge, judgementOf, keptSummary, type SummaryKey } from './store.ts';

/** What is set up for summaries. */
export interface SummarySettings {
  /** Whether a service makes them; without one documents get an extract of their own sentences. */
  service: boolean;
  /** Words of the longest document that is sent to a service. */
  maximumWords: number;
}

/** Who asks for which summary. */
interface Asking {
  userId: string;
  kind: SummaryKind;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}

/** Under which what is said of an extract is kept: nobody made it at any instant. */
const extractVersion = 0;

/** How it stands with one summary of a document, for one reader (decision 4.26). */
export async function summaryState(
  db: PeopleStore,
  settings: SummarySettings,
  document: Document,
  { userId, kind, locale, now }: Asking,
): Promise<SummaryState> {
  await countAhead(document);
  const reason = refusalFor(document, kind, settings);
  if (reason) return { kind, status: 'unavailable', reason };
  const key = keyOf(document.id, kind, locale);
  const said = async (madeAt: number) => {
    const judgement = await judgementOf(db, userId, { ...key, madeAt });
    return judgement ? { judgement } : {};
  };
  if (!settings.service) {
    // Publication is when it could have been made: the same extract is found at every look.
    const summary = await extractOf(document, kind, { words: wordsOf(document), madeAt: document.date });
    if (!summary) return { kind, status: 'unavailable', reason: 'noSentence' };
    return { kind, status: 'ready', summary, ...(await said(extractVersion)) };
  }
  const kept = await keptSummary(db, key);
  if (!kept) return { kind, status: 'offered' };
  const { summary, textHash, madeAt = extractVersion } = kept;
  const old = textHash !== undefined && textHash !== hashOfText(document.text);
  // The ranges of an older text would lead nowhere.
  const shown: Pick<SummaryState, 'summary' | 'judgement'> =
    summary && !old ? { summary, ...(await said(madeAt)) } : {};
  if (kept.state === 'waiting') {
    // A short pause after a try that failed is part of the making.
    const later = kept.notBefore - now > summaryRules.pollEnd;
    const resumes = later ? { resumesAt: new Date(kept.notBefore).toISOString() } : {};
    return { kind, status: 'making', ...resumes, ...shown };
  }
  if (kept.state === 'failed') return { kind, status: 'failed', ...shown };
  return shown.summary ? { kind, status: 'ready', ...shown } : { kind, status: 'offered' };
}

/** How it stands with both summaries of a document, for one reader (decision 7.10). */
export async function bothSummaries(
  db: PeopleStore,
  settings: SummarySettings,
  document: Document,
  asking: Omit<Asking, 'kind'>,
): Promise<Summaries> {
  // One after the other: what the first finds in the text serves the second.
  const short = await summaryState(db, settings, document, { ...asking, kind: 'short' });
  const long = await summaryState(db, settings, document, { ...asking, kind: 'long' });
  return { status: short.status, short, long };
}

/** The short summary that is ready for a reader, as one text; undefined where there is none. */
export async function shortSummary(
  db: PeopleStore,
  settings: SummarySettings,
  document: Document,
  asking: Omit<Asking, 'kind'>,
): Promise<{ text: string; byAi: boolean } | undefined> {
  const { status, summary } = await summaryState(db, settings, document, { ...asking, kind: 'short' });
  if (status !== 'ready' || !summary) return undefined;
  const sentences = summary.parts.flatMap((part) => part.sentences.map(({ text }) => text));
  return { text: sentences.join(' '), byAi: summary.madeBy === 'ai' };
}

/**
 * Puts a summary in the queue and answers how it stands then; `again` makes a new one of the same text.
 * What cannot be made is answered with its reason. @throws RATE when it was made only just now
 */
export async function requestSummary(
  db: PeopleStore,
  settings: SummarySettings,
  document: Document,
  asking: Asking & { again: boolean },
): Promise<SummaryState> {
  const { kind, locale, now, again } = asking;
  const before = await summaryState(db, settings, document, asking);
  const wanted =
    ['offered', 'making', 'failed'].includes(before.status) || (before.status === 'ready' && again);
  if (!settings.service || !wanted) return before;
  const key = keyOf(document.id, kind, locale);
  if (before.status === 'ready') {
    const madeAt = (await keptSummary(db, key))?.madeAt ?? 0;
    const left = madeAt + summaryRules.rest - now;
    if (left > 0) throw tooManyRequests(Math.ceil(left / 1_000));
  }
  await askFor(db, key, { published: document.date, now });
  return summaryState(db, settings, document, asking);
}

/** Keeps what a reader says of the summary shown; without one there is nothing to judge and nothing is kept. */
export async function judgeSummary(
  db: PeopleStore,
  settings: SummarySettings,
  document: Document,
  asking: Asking & { judgement: Judgement | null },
): Promise<SummaryState> {
  const { kind, locale, now, userId, judgement } = asking;
  const state = await summaryState(db, settings, document, asking);
  if (!state.summary) return state;
  const key = keyOf(document.id, kind, locale);
  const madeAt = settings.service ? (await keptSummary(db, key))?.madeAt : undefined;
  await judge(db, userId, { ...key, madeAt: madeAt ?? extractVersion }, { judgement, now });
  return summaryState(db, settings, document, asking);
}

/** Why a document gets no summary of this kind, or undefined when it does. */
export function refusalFor(
  document: Document,
  kind: SummaryKind,
  { service, maximumWords }: SummarySettings,
): SummaryRefusal | undefined {
  const { domain, groupPath, date, confidentiality } = document;
  const candidate = {
    domain,
    groupPath,
    date,
    confidentiality,
    // Looked at last: of most documents it does not matter.
    get words() {
      return wordsOf(document);
    },
  };
  return summaryRefusal(candidate, kind, service ? maximumWords : Infinity);
}

const counted = new WeakMap<Document, number>();
/** Characters that are counted at a stretch. */
const stretch = 100_000;

/** Counted once, for both summaries of a long text. */
function wordsOf(document: Document): number {
  const words = counted.get(document) ?? countWords(document.text);
  counted.set(document, words);
  return words;
}

/** Counts the words of a very long text, paragraph by paragraph, with room for others in between. */
async function countAhead(document: Document): Promise<void> {
  const { text } = document;
  if (text.length <= stretch || counted.has(document)) return;
  let words = 0;
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from + stretch);
    const to = end === -1 ? text.length : end;
    words += countWords(text.slice(from, to));
    from = to;
    await setImmediate();
  }
  counted.set(document, words);
}

function keyOf(documentId: DocumentId, kind: SummaryKind, locale: Locale): SummaryKey {
  return { documentId, kind, locale };
}
