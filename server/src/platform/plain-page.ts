import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from 'contract/users';
import { escapeHtml, type Html, markup } from './mail/html.ts';

/** A page without a login and without scripts, in the look of the product. */
export interface PlainPage {
  locale: Locale;
  productName: string;
  title: string;
  paragraphs: readonly string[];
  /** A form that posts to the page's own address; `email` asks for an address in the field of that name. */
  form?: {
    label: string;
    fields: Readonly<Record<string, string>>;
    email?: { label: string; value: string; fault?: string | undefined };
    quiet?: true;
  };
  links: readonly { address: string; label: string }[];
}

/** The colours of pages that the server draws, as CSS variables of both themes. */
export const pageColours = `
:root{color-scheme:light dark;--canvas:#f4f5f3;--surface:#fff;--border:#dcdfdb;--text:#16201e;--text2:#43504c;
--accent:#0a5b68;--button:#0b6472;--on-button:#fff;--hover:#084d58;--fault:#a61e3c}
@media (prefers-color-scheme:dark){:root{--canvas:#0e1312;--surface:#151b1a;--border:#2a3330;--text:#e9eeec;
--text2:#b9c3bf;--accent:#6fcdd9;--button:#55c1cf;--on-button:#05242a;--hover:#7fd5df;--fault:#ff9aa8}}`;

const styles = `${pageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 'Inter Variable','Segoe UI',system-ui,sans-serif}
header{padding:14px 24px;background:#12201e;color:#f0f5f3;font-weight:700}
header span{color:#6fcdd9}
main{max-width:560px;margin:32px auto;padding:28px;background:var(--surface);border:1px solid var(--border);
border-radius:10px}
h1{margin:0 0 12px;font-size:22px;line-height:1.3;overflow-wrap:anywhere}
p{margin:0 0 12px;color:var(--text2);overflow-wrap:anywhere}
label{display:block;font-weight:600}
input[type=email]{display:block;width:100%;min-height:44px;margin:4px 0 0;padding:8px 12px;border:1px solid var(--text2);
border-radius:6px;background:var(--surface);color:var(--text);font:inherit}
p.fault{margin:6px 0 0;color:var(--fault)}
button{min-height:44px;margin:12px 0;padding:10px 20px;border:1px solid var(--button);border-radius:6px;
background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--hover);border-color:var(--hover)}
button.quiet{background:none;color:var(--accent)}
button.quiet:hover{border-color:var(--accent)}
a{display:inline-block;margin-right:20px;padding:10px 0;color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:600px){main{margin:0;padding:24px 16px;border-width:0 0 1px;border-radius:0}header{padding:14px 16px}}
`;

/** The whole HTML of a page. */
function plainPage({ locale, productName, title, paragraphs, form, links }: PlainPage): string {
  const body: Html = markup`<header><span aria-hidden="true">&#9679;</span>&nbsp; ${productName}</header><main><h1>${title}</h1>${paragraphs.map((text) => markup`<p>${text}</p>`)}${form && formIn(form)}${links.length === 0 ? undefined : markup`<nav>${links.map(({ address, label }) => markup`<a href="${address}">${label}</a>`)}</nav>`}</main>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(`${title} · ${productName}`)}</title><style>${styles}</style></head><body>${body.html}</body></html>`
  );
}

function formIn({ label, fields, email, quiet }: NonNullable<PlainPage['form']>): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return markup`<form method="post">${hidden}${email && emailIn(email)}<button type="submit" class="${quiet ? 'quiet' : 'plain'}">${label}</button></form>`;
}

function emailIn({ label, value, fault }: NonNullable<NonNullable<PlainPage['form']>['email']>): Html {
  const described = fault === undefined ? undefined : markup` aria-invalid="true" aria-describedby="fault"`;
  return markup`<label for="email">${label}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${value}"${described}>${fault === undefined ? undefined : markup`<p id="fault" class="fault">${fault}</p>`}`;
}

/** Bytes of a form. */
const formBytes = 16 * 1024;

/** Registers pages that take forms, and nothing else, as mail programs and browsers send them. */
export async function pagesWithForms(
  app: FastifyInstance,
  register: (pages: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    register(pages);
  });
}

/** The fields of a form; of one in parts only short ones are read, as mail programs send them. */
export function formOf({ headers, body }: FastifyRequest): URLSearchParams {
  const text = typeof body === 'string' ? body : '';
  if (!headers['content-type']?.startsWith('multipart/')) return new URLSearchParams(text);
  const parts = text.matchAll(/name="([A-Za-z-]{1,40})"\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/g);
  return new URLSearchParams(Array.from(parts, (part) => part.slice(1)));
}

/** Whether a form was sent by the button of a page, or in one click by a mail program (RFC 8058). */
export const isConfirmed = (form: URLSearchParams): boolean =>
  form.get('List-Unsubscribe') === 'One-Click' || form.get('confirm') === 'yes';

/** What the button of a page sends. */
export const confirming = { confirm: 'yes' } as const;

/** Answers with a page that nobody keeps. */
export const sendPage = (reply: FastifyReply, content: PlainPage): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(plainPage(content));
