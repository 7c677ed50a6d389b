import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { logDestination } from './log-destination.ts';

export type Log = FastifyBaseLogger;

/** Hides tokens, tickets, passwords and what was searched wherever an address stands in a text. */
function withoutSecrets(text: string): string {
  return text
    .replace(/([?&](?:ticket|token|password|key|query|q)=)[^&\s"']*/gi, '$1…')
    .replace(/(:\/\/)[^/@\s"']+@/g, '$1…@');
}

/** How many causes of causes of a failure are told. */
const deepest = 3;

/** A failure by what it says and where it was: errors of clients carry whole requests in further fields. */
function failureOf(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutSecrets(message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: withoutSecrets(stack ?? ''),
    ...(cause === undefined || depth === deepest ? {} : { cause: failureOf(cause, depth + 1) }),
  };
}

/** Structured log, on standard error unless told otherwise; tokens and passwords never reach it. */
export function openLog(level: string, destination: DestinationStream = logDestination(2)): Log {
  return pino(
    {
      level,
      redact: {
        paths: [
          'req.headers["x-auth"]',
          'headers["x-auth"]',
          'req.headers.cookie',
          'headers.cookie',
          'headers["set-cookie"]',
          'headers.authorization',
          '*.password',
          '*.token',
          '*.ticket',
          '*.SMTP_URL',
          '*.DATABASE_URL',
          '*.OPENSEARCH_URL',
          '*.METRICS_TOKEN',
          '*.AI_API_KEY',
        ],
        censor: '…',
      },
      hooks: {
        // Without words of its own a line has those of its failure, before any serializer.
        logMethod(input, method) {
          const [first, words] = input as [unknown, unknown];
          const fields = first instanceof Error ? { err: first } : first;
          const failure = (fields as { err?: unknown } | undefined)?.err;
          const said = words ?? (failure instanceof Error ? failure.message : undefined);
          const cleaned = [fields, said, ...input.slice(2)].map((part) =>
            typeof part === 'string' ? withoutSecrets(part) : part,
          );
          method.apply(this, (said === undefined ? [cleaned[0]] : cleaned) as typeof input);
        },
      },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
        }),
        err: (error: unknown) => failureOf(error),
      },
    },
    destination,
  );
}
