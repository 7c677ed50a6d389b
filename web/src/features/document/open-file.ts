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

/**
 * Whether what comes from an address is a file: more than 140 bytes (specification §5, Files). No more is fetched than
 * tells; an address that does not answer says nothing. Never throws.
 */
export async function isThere(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { range: `bytes=0-${limits.missingFileBytes}` } });
    return answer.ok ? isFile(await answer.arrayBuffer()) : answer.status !== 404;
  } catch {
    return true;
  }
}

/** Whether so many bytes arrived that they are a file and no placeholder (specification §5, Files). */
export function isFile({ byteLength }: ArrayBuffer): boolean {
  return byteLength > limits.missingFileBytes;
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
