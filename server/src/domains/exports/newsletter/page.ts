import type { Locale } from 'contract/users';
import { escapeHtml, type Html, markup, oneLine } from '#platform/mail/html.ts';
import { blocksOf } from '../rich-text.ts';
import { itemHtml } from './item-html.ts';
import type { ItemFacts } from './item-facts.ts';
import { fonts, type Looks } from './looks.ts';
import { richHtml } from './rich-html.ts';

/** A section of a newsletter. */
export interface Part {
  heading: string | undefined;
  items: ItemFacts[];
}

/** Why somebody gets a newsletter and how they get no more, and what it was sent with. */
export interface Foot {
  why: string;
  unsubscribe: { words: string; href: string };
  through: string;
}

interface Page {
  locale: Locale;
  title: string;
  organisation: string;
  date: string;
  header: { name: boolean; date: boolean };
  logo?: { src: string; width: number; height: number; alt: string };
  intro: string;
  closing: string;
  parts: readonly Part[];
  /** Words above the table of contents; undefined: there is none. */
  contents: string | undefined;
  /** What is said of items that are left out. */
  more: string | undefined;
  foot: Foot | undefined;
  looks: Looks;
}

const width = 640;
/** Pixels beyond which a logo leaves no room beside it on a phone. */
const widestBeside = 96;
const table = markup`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/**
 * The whole page. All that matters is in the elements themselves: the style sheet only makes the edges narrower on a
 * phone, because some programs drop it. Outlook gets a table of fixed width, which it needs, in a comment that others
 * pass over.
 */
export function newsletterPage(page: Page): string {
  const { locale, title, looks } = page;
  const rows = [
    headerRow(page),
    titleRow(page),
    page.contents === undefined ? undefined : contentsRow(page.contents, page.parts, looks),
    ...page.parts.flatMap((part, at) => [
      part.heading === undefined ? undefined : sectionRow(part.heading, at, looks),
      ...part.items.map((item, place) => markup`${anchor(page, at, place)}${itemHtml(item, looks)}`),
    ]),
    page.more === undefined
      ? undefined
      : cell(markup`<p style="margin:0;${looks.text}">${page.more}</p>`, looks),
    closingRow(page),
    page.foot && footRow(page.foot, looks),
  ];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="x-apple-disable-message-reformatting">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only">` +
    `<title>${escapeHtml(title)}</title>` +
    `<style>:root{color-scheme:light only;supported-color-schemes:light only}` +
    `@media (max-width:520px){.p{padding-left:16px!important;padding-right:16px!important}}</style>` +
    `<!--[if mso]><style>table,td,p,a,b,h1,h2,h3,li{font-family:Arial,sans-serif!important}` +
    `p,h1,h2,h3,li{mso-line-height-rule:exactly}</style><![endif]--></head>` +
    `<body style="margin:0;padding:0;background-color:${looks.canvas}">` +
    `<table ${table.html} width="100%" bgcolor="${looks.canvas}" style="background-color:${looks.canvas}"><tr>` +
    `<td align="center" style="padding:0;font-family:${fonts}">` +
    `<!--[if mso]><table ${table.html} width="${width}" align="center"><tr><td><![endif]-->` +
    `<table ${table.html} width="100%" align="center" bgcolor="${looks.paper}" ` +
    `style="max-width:${width}px;background-color:${looks.paper};text-align:left">` +
    rows.map((row) => row?.html ?? '').join('') +
    `</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`
  );
}

