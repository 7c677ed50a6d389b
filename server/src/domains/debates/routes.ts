import type { FastifyInstance } from 'fastify';
import { domainIds } from 'contract/dashboards';
import { getLiveMeeting, type LiveMeeting } from 'contract/agenda-meeting';
import { getDebateStream, type DebateStream } from 'contract/debates';
import { readableMeeting } from '#domains/agenda/index.ts';
import { readableDocument } from '#domains/documents/index.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, streamAway } from '#platform/errors.ts';
import { answerAs } from '#platform/http.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Footage } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/**
 * Asks a source where a part of a debate plays now; undefined where it does not.
 * @throws SourceFault
 */
export type AskStream = (part: Footage) => Promise<DebateStream | undefined>;

/** What is told of a meeting that is under way; instants are epoch milliseconds. */
interface Live {
  page: string;
  since: number;
  suspended: boolean;
  speaker?: Omit<NonNullable<LiveMeeting['speaker']>, 'since'> & { since: number };
}

/**
 * Asks a source whether a meeting of it is under way; undefined when it is not.
 * @throws SourceFault
 */
export type AskLive = (
  meeting: { title: string; start: number; kind: 'plenary' | 'committee' },
  now: number,
) => Promise<Live | undefined>;

interface Needs {
  documents: DocumentStore;
  clock: Clock;
  /** By the node of the source tree that holds the meetings. */
  live: Readonly<Record<string, AskLive>>;
  /** By the source that shows the debate; those that are not here play nothing. */
  streams: Readonly<Record<string, AskStream>>;
}

/**
 * Debates as their sources show them: who has the word in one that is held, and sound and picture of one that was, from
 * the source's own stream; nothing of that passes here or is kept.
 */
export function debateRoutes(app: FastifyInstance, { documents, clock, live, streams }: Needs): void {
  answerAs(app, 'documents', getDebateStream, async ({ params }, { actor }) => {
    const { footage, confidentiality } = await readableDocument(documents, actor, params.id, domainIds);
    const part = confidentiality === 'Besloten' ? undefined : footage?.[params.part];
    const ask = part && streams[part.source];
    if (!ask) throw notFound('refusals.nothingPlayed');
    const stream = await ask(part).catch((error: unknown) => {
      throw error instanceof SourceFault ? Object.assign(streamAway(), { cause: error }) : error;
    });
    if (!stream) throw streamAway();
    return { data: stream };
  });

  answerAs(app, 'documents', getLiveMeeting, async ({ params }, { actor }) => {
    const { title, groupPath, meeting, confidentiality } = await readableMeeting(documents, actor, params.id);
    const ask = confidentiality === 'Besloten' ? undefined : live[groupPath];
    const { kind, start } = meeting;
    // A source that is away has nothing to tell; the page goes without.
    const found = await ask?.({ title, start, kind }, clock.now().getTime()).catch((error: unknown) => {
      if (!(error instanceof SourceFault)) throw error;
    });
    if (!found) return {};
    const { page, since, suspended, speaker } = found;
    const written = (instant: number) => new Date(instant).toISOString();
    return {
      live: {
        ...{ url: page, since: written(since), suspended },
        ...(speaker ? { speaker: { ...speaker, since: written(speaker.since) } } : {}),
      },
    };
  });
}
