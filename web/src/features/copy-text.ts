import i18next from 'i18next';
import { showMessage } from '#ui/message-bar.tsx';

/**
 * Puts a link, or a text that `said` names, on the clipboard and says whether that worked (specification §8), and what to
 * do otherwise where it has to be copied now or never; the answer is whether it worked.
 */
export async function copyText(
  text: string,
  said = i18next.t('timeline.item.copied'),
  otherwise = i18next.t('timeline.item.copyFailed'),
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showMessage({ kind: 'error', text: otherwise });
    return false;
  }
  showMessage({ kind: 'success', text: said });
  return true;
}

/**
 * Puts a page on the clipboard with its form, and as text for what takes no more; says that it worked, or that the
 * browser does not allow it. @throws what making the page throws
 */
export async function copyRich(page: Promise<{ html: string; text: string }>, said: string): Promise<void> {
  const as = (type: string, content: 'html' | 'text') =>
    page.then((made) => new Blob([made[content]], { type }));
  try {
    // Given before it is made: a browser lets a page copy only in the moment of the click.
    const item = new ClipboardItem({
      'text/html': as('text/html', 'html'),
      'text/plain': as('text/plain', 'text'),
    });
    await navigator.clipboard.write([item]);
    showMessage({ kind: 'success', text: said });
  } catch {
    await page;
    showMessage({ kind: 'error', text: i18next.t('timeline.item.copyFailed') });
  }
}
