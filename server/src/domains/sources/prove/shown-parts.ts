import type { UnprovenPart } from 'contract/freshness';
import type { Document } from '#stores/documents/document.ts';

/** What a run saw of a source. */
interface Seen {
  documents: readonly Document[];
  /** Addresses that answered. */
  urls: readonly string[];
  /** How many documents were taken back. */
  withdrawn: number;
}

const some = (of: (document: Document) => unknown) => (seen: Seen) => seen.documents.some(of);
const inPath = (words: RegExp) =>
  some(({ groupPath, sourceType }) => words.test(`${groupPath} ${sourceType}`));
const asked = (words: RegExp) => (seen: Seen) => seen.urls.some((url) => words.test(url));

/** How a run shows each part that some connector calls unproven. */
const shows: Record<UnprovenPart, (seen: Seen) => boolean> = {
  agenda: some(({ footage, meeting }) => footage ?? meeting),
  changeFeed: asked(/SyncFeed/i),
  commitments: inPath(/toezegging|commitment/i),
  committeeMeetings: some(({ meeting }) => meeting?.kind === 'committee'),
  debates: some(({ turns }) => turns?.length),
  // A search for the days that a back-fill goes through.
  earlierDays: asked(/publicatiedatumVan/),
  initiatives: inPath(/initiati|voorstel|ontwerp/i),
  meetings: some(({ meeting }) => meeting),
  questions: inPath(/vraag|vragen|question/i),
  recentDocuments: asked(/LastDocument/i),
  regulations: inPath(/verordening|regeling|besluit|beleid/i),
  reports: some(({ turns }) => turns?.length),
  rollCalls: some(({ votes }) => votes.some(({ members }) => members.length)),
  speeches: some(({ turns }) => turns?.length),
  subtitles: some(({ automatic }) => automatic),
  withdrawals: ({ withdrawn }) => withdrawn > 0,
};

/** Whether a run showed a part, so that what was written from documentation met an answer. */
export function isShown(part: UnprovenPart, seen: Seen): boolean {
  return shows[part](seen);
}
