import { dayOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { Thread, ThreadItem, ThreadLevel, ThreadPhase } from 'contract/threads';
import type { DocumentId } from 'contract/document-parts';
import { linkTo } from '#domains/documents/index.ts';
import {
  courseOf,
  type DossierParts,
  findDossier,
  pageOf,
  stagesOf,
  toldVote,
  votesIn,
} from '#domains/dossiers/index.ts';
import { seenBefore } from '#domains/visits/index.ts';
import { type Actor, scopeOf } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import {
  headsOf,
  inOrderOfCell,
  laneDomains,
  laneOf,
  levels,
  type Looking,
  readTimes,
  searchOf,
} from './lanes.ts';
import { namingsOf } from './naming.ts';
import { numbersOfProcedure, type ProcedureNumbers } from './numbers.ts';
import { phaseOf, phasesOf } from './phases.ts';
import { transpositionOf } from './transposition.ts';

/**
 * A European procedure with what names it (UX-3, 27): phases by level, and of a directive its transposition.
 * @throws EC-03 where no document has the number, or where it is no procedure that ends in an act
 */
export async function threadOf(parts: DossierParts, actor: Actor, number: string): Promise<Thread> {
  const { documents, db, clock, inFeed } = parts;
  const now = clock.now().getTime();
  const upTo = await documents.settled();
  const looked = await look(parts, actor, number, upTo);
  const { lanes, phases, procedure } = looked;
  const read = await readTimes(db, now);
  const cells = phases.toReversed().map((phase) => ({
    ...phase,
    cells: levelsInOrder.map((level) => ({ level, all: cellOf(looked, level, phase.phase) })),
  }));
  const shown = cells.flatMap((phase) =>
    phase.cells.flatMap(({ all }) => all.slice(0, limits.shownThreadItems)),
  );
  const items = new Map(
    (await toldItems(parts, looked, shown)).map((item) => [item.document.id, item] as const),
  );
  const { act, actQuery, numbers } = procedure;
  const isDirective = phases.some(({ phase }) => phase === 'transposition');
  return {
    numbers,
    lanes: lanes.map(({ documents: _documents, ...lane }) => ({ ...lane, read: read(lane.domain) })),
    phases: cells.map(({ cells: ofPhase, ...phase }) => ({
      ...phase,
      cells: ofPhase.map(({ level, all }) => ({
        level,
        items: all.slice(0, limits.shownThreadItems).flatMap(({ id }) => items.get(id) ?? []),
        total: all.length,
      })),
    })),
    total: lanes.reduce((sum, { documents: found }) => sum + found.length, 0),
    ...(act && actQuery && isDirective
      ? {
          transposition: await transpositionOf(
            { documents, inFeed, read, now },
            { act, actQuery, numbers: numbers.map(({ value }) => value) },
            looked,
          ),
        }
      : {}),
    upTo,
  };
}

/** The documents of one cell, page by page. @throws EC-03 as `threadOf` */
export async function threadItems(
  parts: DossierParts,
  actor: Actor,
  asked: {
    number: string;
    level: ThreadLevel;
    phase: ThreadPhase;
    from: number;
    size: number;
    upTo?: number | undefined;
  },
): Promise<{ data: ThreadItem[]; total: number }> {
  const upTo = Math.min(asked.upTo ?? Infinity, await parts.documents.settled());
  const looked = await look(parts, actor, asked.number, upTo);
  const all = cellOf(looked, asked.level, asked.phase);
  const data = await toldItems(parts, looked, all.slice(asked.from, asked.from + asked.size));
  return { data, total: all.length };
}

const levelsInOrder = [...new Set(Object.values(levels))];

/** All of a thread, before anything of it is told. */
interface Looked extends Looking {
  procedure: ProcedureNumbers;
  phases: ReturnType<typeof phasesOf>;
  lanes: Awaited<ReturnType<typeof laneOf>>[];
  news: ReadonlySet<DocumentId>;
}

async function look(
  { documents, db, clock }: DossierParts,
  actor: Actor,
  number: string,
  upTo: number,
): Promise<Looked> {
  const asked = { domain: 'eu', number } as const;
  const found = await findDossier(documents, asked, { upTo });
  if (found?.kind !== 'procedure' || courseOf(found.number, found.documents) !== 'euLaw')
    throw notFound('refusals.dossierUnknown');
  const procedure = numbersOfProcedure(found.number, found.documents);
  const looking = { actor, seq: { upTo } };
  const seen = await seenBefore(db, actor.userId, pageOf(asked));
  const [lanes, news] = await Promise.all([
    Promise.all(
      laneDomains.map((domain) =>
        laneOf(documents, domain, { query: procedure.query, procedure: found }, looking),
      ),
    ),
    seen && seen.upTo < upTo ? newsOf(documents, asked, procedure, actor, { after: seen.upTo, upTo }) : [],
  ]);
  const ofUnion = found.documents.filter(({ domain }) => domain === 'eu');
  const stages = stagesOf('euLaw', ofUnion, votesIn(ofUnion), dayOf(clock.now().getTime()), {
    isLocked: () => false,
    evidence: (document) => ({ document: linkTo(actor, document) }),
    vote: toldVote,
  });
  const phases = phasesOf(stages, procedure.act, dayOf(clock.now().getTime()));
  return { ...looking, procedure, phases, lanes, news: new Set(news) };
}

/** What came or changed since the visit before. */
async function newsOf(
  documents: DocumentStore,
  asked: { domain: 'eu'; number: string },
  { query }: ProcedureNumbers,
  actor: Actor,
  seq: { after: number; upTo: number },
): Promise<DocumentId[]> {
  const [own, ...naming] = await Promise.all([
    findDossier(documents, asked, seq),
    ...laneDomains.map((domain) => headsOf(documents, searchOf(domain, query, scopeOf(actor), seq))),
  ]);
  return [...(own?.documents ?? []), ...naming.flatMap((found) => found.documents)].map(({ id }) => id);
}

function cellOf({ lanes, phases }: Looked, level: ThreadLevel, phase: ThreadPhase): Head[] {
  const documents = lanes.filter(({ domain }) => levels[domain] === level).flatMap((lane) => lane.documents);
  return inOrderOfCell(documents.filter(({ date }) => phaseOf(phases, date) === phase));
}

async function toldItems(
  { documents }: DossierParts,
  { actor, procedure, news }: Looked,
  heads: readonly Head[],
): Promise<ThreadItem[]> {
  const { query, numbers } = procedure;
  const namings = await namingsOf(documents, heads, {
    query,
    scope: scopeOf(actor),
    numbers: numbers.map(({ value }) => value),
  });
  return heads.map((head) => ({
    document: linkTo(actor, head),
    naming: namings.get(head.id) ?? { place: 'text' },
    isNew: news.has(head.id),
  }));
}
