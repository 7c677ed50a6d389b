import type { FastifyReply } from 'fastify';

/**
 * Answers with a page of texts of others, in which nothing runs and that fetches nothing but pictures of the product at
 * its public address (decision 7.11).
 */
export const sendSandboxed = (reply: FastifyReply, html: string, address: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
        `img-src ${new URL(address).origin}`,
    )
    .send(html);
