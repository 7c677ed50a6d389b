import { dayOf } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import type { Dossier, DossierRow, OpenDossier, RowKind } from 'contract/dossiers';
import { limits } from 'contract/limits';
import { moduleCodes } from 'contract/modules';
import { linkTo } from '#domains/documents/index.ts';
import { missingModule } from '#domains/files/index.ts';
import type { ListedPersons } from '#domains/persons/index.ts';
import { lastSuccesses } from '#domains/sources/index.ts';
import { type Seen, seeAll, seenBefore, visit } from '#domains/visits/index.ts';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { outsideSubscription } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Head } from '#stores/documents/document.ts';
import { courseOf } from './courses.ts';
import { attachedTo } from './files.ts';
import {
  type AskedDossier,
  findDossier,
  type FoundDossier,
  requireDossier,
  titleOf,
} from './find-dossier.ts';
import { type InFeed, nextMeetings } from './next-meetings.ts';
import { committeesIn, mostFirst, organisationsIn, peopleIn, withPersons, withTurns } from './people.ts';
import { rollCallIn } from './roll-call.ts';
import { markOf, type PlacedRow, readable, type Reading, rowsOf } from './rows.ts';
import { stagesOf } from './stages.ts';
import { withTransposition } from './transposition-stage.ts';
import { tallyOf, toldVote, votesIn } from './votes.ts';

export interface DossierParts {
  documents: DocumentStore;
  db: PeopleStore;
  clock: Clock;
  inFeed: InFeed;
  persons: () => Promise<ListedPersons>;
}

/**
 * A dossier as its page shows it; a visit is kept where it is one.
 * @throws EC-03 where no document has the number
 */
export async function dossierOf(
  { documents, db, clock, inFeed, persons }: DossierParts,
  actor: Actor,
  asked: AskedDossier & { visit: boolean },
): Promise<Dossier> {
  const now = clock.now().getTime();
  const upTo = await documents.settled();
  const found = await requireDossier(documents, asked, upTo);
  const { kind, number, domain } = found;
  const title = titleOf(found);
  const named = { kind, number, domain, ...(title === undefined ? {} : { title }) };
  if (!mayReadDomain(actor, domain)) {
    return { ...named, locked: true, module: moduleCodes[dashboards[domain].module] };
  }
  const page = pageOf(asked);
  const seen = asked.visit
    ? await visit(db, actor.userId, page, { at: now, upTo })
    : await seenBefore(db, actor.userId, page);
  const reading = await readingOf({ documents }, actor, asked, { now, upTo, seen });
  const open = readable(found.documents, reading);
  const papers = open.filter(({ meeting }) => !meeting);
  const votes = votesIn(open);
  const rows = rowsOf(found, votes, reading);
  const isOpen = open.length === found.documents.length;
  const people = peopleIn(papers);
  const shown = people.slice(0, limits.shownDossierPeople);
  const course = courseOf(number, found.documents);
  const billVote = votes
    .filter(({ on, at }) => on === 'bill' && at !== undefined)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))[0];
  const rollCall = kind === 'procedure' ? rollCallIn(actor, votes) : undefined;
  const evidence = (document: Head) => {
    const mark = reading.isLocked(document) ? undefined : markOf(document, number);
    return { document: linkTo(actor, document), ...(mark === undefined ? {} : { mark }) };
  };
  const stages = stagesOf(course, found.documents, isOpen ? votes : votesIn(found.documents), dayOf(now), {
    isLocked: reading.isLocked,
    evidence,
    vote: toldVote,
  });
  return {
    ...named,
    locked: false,
    demo: open.length > 0 && open.every(({ demo }) => demo),
    ...(course ? { course } : {}),
    institution: houseOf(open, found),
    committees: committeesIn(open),
    read: await readTimes(db, open),
    stages: await withTransposition(stages, course, open, { documents, evidence, today: dayOf(now) }),
    next: await nextMeetings(rows, reading, inFeed),
    counts: countsOf(rows),
    files: attachedTo(open).length,
    documents: found.documents.length,
    whole: found.whole,
    listable: open.slice(0, limits.maximumListItems).map(({ id }) => id),
    ...(billVote ? { billVote: toldVote(billVote) } : {}),
    ...(rollCall ? { rollCall } : {}),
    votes: tallyOf(votes),
    people: await withPersons(await withTurns(shown, people, papers, documents), papers, persons),
    numberOfPeople: people.length,
    organisations: organisationsIn(papers),
    ...(seen ? { news: newsOf(rows, seen, reading) } : {}),
  };
}

