import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import {
  getFileOfDocuments,
  getRelated,
  type FileOfDocuments,
  type RelatedDocument,
} from 'contract/related-documents';
import { type DocumentDetail } from 'contract/documents';
import { call } from '#api/call.ts';

/** Milliseconds that what surrounds a document stays fresh: walking back and forth asks nothing anew. */
const fresh = 5 * 60_000;

/** A part that did not come; without an error it is being asked for again. */
export interface FailedPart {
  error: Error | null;
  retry: () => void;
}

/** What surrounds a document; each part is undefined until its answer is there. */
export interface Surroundings {
  /** The dossier, procedure or case in order of time; null when there is none. */
  dossier: FileOfDocuments | null | undefined;
  related: readonly RelatedDocument[] | undefined;
  failed: { dossier?: FailedPart | undefined; related?: FailedPart | undefined };
}

/**
 * Asks for the dossier of a document and what is related to it, once the document itself is there. Neither
 * keeps the document from being read: a failure is told in its own part (UX 5.11).
 */
export function useSurroundings(document: DocumentDetail | undefined): Surroundings {
  const open = document !== undefined && document.confidentiality !== 'Besloten';
  const id = document?.id ?? '';
  const dossier = useQuery({
    queryKey: ['dossier', id],
    enabled: open,
    staleTime: fresh,
    queryFn: async ({ signal }) =>
      (await call(getFileOfDocuments, { params: { id }, body: {}, signal, retrySlow: true })).data,
  });
  const related = useQuery({
    queryKey: ['related', id],
    enabled: open,
    staleTime: fresh,
    queryFn: document
      ? async ({ signal }) =>
          (await call(callOf(getRelated, document.domain), { body: { id }, signal, retrySlow: true })).data
      : skipToken,
  });
  return {
    dossier: dossier.data,
    related: related.data,
    failed: { dossier: failureOf(dossier), related: failureOf(related) },
  };
}

/** The part stays a failed one while it is asked for again, so that it does not leave from under the reader. */
function failureOf({ data, errorUpdateCount, error, refetch }: UseQueryResult): FailedPart | undefined {
  if (data !== undefined || errorUpdateCount === 0) return undefined;
  return { error, retry: () => void refetch() };
}
