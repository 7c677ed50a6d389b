import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Knows of every call that is registered from now on at which methods it is answered.
 * @returns the methods of the address that a request asks for, none where nothing is
 */
export function methodsOfCalls(app: FastifyInstance): (request: FastifyRequest) => readonly string[] {
  const calls: { pattern: RegExp; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // What is served for any path at all are pages and files, which are asked for with GET alone.
    if (url.includes('*')) return;
    calls.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return ({ url }) => {
    const path = url.split('?', 1)[0]!;
    const there = calls.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(there)].sort();
  };
}

/** The addresses that a route such as `/api/lists/:id` stands for. */
function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}
