import i18next from 'i18next';
import { today } from '#features/search/period.ts';
import { showError } from '#session/describe.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** Has a file made and downloads it, named after what is in it and today; says that it is there, or what went wrong. */
export async function downloadAs(
  type: 'docx' | 'xlsx' | 'csv' | 'html' | 'eml',
  name: string,
  made: () => Promise<BlobPart>,
): Promise<void> {
  try {
    saveFile(new Blob([await made()]), `${name} ${today()}.${type}`);
    showMessage({ kind: 'success', text: i18next.t('shell.downloaded') });
  } catch (error) {
    showError(error);
  }
}
