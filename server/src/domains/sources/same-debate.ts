import { sameSubject } from '#connectors/reading/same-subject.ts';
import { dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import type { Document, Turn } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { IdentityStore } from './identities.ts';
import { pairsOf, turnsShown } from './turn-times.ts';

/** Debates of one source on one day that are kept in mind. */
const mostOfDay = 60;

/** Places that are looked up in one go; a back-fill may deliver the debates of a hundred days. */
const atOnce = 5_000;

/** Sources that tell of debates of the Tweede Kamer: reports, and what is shown. */
const tellers = ['vlos', 'officielebekendmakingen', 'debatdirect'];

/** The part of the shorter account that has to be in the other one, and turns at least. */
const share = 0.5;
const fewest = 2;

/** Milliseconds between the beginnings of two accounts of one debate, whose titles then need not be alike. */
const startsApart = 15 * 60_000;

interface Matches {
  /** For each document, what is here already of the same debate, most alike first. */
  alike: ReadonlyMap<Document, readonly Document[]>;
  /** Under what each document is kept in mind, and what it then stands for. */
  placeOf: (document: Document) => string | undefined;
}

/**
 * Which documents of the same day are about the debates these are about (SOURCES.md §2, Debat Direct): a report and what
 * is shown have no number in common, but who had the word when, by the same ids. Documents are kept in mind by source and
 * day as numbers are, so that nothing has to be searched.
 */
export async function sameDebates(
  documents: readonly Document[],
  store: DocumentStore,
  identities: IdentityStore,
): Promise<Matches> {
  const debates = documents.filter(isTold);
  const days = [...new Set(debates.map(({ date }) => dayOf(date)))];
  const places = days.flatMap((day) =>
    tellers.flatMap((source) =>
      Array.from({ length: mostOfDay }, (_, number) => `debate-${day}-${source}-${number}`),
    ),
  );
  const known = new Map<string, DocumentId>();
  for (let from = 0; from < places.length; from += atOnce) {
    const owners = await identities.ownersOf(places.slice(from, from + atOnce));
    for (const [place, owner] of owners) known.set(place, owner);
  }
  const kept = await store.getMany([...new Set(known.values())]);
  const alike = new Map(
    debates.map((document) => [
      document,
      kept
        .filter((other) => other.id !== document.id && dayOf(other.date) === dayOf(document.date))
        .filter((other) => isCounterpart(document, other))
        .map((other) => ({ other, turns: turnsInCommon(document, other) }))
        .filter(({ turns }) => turns > 0)
        .toSorted((one, next) => next.turns - one.turns)
        .map(({ other }) => other),
    ]),
  );
  const taken = new Map(known);
  const placeOf = (document: Document) => {
    if (!isTold(document)) return undefined;
    const own = places.filter((place) =>
      place.startsWith(`debate-${dayOf(document.date)}-${document.source}-`),
    );
    const mine =
      own.find((place) => taken.get(place) === document.id) ?? own.find((place) => !taken.has(place));
    if (mine !== undefined) taken.set(mine, document.id);
    return mine;
  };
  return { alike, placeOf };
}

/** Whether another source may tell of the same debate. */
function isTold({ source, domain, groupPath, turns, footage }: Document): boolean {
  return (
    tellers.includes(source) &&
    domain === 'nl' &&
    groupPath.startsWith('tk/') &&
    Boolean(turns?.length || footage?.length)
  );
}

/** Whether one of the two is a report and the other is shown, and the source of the first gave nothing to the other. */
function isCounterpart(document: Document, other: Document): boolean {
  if (document.footage) return hasReport(other);
  const givers = [other.source, ...(other.joined ?? []).map(({ source }) => source)];
  return other.footage !== undefined && !givers.includes(document.source);
}

function hasReport({ turns, automatic }: Document): boolean {
  return Boolean(turns?.length) && !automatic;
}

/**
 * How many turns two accounts share when they are of the same debate, else 0. Where both have times it is the ids and
 * times that tell, and title or beginning confirm it; without times the title has to be the same.
 */
export function turnsInCommon(one: Document, other: Document): number {
  const [turns, others] = [accountOf(one), accountOf(other)] as [Turn[], Turn[]];
  const least = Math.min(spokenIn(turns), spokenIn(others));
  const common = pairsOf(turns, others).filter(([at]) => !turns[at]?.chair).length;
  if (common < Math.min(fewest, least) || common === 0 || common < least * share) return 0;
  const timed = [turns, others].every((all) => all.some(({ start }) => start !== undefined));
  const confirmed =
    sameSubject(one.title, other.title) ||
    (timed && Math.abs(startOf(turns, one) - startOf(others, other)) <= startsApart);
  return confirmed ? common : 0;
}

/** Who had the word when: as it is shown, else as it is reported. */
function accountOf({ turns = [], footage, automatic }: Document): Turn[] {
  return turns.length > 0 && !automatic ? turns : turnsShown(footage ?? []);
}

function spokenIn(turns: readonly Turn[]): number {
  return turns.filter(({ chair }) => !chair).length;
}

function startOf(turns: readonly Turn[], { date }: Document): number {
  return turns.find(({ start }) => start !== undefined)?.start ?? date;
}

/** Those of the debate that stand alone as they are shown, and become a part of another document. */
export function standingAlone(alike: readonly Document[], owner: DocumentId): Document[] {
  return alike.filter(
    ({ id, joined, turns, automatic }) => id !== owner && !joined && (!turns?.length || automatic),
  );
}
