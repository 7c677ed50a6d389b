import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { inBatches, noteOf, readAgain, tellRefused, type Polling } from './changed-rows.ts';
import { findToken } from './feed.ts';
import type { DocumentRaw } from './files.ts';
import { followFeed, unlessFault } from './follow-feed.ts';
import { changedPages, positionOf, type PlacedRow } from './pages.ts';
import { allSets, cursorOf, placeOf } from './place.ts';
import { changedInForm, isRefused } from './relation-forms.ts';
import { lateSets, lateTargets, readSets, type ReadSet } from './sets.ts';

/** Rows may become visible a little after later ones; a finished poll is followed by this overlap, milliseconds. */
const overlap = 10 * 60_000;

/**
 * Everything changed since the cursor: by the feed of changes where its place is known, else set by set.
 * A feed that fails is told in a note, and the sets are asked in its stead.
 * @throws SourceFault
 */
export async function* pollChanges(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DocumentRaw>> {
  const began = new Date(now - overlap).toISOString();
  const place = placeOf(since, began);
  const polling: Polling = {
    service,
    place,
    outage: { files: 0 },
    seen: new Set(),
    forms: new Map(),
    told: new Set(),
  };
  if (typeof place.feed !== 'number') {
    place.feed = undefined;
    yield* pollSets(allSets, began, polling);
    const found = await findToken(service, now - overlap).catch(unlessFault);
    if (typeof found !== 'number') return;
    place.feed = found;
    yield { raw: [], cursor: cursorOf(place), remaining: 0 };
    return;
  }
  const fault = yield* followFeed(place.feed, began, polling);
  if (fault) {
    place.feed = undefined;
    yield { raw: [noteOf(`asked set by set: ${fault.message}`)], cursor: cursorOf(place) };
    yield* pollSets(allSets, began, polling);
  } else if (place.refused.size > 0) {
    yield* pollSets([...place.refused], began, polling);
  }
}

/**
 * Rows changed since their positions, set by set, oldest change first, documents with their files; then the
 * documents and meetings whose case, decision, votes, items or room changed. Without a position the read
 * sets start at the beginning; the late ones then start now, because a document and a meeting bring these
 * along. A set that the service refuses to give is told in a note and stays where it was; the others go on.
 */
async function* pollSets(
  sets: readonly string[],
  began: string,
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>> {
  const { place } = polling;
  for (const entity of Object.keys(readSets) as ReadSet[]) {
    if (sets.includes(entity)) yield* pollRead(entity, polling);
  }
  for (const entity of Object.keys(lateSets) as (keyof typeof lateSets)[]) {
    if (!sets.includes(entity)) continue;
    // What it leads to would be refused again, after all its changes since then had been asked for once more.
    if (place.refused.has(entity) && lateTargets.some((target) => place.refused.has(target))) continue;
    yield* pollLate(entity, began, polling);
  }
  yield { raw: [], cursor: cursorOf(place), remaining: 0 };
}

async function* pollRead(entity: ReadSet, polling: Polling): AsyncGenerator<Batch<DocumentRaw>> {
  const { service, place, forms } = polling;
  const { positions } = place;
  let last: PlacedRow | undefined;
  for await (const page of orRefusals(changedInForm(service, entity, positions[entity], forms))) {
    if (page instanceof SourceFault) return yield* tellRefused(entity, page, polling);
    const { rows, remaining } = page;
    let stored = 0;
    for await (const { raw, rows: part } of inBatches(entity, rows, polling)) {
      stored += part.length;
      last = part.at(-1) ?? last;
      if (last) positions[entity] = positionOf(last);
      yield {
        raw,
        cursor: cursorOf(place),
        ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining - stored) }),
      };
    }
  }
  if (last) positions[entity] = overlapped(last.stamp);
  place.refused.delete(entity);
}

async function* pollLate(
  entity: keyof typeof lateSets,
  began: string,
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>> {
  const { service, place } = polling;
  const { positions } = place;
  let end: PlacedRow | undefined;
  let whole = true;
  for await (const page of orRefusals(changedPages(service, entity, lateSets[entity], positions[entity]))) {
    if (page instanceof SourceFault) return yield* tellRefused(entity, page, polling);
    const changed = page.rows.map(({ row }) => row);
    whole = (yield* readAgain(entity, changed, polling)) && whole;
    if (!whole) continue;
    end = page.last;
    positions[entity] = positionOf(end);
    yield { raw: [], cursor: cursorOf(place), remaining: 0 };
  }
  if (!whole) return;
  place.refused.delete(entity);
  // A change stamped after this poll began may be newer than what the poll has already read.
  const until = end && overlapped(end.stamp);
  if (until) positions[entity] = until < began ? until : began;
}

/** The pages of a set; where the service refuses to give it, that at last. @throws SourceFault of any other kind */
async function* orRefusals<T>(pages: AsyncIterable<T>): AsyncGenerator<T | SourceFault> {
  try {
    yield* pages;
  } catch (error) {
    if (!isRefused(error)) throw error;
    yield error;
  }
}

function overlapped(stamp: string): string {
  return new Date(Date.parse(stamp) - overlap).toISOString();
}
