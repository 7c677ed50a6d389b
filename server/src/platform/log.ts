import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Hides session tokens, tickets and passwords wherever they stand in an address. */
export function withoutSecrets(url: string): string {
  return url.replace(/([?&](?:ticket|token|password|key)=)[^&]*/gi, '$1…');
}

/** Structured log on standard error; tokens and passwords never reach it. */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      redact: {
        paths: [
          'req.headers["x-auth"]',
          'headers["x-auth"]',
          '*.password',
          '*.token',
          '*.SMTP_URL',
          '*.DATABASE_URL',
        ],
        censor: '…',
      },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
        }),
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
}
