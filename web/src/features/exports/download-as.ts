import { today } from '#features/search/period.ts';
import { showError } from '#session/describe.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { translate } from '#ui/words.ts';

/** Has a file made and downloads it, named after what is in it and today; says that it is there, or what went wrong. */
export async function downloadAs(
  type: 'docx' | 'xlsx' | 'csv' | 'html' | 'eml',
  name: string,
  made: () => Promise<BlobPart>,
): Promise<void> {
  try {
    saveFile(new Blob([await made()]), `${name} ${today()}.${type}`);
    showMessage({ kind: 'success', text: translate('shell.downloaded') });
  } catch (error) {
    showError(error);
  }
}
