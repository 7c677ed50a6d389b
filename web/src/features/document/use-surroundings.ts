import { useQuery } from '@tanstack/react-query';
import {
  getEuRelated,
  getFileOfDocuments,
  getRelated,
  type DocumentDetail,
  type FileOfDocuments,
  type RelatedDocument,
} from 'contract/documents';
import { call } from '#api/call.ts';

/** Milliseconds that what surrounds a document stays fresh: walking back and forth asks nothing anew. */
const fresh = 5 * 60_000;

/** What surrounds a document; each part is undefined until its answer is there, and stays so if none comes. */
export interface Surroundings {
  /** The dossier, procedure or case in order of time; null when there is none. */
  dossier: FileOfDocuments | null | undefined;
  related: readonly RelatedDocument[] | undefined;
}

/**
 * Asks for the dossier of a document and what is related to it, once the document itself is there. Neither
 * keeps the document from being read: a failure leaves its part out.
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
    queryFn: async ({ signal }) => {
      const relatedCall = document?.domain === 'eu' ? getEuRelated : getRelated;
      return (await call(relatedCall, { body: { id }, signal, retrySlow: true })).data;
    },
  });
  return { dossier: dossier.data, related: related.data };
}
