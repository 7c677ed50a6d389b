import type { DocumentId } from 'contract/document-parts';
import { type Replaced, replacedOf } from '#domains/sources/index.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Kept } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { matchedBefore } from './match-store.ts';

/** Documents of a window, read in steps, and UTF-16 units of their text that are in memory at once. */
const mostDocuments = 1_000;
const stepSize = 100;
const mostText = 40_000_000;

/** What came in: a window of ingest numbers, never of dates. */
export interface Window {
  /** The numbers looked at: above `after`, up to `upTo`. */
  after: number;
  upTo: number;
  kept: readonly Kept[];
}

/** What of a window may be news to saved searches of the dashboards. */
export interface NewsWindow extends Omit<Window, 'kept'> {
  /** Versions that may be news to somebody. */
  news: Kept[];
  /** Of some of them, the version that was looked at before: who found that one has no news. */
  earlier: Map<DocumentId, Kept>;
  /** Those of them that are news to who found them before as well: commitments that stand otherwise at their source now. */
  retold: Set<DocumentId>;
  /** Versions that are news at most to who follows their dossier: documents to which votes came. */
  voted: Kept[];
  /** Meetings that came in or changed, which likewise are told as steps of a dossier alone. */
  meetings: Kept[];
  /** Others that changed and were found before: how they are told of is looked at again. */
  changed: Kept[];
  /** Which of all that changed each search found before. */
  foundBefore: Map<string, Set<DocumentId>>;
  /** Everything in the window, whose replaced versions are needed no longer afterwards. */
  ids: DocumentId[];
}

/** What came in above a number, as much as is looked at in one go; undefined when nothing did. */
export async function cameIn(
  documents: Pick<DocumentStore, 'dump' | 'settled'>,
  after: number,
): Promise<Window | undefined> {
  const settled = await documents.settled();
  const kept: Kept[] = [];
  let text = 0;
  for (let from = after; from < settled && kept.length < mostDocuments && text < mostText;) {
    const step = (await documents.dump(from, stepSize)).filter(({ seq }) => seq <= settled);
    if (step.length === 0) break;
    for (const { seq, document } of step) {
      text += document.text.length;
      from = seq;
    }
    kept.push(...step);
  }
  const last = kept.at(-1);
  return last && { kept, after, upTo: last.seq };
}

/** What of a window may be news. */
export async function newsIn({ kept, after, upTo }: Window, people: PeopleStore): Promise<NewsWindow> {
  const heard = kept.filter(({ document, withdrawn }) => !withdrawn && !document.silent);
  const audible = heard.filter(({ document }) => document.meeting === undefined);
  const meetings = heard.filter(({ document }) => document.meeting !== undefined);
  const replaced = await replacedOf(
    people,
    heard.filter(({ version }) => version > 1).map(({ document }) => document.id),
  );
  const earlier = new Map<DocumentId, Kept>();
  const retold = new Set<DocumentId>();
  const news = audible.filter((one) => {
    const before = lookedAt(replaced.get(one.document.id), after);
    if (!before) return true;
    earlier.set(one.document.id, { ...one, document: before });
    if (standsOtherwise(before, one.document)) retold.add(one.document.id);
    return readsOtherwise(before, one.document) || retold.has(one.document.id);
  });
  for (const one of meetings) {
    const before = lookedAt(replaced.get(one.document.id), after);
    if (before) earlier.set(one.document.id, { ...one, document: before });
  }
  const isNews = new Set(news);
  const voted = audible.filter((one) => {
    const before = earlier.get(one.document.id)?.document;
    return before && !isNews.has(one) && JSON.stringify(before.votes) !== JSON.stringify(one.document.votes);
  });
  const again = kept.filter(({ withdrawn, version }) => version > 1 && !withdrawn);
  const foundBefore = await matchedBefore(
    people,
    again.map(({ document }) => document.id),
    after,
  );
  const found = new Set([...foundBefore.values()].flatMap((ids) => [...ids]));
  const changed = again.filter((one) => !isNews.has(one) && found.has(one.document.id));
  const ids = kept.map(({ document }) => document.id);
  return { after, upTo, news, earlier, retold, voted, meetings, changed, foundBefore, ids };
}

/** The replaced version, unless it came and went without ever being looked at. */
export function lookedAt(replaced: Replaced | undefined, after: number): Document | undefined {
  return replaced && replaced.settled <= after ? replaced.document : undefined;
}

/** True when a reader would read something else: only that can be news (decision 4.22). */
function readsOtherwise(before: Document, now: Document): boolean {
  return before.title !== now.title || before.text !== now.text;
}

/** True when a commitment has another state, day or fulfilment; one that had none of these yet was only read again. */
function standsOtherwise(before: Document, now: Document): boolean {
  const standing = ({ commitment }: Document) =>
    commitment &&
    JSON.stringify([commitment.state, commitment.stateText, commitment.due, commitment.fulfilledBy]);
  const stood = standing(before);
  return stood !== undefined && now.commitment !== undefined && stood !== standing(now);
}
