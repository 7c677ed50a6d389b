import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { exportNewsletterMail, testNewsletter } from 'contract/newsletter';
import { call } from '#api/call.ts';
import { copyRich, copyText } from '#features/copy-text.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { AskedNewsletter, NewsletterPreview } from './use-newsletter-preview.ts';

/** Ways out of the product for a newsletter as it is now; each says what it did. */
export function useNewsletterWays(listId: string, asked: AskedNewsletter, { render }: NewsletterPreview) {
  const { t } = useTranslation();
  const sent = { params: { id: listId }, body: asked, timeout: limits.fileTimeout };
  const told = (way: () => Promise<unknown>) => () => way().catch(showError);
  return {
    copy: told(() => copyRich(render(), t('newsletter.out.copied'))),
    html: told(async () => copyText((await render()).html, t('newsletter.out.htmlCopied'))),
    downloadHtml: told(async () => {
      const { html, subject } = await render();
      await downloadAs('html', subject, () => Promise.resolve(html));
    }),
    downloadMail: told(async () => {
      const { subject } = await render();
      await downloadAs('eml', subject, () => call(exportNewsletterMail, sent));
    }),
    test: told(async () => {
      const { email } = (await call(testNewsletter, sent)).data;
      showMessage({ kind: 'success', text: t('newsletter.out.tested', { email }) });
    }),
  };
}
export type NewsletterWay = keyof ReturnType<typeof useNewsletterWays>;
