import type { FastifyRequest } from 'fastify';

/**
 * Whether a request asks for something under a path such as `/api/`: by its route, since the same address can be
 * written with escapes, or as it is written where nothing is there.
 */
export const isUnder = ({ routeOptions, url }: FastifyRequest, path: string): boolean =>
  url.startsWith(path) || (routeOptions.url?.startsWith(path) ?? false);
