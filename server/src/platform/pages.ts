import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface PageConfig {
  PRODUCT_NAME: string;
  ADMIN_URL: string | undefined;
  SUPPORT_EMAIL: string;
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
}

/**
 * Serves the built front end: hashed files for a year, and index.html for every path of the
 * browser's router, with the configuration written in, so that one build serves everywhere.
 */
export async function servePages(app: FastifyInstance, config: PageConfig): Promise<void> {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return;
  const page = withConfig(await readFile(index, 'utf8'), config);
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
  app.get('/*', async (request, reply) => {
    // A missing build file must not be answered with a page: the browser would try to run it.
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

function withConfig(html: string, page: PageConfig): string {
  const { PRODUCT_NAME, ADMIN_URL, SUPPORT_EMAIL, AI_BASE_URL, AI_MODEL } = page;
  const config = {
    productName: PRODUCT_NAME,
    adminUrl: ADMIN_URL ?? '',
    supportEmail: SUPPORT_EMAIL,
    summaries: AI_BASE_URL && AI_MODEL ? 'ai' : 'extract',
  };
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const title = PRODUCT_NAME.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html
    .replace(/(<script type="application\/json" id="config">)[^<]*/, (_match, open: string) => open + json)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}
