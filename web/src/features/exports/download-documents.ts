import { exportWord } from 'contract/exports';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { downloadAs } from './download-as.ts';

/** Downloads these documents as one Word file; one alone comes with its whole text. */
export function downloadDocuments(documentIds: readonly string[], name: string): Promise<void> {
  return downloadAs('docx', name, () =>
    call(exportWord, { body: { documentIds: [...documentIds] }, timeout: limits.fileTimeout }),
  );
}
