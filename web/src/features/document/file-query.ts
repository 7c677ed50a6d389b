import { queryOptions } from '@tanstack/react-query';
import type { FileKind } from 'contract/files';
import { limits } from 'contract/limits';
import { findFile } from './open-file.ts';

/** Milliseconds after which an address is asked anew, early enough to try twice before it stops working (decision 7.3). */
const renewal = limits.ticketLife * 0.4;

/**
 * How a file that is open is asked for: again and again, so that its address keeps working. A page that was out
 * of sight, and asked nothing meanwhile, does so when it is looked at again.
 */
export function fileQuery(docType: FileKind, fileId: string) {
  return queryOptions({
    queryKey: ['file', docType, fileId],
    gcTime: 0,
    staleTime: renewal,
    refetchInterval: renewal,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => findFile(docType, fileId, signal),
  });
}
