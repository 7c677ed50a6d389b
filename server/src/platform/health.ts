import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

interface Health {
  /** What readiness looks at, by the name that is shown; rejects when the part cannot be used. */
  parts: Record<string, () => Promise<unknown>>;
  metrics: Metrics;
  /** Opens the figures to who is not on this machine; undefined: to nobody else. */
  metricsToken: string | undefined;
}

/** Milliseconds a part may take to answer before it counts as not ready. */
const patience = 2_000;

/**
 * Answers what runs the product rather than who uses it: `/healthz` (the process lives; no store is
 * touched), `/readyz` (200, or 503 with the names of the parts that do not answer) and `/metrics`.
 */
export function healthRoutes(app: FastifyInstance, { parts, metrics, metricsToken }: Health): void {
  const looks = Object.entries(parts).map(([name, ask]) => ({
    name,
    look: patiently(ask, (err) => {
      if (err === undefined) app.log.info({ part: name }, 'a part answers again');
      else app.log.warn({ part: name, err }, 'a part does not answer');
    }),
  }));
  const options = { config: { unobserved: true } };

  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );

  app.get('/readyz', options, async (_request, reply) => {
    const answers = await Promise.all(looks.map(async ({ name, look }) => ({ name, ready: await look() })));
    const failing = answers.filter(({ ready }) => !ready).map(({ name }) => name);
    const ready = failing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, failing });
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound();
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

/**
 * A look with a time limit. A part that hangs is asked once, not again by each look that follows. `hear`
 * is told why the part fails when it begins to, and undefined when it answers again.
 */
function patiently(ask: () => Promise<unknown>, hear: (error?: unknown) => void): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  let failing = false;
  return async () => {
    underWay ??= Promise.resolve()
      .then(ask)
      .then(
        () => {
          if (failing) hear();
          failing = false;
          return true;
        },
        (error: unknown) => {
          if (!failing) hear(error ?? new Error('failed without a reason'));
          failing = true;
          return false;
        },
      )
      .finally(() => (underWay = undefined));
    return Promise.race([underWay, sleep(patience, false, { ref: false })]);
  };
}

/**
 * True with the token, and for a call from this machine that came through no proxy: a proxy says in a
 * header for whom it asks, or at least for which host.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return same(given, token);
  const forwarded = Object.keys(headers).some((name) =>
    /^(forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name),
  );
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    !forwarded &&
    /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
  );
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
