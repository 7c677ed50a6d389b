import type { Locale } from 'contract/users';
import { darkRules, light } from './colours.ts';
import { escapeHtml, type Html, markup } from './html.ts';

/** Fonts that are there; a mail fetches nothing. */
const fonts = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";
const width = 640;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/** What stands around the content of every mail. */
interface Frame {
  locale: Locale;
  productName: string;
  title: string;
  /** What a mailbox shows behind the subject. */
  preview: string;
  /** Rows of one column, such as those of `card`. */
  rows: readonly Html[];
  /** Small print below everything: paragraphs. */
  footer: readonly Html[];
}

/**
 * A whole mail of tables and inline styles, light, and dark where the mail program can. It fetches nothing, so
 * that opening it tells nobody.
 */
export function mailPage({ locale, productName, title, preview, rows, footer }: Frame): string {
  const dark = darkRules();
  // Outlook on the web marks what it recoloured; its own rules stand apart, because some programs drop a whole
  // style sheet for one selector they do not know.
  const styles =
    `<style>body{margin:0;padding:0;-webkit-text-size-adjust:100%}a{text-decoration:none}.m{font-weight:500}` +
    `@media (max-width:520px){.p{padding-left:16px!important;padding-right:16px!important}` +
    `.o{padding-left:0!important;padding-right:0!important}.e{border-radius:0!important;border-left:0!important;` +
    `border-right:0!important}}</style>` +
    `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `@media (prefers-color-scheme:dark){${dark}}</style>` +
    `<style>${darkRules('[data-ogsc] ', '[data-ogsb] ')}</style>` +
    `<!--[if mso]><style>body,table,td,p,a,b,h1,h2,h3,li{font-family:'Segoe UI',Arial,sans-serif!important}` +
    `p,h1,h2,h3{mso-line-height-rule:exactly}</style><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office">` +
    `<o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->`;
  const body = markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.canvas}">${preview}</div>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="x-apple-disable-message-reformatting">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escapeHtml(title)}</title>${styles}</head>` +
    `<body class="c" style="margin:0;padding:0;background-color:${light.canvas}">${body.html}` +
    `<table ${table} class="c" style="background-color:${light.canvas}"><tr><td align="center" class="o" ` +
    `style="padding:16px 12px 32px;font-family:${fonts}">` +
    `<!--[if mso]><table role="presentation" width="${width}" align="center"><tr><td><![endif]-->` +
    `<table ${table} style="max-width:${width}px;text-align:left" align="center">` +
    brandBar(productName).html +
    rows.map(({ html }) => html).join('') +
    `<tr><td class="p" style="padding:20px 24px 0">${footer.map(({ html }) => html).join('')}</td></tr>` +
    `</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`
  );
}

/** The edge of the product, the same in both themes. */
function brandBar(productName: string): Html {
  return markup`<tr><td class="p e" bgcolor="${light.bar}" style="padding:14px 24px;background-color:${light.bar};border-radius:10px 10px 0 0"><p style="margin:0;font-size:16px;line-height:20px;font-weight:700;color:${light.onBar}"><span style="color:${light.brand}">&#9679;</span>&nbsp; ${productName}</p></td></tr>`;
}
