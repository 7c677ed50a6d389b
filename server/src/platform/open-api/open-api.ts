import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeApi, type DescribedProduct } from './describe.ts';

/** Seconds for which a browser keeps the description; it is another one with another version of the product. */
const keptFor = 300;

/**
 * Describes every call as OpenAPI 3.1 at `openapi.json` and as a readable page at `docs`. Both are made when they are
 * first asked for, in a thread of their own, because they need the contract with its comments and take a while.
 */
export function openApi(api: FastifyInstance, config: DescribedProduct): void {
  const [description, page] = [
    once(() => describeApi(config, 'json')),
    once(() => describeApi(config, 'page')),
  ];
  const kept = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${keptFor}`);
  api.get('/openapi.json', async (_request, reply) =>
    kept(reply)
      .type('application/json; charset=utf-8')
      .send(await description()),
  );
  api.get('/docs', async (_request, reply) =>
    kept(reply)
      .type('text/html; charset=utf-8')
      .send(await page()),
  );
}

/** Makes something when it is first asked for, and again only where that failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
