import i18next from 'i18next';
import { checkFile, fileInfo, type FileKind } from 'contract/files';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import type { ResponseOf } from 'contract/endpoint';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

export type FileInfo = ResponseOf<typeof fileInfo>;
/** Whether a file can be shown, and if so what it is and where its bytes are. */
export type FoundFile =
  | { access: 'granted'; info: FileInfo }
  /** With the address where the source has it, when it is known. */
  | { access: 'missing'; sourceUrl?: string }
  | { access: 'denied' };

/**
 * Asks whether the user may see a file and whether it is there; what is at most 140 bytes is not
 * (specification §5). Throws what the calls throw.
 */
export async function findFile(docType: FileKind, fileId: string, signal?: AbortSignal): Promise<FoundFile> {
  // Slashes in an id would end the path (decision 7.18).
  const input = {
    params: { docType, docId: fileId.replaceAll('/', '_slash_') },
    timeout: limits.fileTimeout,
    ...(signal ? { signal } : {}),
  };
  const { access, sourceUrl } = await call(checkFile, input);
  if (access === 'Missing') return { access: 'missing', ...(sourceUrl === undefined ? {} : { sourceUrl }) };
  if (access === 'Denied') return { access: 'denied' };
  const info = await call(fileInfo, input);
  return info.size <= limits.missingFileBytes ? { access: 'missing' } : { access: 'granted', info };
}

/** Where the source has a file that is not here. */
export function sourceOf(found: FoundFile): string | undefined {
  return found.access === 'missing' ? found.sourceUrl : undefined;
}

/** Opens a file in a new tab, at the source where its bytes are not here, or says why not (UX 5.5). Never throws. */
export async function openFile(docType: FileKind, fileId: string): Promise<void> {
  try {
    const found = await findFile(docType, fileId);
    const address = found.access === 'granted' ? found.info.streamUrl : sourceOf(found);
    if (address === undefined) {
      const why = found.access === 'denied' ? 'denied.text' : 'missing.title';
      return showMessage({ kind: 'info', text: i18next.t(`document.attachments.none.${why}`) });
    }
    const link = document.createElement('a');
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.click();
  } catch (failure) {
    showError(failure);
  }
}
