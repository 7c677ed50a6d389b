import type { FastifyInstance } from 'fastify';
import { readAgendaSyncPdf } from 'contract/support';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import { say } from '#platform/words.ts';
import { agendaSyncPdf } from './agenda-sync-pdf.ts';

/** Answers what the support dialog offers to download (decision 1.5). */
export function supportRoutes(
  app: FastifyInstance,
  config: { PRODUCT_NAME: string; SUPPORT_EMAIL: string },
): void {
  const names = { productName: config.PRODUCT_NAME, supportEmail: config.SUPPORT_EMAIL };
  answerAs(app, 'export', readAgendaSyncPdf, async ({ params: { locale } }, { reply }) =>
    sendDownload(reply, await agendaSyncPdf(locale, names), {
      name: say(locale, 'support.pdf.title', { product: names.productName }),
      type: 'pdf',
    }),
  );
}
