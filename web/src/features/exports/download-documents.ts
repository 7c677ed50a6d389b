import { exportWord } from 'contract/exports';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { downloadAs } from './download-as.ts';

/** Downloads these documents as one Word file; one alone comes with its whole text. */
export function downloadDocuments(documentIds: readonly string[], title: string): Promise<void> {
  return downloadAs('docx', shownTitle(title), () =>
    call(exportWord, { body: { documentIds: [...documentIds] }, timeout: limits.fileTimeout }),
  );
}
