import type { FastifyInstance } from 'fastify';
import { getMailSample } from 'contract/mails';
import { answer } from '#platform/http.ts';
import { samples } from '../mails/samples.ts';

interface Config {
  PRODUCT_NAME: string;
  BASE_URL: string;
  SUPPORT_EMAIL: string;
}

/** Answers the samples of mails that staff look at. */
export function mailSampleRoutes(app: FastifyInstance, config: Config): void {
  answer(app, getMailSample, async ({ params: { kind }, query: { locale } }) => {
    const { subject, text, html } = samples[kind]({
      locale,
      productName: config.PRODUCT_NAME,
      address: config.BASE_URL,
      supportEmail: config.SUPPORT_EMAIL,
    });
    return { subject, text, html };
  });
}
