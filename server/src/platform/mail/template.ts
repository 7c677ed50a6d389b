import type { Locale } from 'contract/users';

/** Text safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Parts of a mail, in reading order; all plain text, escaped by the template. */
export interface Letter {
  locale: Locale;
  productName: string;
  title: string;
  paragraphs: readonly string[];
  button: { label: string; link: string };
  /** Small print under the button. */
  closing: readonly string[];
}

const font = "font-family:Inter,'Segoe UI',Arial,sans-serif";

/** The two bodies of a mail: HTML of tables and inline styles, and the same words as plain text. */
export function renderLetter(letter: Letter): { html: string; text: string } {
  const { locale, productName, title, paragraphs, button, closing } = letter;
  const link = escapeHtml(button.link);
  const row = (content: string, style: string) => `<tr><td style="${font};${style}">${content}</td></tr>`;
  const rows = [
    row(escapeHtml(productName), 'padding:0 0 16px;font-size:14px;font-weight:600;color:#4a5568'),
    row(escapeHtml(title), 'padding:0 0 16px;font-size:20px;font-weight:600;color:#1a202c'),
    ...paragraphs.map((text) =>
      row(escapeHtml(text), 'padding:0 0 12px;font-size:15px;line-height:22px;color:#1a202c'),
    ),
    row(
      `<a href="${link}" style="display:inline-block;padding:10px 18px;background:#1d4e89;color:#ffffff;` +
        `text-decoration:none;border-radius:4px">${escapeHtml(button.label)}</a>`,
      'padding:8px 0 20px;font-size:15px',
    ),
    ...closing.map((text) =>
      row(escapeHtml(text), 'padding:0 0 8px;font-size:13px;line-height:19px;color:#4a5568'),
    ),
  ];
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:0;background:#f4f5f7"><table ${table} width="100%"><tr>` +
    `<td align="center" style="padding:24px 12px"><table ${table} width="560" ` +
    `style="width:100%;max-width:560px;background:#ffffff;border-radius:6px"><tr><td style="padding:28px">` +
    `<table ${table} width="100%">${rows.join('')}</table></td></tr></table></td></tr></table></body></html>`;
  const text = [title, ...paragraphs, `${button.label}:\n${button.link}`, ...closing, productName].join(
    '\n\n',
  );
  return { html, text: `${text}\n` };
}
