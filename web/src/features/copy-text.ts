import i18next from 'i18next';
import { showMessage } from '#ui/message-bar.tsx';

/** Puts a link on the clipboard and says whether that worked (specification §8). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage({ kind: 'success', text: i18next.t('timeline.item.copied') });
  } catch {
    showMessage({ kind: 'error', text: i18next.t('timeline.item.copyFailed') });
  }
}
