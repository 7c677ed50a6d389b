import { type Html, markup } from '#platform/mail/html.ts';
import type { Block } from '../rich-text.ts';

/** How rich text looks: styles of every element, because mail programs read no others. */
interface RichLooks {
  /** Of paragraphs and items. */
  text: string;
  link: string;
}

/** Blocks of rich text as HTML with inline styles. */
export function richHtml(blocks: readonly Block[], looks: RichLooks): Html[] {
  const parts: Html[] = [];
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at]!;
    if (block.kind === 'paragraph') {
      parts.push(
        markup`<p style="margin:0 0 10px;${looks.text}">${block.runs.map((run) => runHtml(run, looks))}</p>`,
      );
      at += 1;
    } else {
      const { html, next } = listHtml(blocks, at, looks);
      parts.push(html);
      at = next;
    }
  }
  return parts;
}

/** One list with the deeper ones that stand in it. */
function listHtml(blocks: readonly Block[], from: number, looks: RichLooks): { html: Html; next: number } {
  const { kind, level, list } = blocks[from]!;
  const items: Html[] = [];
  let at = from;
  for (;;) {
    const block = blocks[at];
    if (!block || block.kind === 'paragraph' || block.level < level) break;
    if (block.level > level) {
      const inner = listHtml(blocks, at, looks);
      const last = items.pop();
      items.push(markup`${last}${inner.html}`);
      at = inner.next;
      continue;
    }
    if (block.list !== list) break;
    items.push(markup`${block.runs.map((run) => runHtml(run, looks))}`);
    at += 1;
  }
  const rows = items.map((item) => markup`<li style="margin:0 0 4px;${looks.text}">${item}</li>`);
  const style = 'margin:0 0 10px;padding:0 0 0 24px';
  return {
    html:
      kind === 'number'
        ? markup`<ol style="${style}">${rows}</ol>`
        : markup`<ul style="${style}">${rows}</ul>`,
    next: at,
  };
}

function runHtml({ text, bold, italic, href, lineBreak }: Block['runs'][number], looks: RichLooks): Html {
  let html = markup`${text}`;
  if (italic) html = markup`<i>${html}</i>`;
  if (bold) html = markup`<b>${html}</b>`;
  if (href !== undefined) html = markup`<a href="${href}" style="${looks.link}">${html}</a>`;
  return lineBreak ? markup`<br>${html}` : html;
}
