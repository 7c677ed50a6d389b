import i18next from 'i18next';
import { checkFile, fileInfo, type FileKind } from 'contract/files';
import { limits } from 'contract/limits';
import type { z } from 'zod';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

/**
 * Opens a file in a new tab, after asking whether the user may and whether it is there; says so when
 * not (specification §5, UX 5.5). Never throws.
 */
export async function openFile(docType: z.infer<typeof FileKind>, fileId: string): Promise<void> {
  // Slashes in an id would end the path (decision 7.18).
  const params = { docType, docId: fileId.replaceAll('/', '_slash_') };
  const refuse = (words: 'missing' | 'denied') =>
    showMessage({ kind: 'info', text: i18next.t(`document.attachments.${words}`) });
  try {
    const { access } = await call(checkFile, { params, timeout: limits.fileTimeout });
    if (access === 'Missing') return refuse('missing');
    if (access === 'Denied') return refuse('denied');
    const info = await call(fileInfo, { params, timeout: limits.fileTimeout });
    if (info.size <= limits.missingFileBytes) return refuse('missing');
    const link = document.createElement('a');
    link.href = info.streamUrl;
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
  } catch (failure) {
    showError(failure);
  }
}