function headerRow({ organisation, date, header, logo, looks }: Page): Html | undefined {
  if (!header.name && !header.date && !logo) return undefined;
  // On paper of its own, so that a dark logo stays visible.
  const picture =
    logo &&
    markup`<table ${table}><tr><td bgcolor="${looks.paper}" style="padding:4px;background-color:${looks.paper}"><img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${oneLine(logo.alt)}" border="0"></td></tr></table>`;
  const beside =
    logo && logo.width <= widestBeside
      ? markup`<td width="${logo.width + 20}" style="padding:0 12px 0 0;vertical-align:middle">${picture}</td>`
      : undefined;
  const above = beside ? undefined : picture;
  const gap = above && markup`<tr><td style="font-size:10px;line-height:10px">&nbsp;</td></tr>`;
  const words =
    header.name || header.date || beside
      ? markup`<table ${table} width="100%">${gap}<tr>${[
          beside,
          markup`<td style="vertical-align:middle;${looks.headerName}">${header.name ? oneLine(organisation) : undefined}</td>`,
          header.date
            ? markup`<td align="right" style="vertical-align:middle;text-align:right;${looks.headerDate}">${date}</td>`
            : undefined,
        ]}</tr></table>`
      : undefined;
  return markup`<tr><td class="p" bgcolor="${looks.primary}" style="padding:18px 32px;background-color:${looks.primary}">${above}${words}</td></tr>`;
}

function titleRow({ title, intro, looks }: Page): Html {
  return cell(
    markup`<a name="top"></a><h1 style="margin:0 0 10px;${looks.title}">${title}</h1>${richHtml(blocksOf(intro), looks)}`,
    looks,
    '28px 32px 6px',
  );
}

/** Sections with the number of their items, or the items where there are no sections. */
function contentsRow(words: string, parts: readonly Part[], looks: Looks): Html {
  const sections = parts.flatMap(({ heading, items }, at) =>
    heading === undefined ? [] : [{ name: nameOf(at), text: heading, count: items.length }],
  );
  const lines =
    sections.length > 0
      ? sections
      : parts.flatMap(({ items }, at) =>
          items.flatMap(({ title }, place) =>
            title === undefined ? [] : [{ name: nameOf(at, place), text: title, count: undefined }],
          ),
        );
  return cell(
    markup`<table ${table} width="100%"><tr><td style="padding:14px 18px;border:1px solid ${looks.border};${looks.text}"><b>${words}</b>${lines.map(
      ({ name, text, count }) =>
        markup`<br><a href="#${name}" style="${looks.link}">${text}</a>${count === undefined ? undefined : markup` (${count})`}`,
    )}</td></tr></table>`,
    looks,
  );
}

function sectionRow(heading: string, at: number, looks: Looks): Html {
  return cell(
    markup`<a name="${nameOf(at)}"></a><table ${table} width="100%"><tr><td style="padding:0 0 6px;border-bottom:2px solid ${looks.accent}"><h2 style="margin:0;${looks.section}">${heading}</h2></td></tr></table>`,
    looks,
    '24px 32px 4px',
  );
}

function closingRow({ closing, organisation, looks }: Page): Html {
  const words = blocksOf(closing);
  const content =
    words.length > 0
      ? richHtml(words, looks)
      : [markup`<p style="margin:0;${looks.facts}">${oneLine(organisation)}</p>`];
  return cell(
    markup`<table ${table} width="100%"><tr><td style="padding:16px 0 0;border-top:1px solid ${looks.border}">${content}</td></tr></table>`,
    looks,
    '22px 32px 28px',
  );
}

function footRow({ why, unsubscribe, through }: Foot, looks: Looks): Html {
  return markup`<tr><td class="p" bgcolor="${looks.canvas}" style="padding:16px 32px 28px;background-color:${looks.canvas};${looks.facts}">${why}<br><a href="${unsubscribe.href}" style="${looks.link}">${unsubscribe.words}</a> &nbsp; ${through}</td></tr>`;
}

function cell(content: Html, { paper }: Looks, padding = '12px 32px'): Html {
  return markup`<tr><td class="p" bgcolor="${paper}" style="padding:${padding};background-color:${paper}">${content}</td></tr>`;
}

/** Where the table of contents leads to an item; only where it names items. */
function anchor({ contents, parts }: Page, part: number, place: number): Html | undefined {
  if (contents === undefined || parts.some(({ heading }) => heading !== undefined)) return undefined;
  return markup`<tr><td style="font-size:1px;line-height:1px"><a name="${nameOf(part, place)}"></a></td></tr>`;
}

const nameOf = (part: number, place?: number): string =>
  place === undefined ? `s${part}` : `s${part}-${place}`;
