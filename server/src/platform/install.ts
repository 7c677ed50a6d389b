import type { FastifyInstance } from 'fastify';
import { locales } from 'contract/users';
import { escapeHtml } from './mail/html.ts';
import { pageColours } from './plain-page.ts';
import { say } from './words.ts';

/** The colours of the top bar in both themes, which a system gives the window of an installed product. */
const barColour = '#12201e';
const groundColour = '#f4f5f3';

const styles = `${pageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 'Inter Variable','Segoe UI',system-ui,sans-serif}
header{padding:14px 24px;background:${barColour};color:#f0f5f3;font-weight:700}
main{max-width:760px;margin:32px auto;padding:28px;background:var(--surface);border:1px solid var(--border);
border-radius:10px;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}
h2{margin:24px 0 8px;font-size:17px}
h3{margin:16px 0 0;font-size:15px}
p,small{display:block;margin:0 0 12px;color:var(--text2)}
small{margin:0 0 4px;font-size:13px}
details{padding:12px 0;border-top:1px solid var(--border)}
summary{min-height:32px;cursor:pointer}
summary h2{display:inline;margin:0;font-size:16px;color:var(--accent)}
ul{margin:0;padding:0;list-style:none}
li{padding:8px 0;border-top:1px solid var(--border)}
li p{white-space:pre-line;margin:0}
button{min-height:44px;margin:0 0 16px;padding:10px 20px;border:1px solid var(--button);border-radius:6px;
background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--hover);border-color:var(--hover)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:600px){main{margin:0;padding:24px 16px;border-width:0 0 1px;border-radius:0}header{padding:14px 16px}}`;

/**
 * What a browser needs to have the product installed: its manifest, and the page that its worker keeps for where there is
 * no network (`web/worker`), which says itself in the language of its reader.
 */
export function serveInstall(app: FastifyInstance, { PRODUCT_NAME }: { PRODUCT_NAME: string }): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(PRODUCT_NAME))),
  );
  app.get('/offline.html', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(offlinePage(PRODUCT_NAME)),
  );
}

function manifestOf(name: string): object {
  const icon = (file: string, size: number, purpose: string) => ({
    ...{ src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const sign = [icon('192', 192, 'any')];
  return {
    ...{ id: '/', name, short_name: name, lang: 'nl', start_url: '/', scope: '/', display: 'standalone' },
    description: say('nl', 'offline.about'),
    theme_color: barColour,
    background_color: groundColour,
    icons: [...sign, icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      { name: say('nl', 'offline.shortcuts.dashboard'), url: '/', icons: sign },
      { name: say('nl', 'offline.shortcuts.agenda'), url: '/agenda', icons: sign },
      { name: say('nl', 'offline.shortcuts.lists'), url: '/list-manager', icons: sign },
    ],
  };
}

/** What the page says, by the names that its script asks for. */
const parts = ['title', 'text', 'again', 'lists', 'readAt', 'empty', 'noLists'] as const;
const unknown = { moment: '{{moment}}' };

function offlinePage(name: string): string {
  const said = Object.fromEntries(
    locales.map((locale) => [
      locale,
      // What is not known yet stays as it is written.
      Object.fromEntries(parts.map((part) => [part, say(locale, `offline.page.${part}`, unknown)])),
    ]),
  );
  const json = JSON.stringify(said).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="nl"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(name)}</title>` +
    `<style>${styles}</style><script type="application/json" id="words">${json}</script></head>` +
    `<body><header>${escapeHtml(name)}</header><main></main><script type="module" src="/offline.js"></script></body></html>`
  );
}
