import type { FastifyInstance } from 'fastify';
import { domainIds } from 'contract/dashboards';
import { getDebateStream, type DebateStream } from 'contract/debates';
import { readableDocument } from '#domains/documents/index.ts';
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

interface Needs {
  documents: DocumentStore;
  /** By the source that shows the debate; those that are not here play nothing. */
  streams: Readonly<Record<string, AskStream>>;
}

/** Sound and picture of debates from the source's own stream; nothing of it passes here or is kept. */
export function debateRoutes(app: FastifyInstance, { documents, streams }: Needs): void {
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
}
