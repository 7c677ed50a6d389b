import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DomainId, FormLanguage } from 'contract/dashboards';
import { getDocument, type DocumentDetail } from 'contract/documents';
import { faultOfQuery } from 'contract/query/check';
import { call } from '#api/call.ts';
import { keepSummaries } from '#features/summary/watch.ts';
import { usePreferences } from '#session/session.ts';

/**
 * A document with the hits of `highlight` marked by the server. A query that cannot be read marks
 * nothing and is told as `fault`; it never keeps the document from opening (SEARCH.md, Highlight). The title
 * is in `titleLanguage` where the source has one (decision 3.12).
 */
export function useDocument(
  domain: DomainId,
  id: string,
  highlight: string,
  titleLanguage: FormLanguage | undefined,
) {
  const fault = useMemo(() => (highlight.trim() === '' ? undefined : faultOfQuery(highlight)), [highlight]);
  const { locale } = usePreferences().preferences;
  const highlightWord = fault || highlight.trim() === '' ? undefined : highlight;
  const keyOf = (document: string) => ['document', document, highlightWord, titleLanguage];
  const query = useQuery<DocumentDetail>({
    queryKey: keyOf(id),
    // The text of the former word stays until the new marks are there, but never that of another document.
    placeholderData: (previous, before) => (before?.queryKey[1] === id ? previous : undefined),
    queryFn: async ({ signal, client }) => {
      const body = {
        ...(highlightWord === undefined ? {} : { highlightWord }),
        ...(titleLanguage === undefined ? {} : { metadataField: `metadata_${titleLanguage}` as const }),
      };
      const { data } = await call(getDocument.common, { params: { id }, body, signal, retrySlow: true });
      keepSummaries(data, locale);
      // Of a merged id, whose document is shown under its own one next.
      if (data.id !== id) client.setQueryData(keyOf(data.id), data);
      return data;
    },
  });
  return {
    document: query.data,
    error: query.error,
    fault,
    pending: query.isPending,
    retry: () => void query.refetch(),
  };
}
