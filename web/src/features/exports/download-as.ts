import i18next from 'i18next';
import { today } from '#features/search/period.ts';
import { showError } from '#session/describe.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** Files of an office that the server makes. */
export type FileType = 'docx' | 'xlsx' | 'csv';

/** Has a file made and downloads it, named after what is in it and today; says that it is there, or what went wrong. */
export async function downloadAs(
  type: FileType,
  name: string,
  made: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  try {
    saveFile(new Blob([await made()]), `${name} ${today()}.${type}`);
    showMessage({ kind: 'success', text: i18next.t('timeline.file.done') });
  } catch (error) {
    showError(error);
  }
}
