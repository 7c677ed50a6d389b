import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { limits } from 'contract/limits';
import type { FastifyInstance } from 'fastify';
import { keptOut } from './maintenance.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface PageConfig {
  PRODUCT_NAME: string;
  ADMIN_URL: string | undefined;
  SUPPORT_EMAIL: string;
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
  /** Planned maintenance keeps whoever asks out. */
  offline?: true;
}

/**
 * Serves the built front end: hashed files for a year, and index.html for every path of the
 * browser's router, with the configuration written in, so that one build serves everywhere. During planned maintenance
 * those pages are answered with 503 to everybody but staff, and say so (decision 2.8).
 */
export async function servePages(app: FastifyInstance, config: PageConfig): Promise<void> {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return;
  const html = await readFile(index, 'utf8');
  const page = withConfig(html, config);
  const offlinePage = withConfig(html, { ...config, offline: true });
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // A missing build file must not be answered with a page: the browser would try to run it.
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const offline = await keptOut(app, request);
    if (offline) reply.code(503).header('retry-after', String(limits.maintenanceCountdown));
    return reply.send(offline ? offlinePage : page);
  });
}

function withConfig(html: string, page: PageConfig): string {
  const { PRODUCT_NAME, ADMIN_URL, SUPPORT_EMAIL, AI_BASE_URL, AI_MODEL, offline } = page;
  const config = {
    productName: PRODUCT_NAME,
    adminUrl: ADMIN_URL ?? '',
    supportEmail: SUPPORT_EMAIL,
    summaries: AI_BASE_URL && AI_MODEL ? 'ai' : 'extract',
    ...(offline ? { offline } : {}),
  };
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  // Known by its title (specification §8).
  const title = (offline ? 'Offline for Maintenance' : PRODUCT_NAME)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  return html
    .replace(/(<script type="application\/json" id="config">)[^<]*/, (_match, open: string) => open + json)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}
