import { useQuery } from '@tanstack/react-query';
import type { DocumentDetail } from 'contract/documents';
import type { TeamOfDocument } from 'contract/team';
import { teamOf } from './team-queries.ts';

/** What the organisation has about a document that is open; what is confidential is not asked about. */
export function useTeamOfDocument(document: DocumentDetail | undefined): TeamOfDocument | undefined {
  const enabled = document !== undefined && document.confidentiality !== 'Besloten';
  return useQuery({ ...teamOf(document?.id ?? ''), enabled }).data;
}
