import i18next from 'i18next';
import { showMessage } from '#ui/message-bar.tsx';

/** Puts a link, or a text that `said` names, on the clipboard and says whether that worked (specification §8). */
export async function copyText(text: string, said = i18next.t('timeline.item.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage({ kind: 'success', text: said });
  } catch {
    showMessage({ kind: 'error', text: i18next.t('timeline.item.copyFailed') });
  }
}
