import { type DayText, dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { findDossier, isOfDossier, newSteps } from '#domains/dossiers/index.ts';
import { replacedOf } from '#domains/sources/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Head } from '#stores/documents/document.ts';
import type { FollowedDossier } from '../searches/followed-dossier.ts';
import { stepOfMeeting } from './meeting-steps.ts';
import type { Step, StepsOfDossier } from './told-steps.ts';
import { lookedAt, type NewsWindow } from './window.ts';

interface Parts {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'heads'>;
  clock: Clock;
}

/** A dossier as it was looked at before, and as it is with what came in; each document once. */
interface Readings {
  name: string;
  before: ReadonlyMap<DocumentId, Head>;
  now: ReadonlyMap<DocumentId, Head>;
}

/** The steps that a window brings to the dossiers that searches follow. */
interface DossierNews {
  /**
   * Steps by the document that shows them, for a search that tells of what came in above a number: what was there by then is
   * no news, nor what was looked at before. Empty where no dossier has the number.
   * @throws what the document store throws when it does not answer
   */
  of(dossier: FollowedDossier, after: number): Promise<ReadonlyMap<DocumentId, StepsOfDossier>>;
}

/** Reads each dossier that is asked for once. */
export function dossierNews(window: NewsWindow, parts: Parts): DossierNews {
  const today = dayOf(parts.clock.now().getTime());
  const known = new Map<string, Promise<ReadonlyMap<DocumentId, StepsOfDossier>>>();
  return {
    of(dossier, since) {
      const after = Math.max(since, window.after);
      const key = `${dossier.domain} ${dossier.number} ${after}`;
      const steps = known.get(key) ?? stepsOf(window, parts, dossier, { after, today });
      known.set(key, steps);
      return steps;
    },
  };
}

async function stepsOf(
  window: NewsWindow,
  parts: Parts,
  dossier: FollowedDossier,
  { after, today }: { after: number; today: DayText },
): Promise<ReadonlyMap<DocumentId, StepsOfDossier>> {
  const readings = await readingsOf(window, parts, dossier, after);
  if (!readings) return new Map();
  const { name, before, now } = readings;
  const found = new Map<DocumentId, Step[]>(
    newSteps(name, { before: [...before.values()], now: [...now.values()] }, today),
  );
  for (const { document, seq } of window.meetings) {
    const step = seq > after ? stepOfMeeting(document, { before, now, today }) : undefined;
    if (step) found.set(document.id, [...(found.get(document.id) ?? []), step]);
  }
  const { domain, number } = dossier;
  return new Map([...found].map(([id, steps]) => [id, { domain, number, name, steps }]));
}

async function readingsOf(
  { upTo, after: lookedUpTo, meetings, earlier }: NewsWindow,
  { people, documents }: Parts,
  dossier: FollowedDossier,
  after: number,
): Promise<Readings | undefined> {
  const all = await findDossier(documents, dossier);
  if (!all) return undefined;
  const above = async (seq: Search['seq']) =>
    new Set((await findDossier(documents, dossier, seq))?.documents.map(({ id }) => id));
  const newer = await above({ after });
  const later = await above({ after: upTo });
  const replaced = await replacedOf(people, [...newer]);
  const versionBefore = (id: DocumentId): Head[] => {
    const kept = replaced.get(id);
    // A search that began in this window may have been made with that version there: what nobody can tell apart is no news.
    const version = after > lookedUpTo ? kept?.document : lookedAt(kept, lookedUpTo);
    return version && isOfDossier(version, dossier) ? [version] : [];
  };
  const reading = (isNewer: ReadonlySet<DocumentId>) =>
    all.documents.flatMap((document) => (isNewer.has(document.id) ? versionBefore(document.id) : [document]));
  // A meeting that is off may have lost its agenda with it.
  const dropped = meetings.flatMap(({ document: { id, domain } }): Head[] => {
    const version = earlier.get(id)?.document;
    return version && domain === dossier.domain && isOfDossier(version, dossier) ? [version] : [];
  });
  return { name: all.number, before: byId([...dropped, ...reading(newer)]), now: byId(reading(later)) };
}

const byId = (documents: readonly Head[]) => new Map(documents.map((document) => [document.id, document]));
