import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { limits } from 'contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveInstall } from './install.ts';
import { keptOut } from './maintenance.ts';
import { staffWords } from './staff-words.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface PageConfig {
  BASE_URL: string;
  PRODUCT_NAME: string;
  ADMIN_URL: string | undefined;
  SUPPORT_EMAIL: string;
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
}

/** What the page of the admin site may load: its own files, and a picture it draws itself (decision 6.7). */
const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/**
 * Serves the built front end: hashed files for a year, index.html for every path of the browser's router and admin.html
 * for those of the admin site, with the configuration written in, so that one build serves everywhere. An admin site
 * with a host of its own is on that host alone, and the only page of the product there is the one for passwords. During
 * planned maintenance the pages of the product are answered with 503 to everybody but staff, and say so (decision 2.8).
 */
export async function servePages(app: FastifyInstance, config: PageConfig): Promise<void> {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return;
  const html = await readFile(index, 'utf8');
  const page = pageWith(html, config);
  // Known by its title (specification §8).
  const offlinePage = pageWith(html, config, { offline: true }, 'Offline for Maintenance');
  const adminHost = ownAdminHost(config);
  const elsewhere = adminHost === undefined ? {} : { productUrl: config.BASE_URL };
  const adminPage = pageWith(await readFile(join(built, 'admin.html'), 'utf8'), config, elsewhere);
  // On the host of the admin site the way back leads to the product.
  const recoveryPage = pageWith(html, config, elsewhere);
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', '*.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  serveInstall(app, config);
  const answerAdmin = (request: FastifyRequest, reply: FastifyReply) => {
    const recovery = recoveryIn(request.url.slice('/admin'.length));
    if (recovery !== undefined) return reply.redirect(recovery);
    if (adminHost !== undefined && request.host !== adminHost) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': adminPolicy })
      .type('text/html; charset=utf-8')
      .send(adminPage());
  };
  for (const path of ['/admin', '/admin/*']) app.get(path, answerAdmin);
  app.get('/*', async (request, reply) => {
    // A missing build file must not be answered with a page: the browser would try to run it.
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    const recovery = recoveryIn(request.url);
    if (recovery !== undefined && recovery !== request.url) return reply.redirect(recovery);
    const ofAdminHost = adminHost !== undefined && request.host === adminHost;
    if (ofAdminHost && recovery === undefined) return reply.redirect('/admin');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (ofAdminHost) return reply.send(recoveryPage());
    const offline = await keptOut(app, request);
    if (offline) reply.code(503).header('retry-after', String(limits.maintenanceCountdown));
    return reply.send(offline ? offlinePage() : page());
  });
}

/**
 * Where the page for passwords is, for an address that means it: the login links to the one of the admin site, wherever
 * that stands. Undefined for any other address.
 */
function recoveryIn(url: string): string | undefined {
  const found = /^\/password-(?:reset|recovery)\/?(\?.*)?$/.exec(url);
  return found ? `/password-reset${found[1] ?? ''}` : undefined;
}

/** The host that an admin site has to itself; undefined where it stands at `/admin` of the product. */
export function ownAdminHost({ BASE_URL, ADMIN_URL }: Pick<PageConfig, 'BASE_URL' | 'ADMIN_URL'>) {
  if (ADMIN_URL === undefined) return undefined;
  const { host } = new URL(ADMIN_URL);
  return host === new URL(BASE_URL).host ? undefined : host;
}

/** A page with its configuration written in, and what staff set in the place of the catalogue: made anew when they do. */
function pageWith(html: string, page: PageConfig, more: object = {}, name = page.PRODUCT_NAME): () => string {
  let set: ReturnType<typeof staffWords> | undefined;
  let made = '';
  return () => {
    if (set === staffWords()) return made;
    set = staffWords();
    const { contextOrder, notOffered, sourceTrees } = set;
    const words = Object.fromEntries(
      Object.entries(set.words).filter(([, texts]) => Object.keys(texts).length > 0),
    );
    made = withConfig(html, page, { ...more, words, contextOrder, notOffered, sourceTrees }, name);
    return made;
  };
}

function withConfig(html: string, page: PageConfig, more: object, name: string): string {
  const { PRODUCT_NAME, ADMIN_URL, SUPPORT_EMAIL, AI_BASE_URL, AI_MODEL } = page;
  const config = {
    productName: PRODUCT_NAME,
    adminUrl: ADMIN_URL ?? '',
    supportEmail: SUPPORT_EMAIL,
    ...more,
    summaries: AI_BASE_URL && AI_MODEL ? 'ai' : 'extract',
  };
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html
    .replace(/(<script type="application\/json" id="config">)[^<]*/, (_match, open: string) => open + json)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}