/**
 * A page of the rows of a dossier, with how many there are.
 * @throws EC-03 where no document has the number, EC-07 outside the subscription
 */
export async function dossierRows(
  { documents, db, clock }: DossierParts,
  actor: Actor,
  asked: AskedDossier & {
    kind?: RowKind | undefined;
    order: 'newest' | 'oldest';
    from: number;
    size: number;
    upTo?: number | undefined;
  },
): Promise<{ data: DossierRow[]; total: number; upTo: number }> {
  const upTo = Math.min(asked.upTo ?? Infinity, await documents.settled());
  const found = await requireDossier(documents, asked, upTo);
  if (!mayReadDomain(actor, asked.domain)) throw outsideSubscription(dashboards[asked.domain].module);
  const seen = await seenBefore(db, actor.userId, pageOf(asked));
  const reading = await readingOf({ documents }, actor, asked, { now: clock.now().getTime(), upTo, seen });
  const votes = votesIn(readable(found.documents, reading));
  const rows = rowsOf(found, votes, reading).filter(({ kind }) => !asked.kind || kind === asked.kind);
  const inOrder = asked.order === 'newest' ? rows : rows.toReversed();
  const data = inOrder.slice(asked.from, asked.from + asked.size).map(({ tell }) => tell());
  return { data, total: rows.length, upTo };
}

/** Keeps that all there is of a dossier by now was seen. */
export async function seeDossier(
  { documents, db, clock }: DossierParts,
  actor: Actor,
  asked: AskedDossier,
): Promise<void> {
  const upTo = await documents.settled();
  await seeAll(db, actor.userId, pageOf(asked), { at: clock.now().getTime(), upTo });
}

/** By what the visits of the page of a dossier are kept. */
export const pageOf = ({ domain, number, institution }: AskedDossier) =>
  `dossier/${domain}/${number.toUpperCase()}${institution === undefined ? '' : `/${institution}`}`;

/** Who reads, and what came or changed for them since they last saw the page. */
async function readingOf(
  { documents }: Pick<DossierParts, 'documents'>,
  actor: Actor,
  asked: AskedDossier,
  { now, upTo, seen }: { now: number; upTo: number; seen: Seen | undefined },
): Promise<Reading> {
  const isNewer = seen !== undefined && seen.upTo < upTo;
  const newer = isNewer ? await findDossier(documents, asked, { after: seen.upTo, upTo }) : undefined;
  return {
    actor,
    now,
    isLocked: (document) => missingModule(actor, document) !== undefined,
    news: new Set(newer?.documents.map(({ id }) => id)),
  };
}

function countsOf(rows: readonly PlacedRow[]): OpenDossier['counts'] {
  const counts = { all: rows.length, paper: 0, meeting: 0, vote: 0, commitment: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** What is new, each document once. */
function newsOf(
  rows: readonly PlacedRow[],
  seen: Seen,
  { news: newer, isLocked }: Reading,
): NonNullable<OpenDossier['news']> {
  const told = new Set<string>();
  const news = rows.filter(({ document }) => {
    if (!newer.has(document.id) || told.has(document.id) || isLocked(document)) return false;
    told.add(document.id);
    return true;
  });
  return {
    since: new Date(seen.at).toISOString(),
    rows: news.slice(0, limits.shownDossierNews).map(({ tell }) => tell()),
    total: news.length,
  };
}

/** The house that the dossier is before: that of most of its papers, the government's aside where there are others. */
function houseOf(open: readonly Head[], { documents }: FoundDossier): string {
  const among = open.length > 0 ? open : documents;
  const others = among.filter(({ groupPath }) => !groupPath.startsWith('regering/'));
  const counts = new Map<string, number>();
  for (const { institution } of others.length > 0 ? others : among)
    counts.set(institution, (counts.get(institution) ?? 0) + 1);
  return mostFirst(counts)[0]?.[0] ?? '';
}

/** When the sources of these documents were last read. */
async function readTimes(db: PeopleStore, open: readonly Head[]): Promise<OpenDossier['read']> {
  const sources = new Set(open.filter(({ demo }) => !demo).map(({ source }) => source));
  if (sources.size === 0) return [];
  return (await lastSuccesses(db))
    .filter(({ source }) => sources.has(source))
    .map(({ source, at }) => ({ source, at: new Date(at).toISOString() }));
}
