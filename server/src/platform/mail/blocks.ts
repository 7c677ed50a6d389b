import { families, light } from './colours.ts';
import { type Html, markup } from './html.ts';

/** Blocks of mails. They read light by their inline styles and dark by their classes (colours.ts). */

/** A row with a ground of its own; `first` joins the bar above it, others keep a distance from what is above. */
export function card(content: readonly (Html | undefined)[], first = false): Html {
  const { surface, border } = light;
  const style = `background-color:${surface};border:1px solid ${border};${first ? 'border-top:0;border-radius:0 0 10px 10px' : 'border-radius:10px'}`;
  const gap = first
    ? undefined
    : markup`<tr><td style="height:16px;line-height:16px;font-size:1px">&nbsp;</td></tr>`;
  return markup`${gap}<tr><td class="s b e" bgcolor="${surface}" style="${style};border-collapse:separate"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${content}</table></td></tr>`;
}

/** A row of a card; `line` draws a line above it, `raised` gives the first one a ground of its own. */
export function cell(content: readonly (Html | undefined)[], { line = false, raised = false } = {}): Html {
  const style = `padding:16px 24px${line ? `;border-top:1px solid ${light.border}` : ''}${raised ? `;background-color:${light.raised};border-radius:9px 9px 0 0` : ''}`;
  const names = `p${line ? ' b' : ''}${raised ? ' r' : ''}`;
  return markup`<tr><td class="${names}" style="${style}">${content}</td></tr>`;
}

/** The heading of a mail. */
export function title(text: string): Html {
  return markup`<h1 class="t" style="margin:0;font-size:22px;line-height:28px;font-weight:700;color:${light.text}">${text}</h1>`;
}

/** The heading of a part. */
export function heading(text: string | Html): Html {
  return markup`<h2 class="t" style="margin:0;font-size:17px;line-height:24px;font-weight:700;color:${light.text}">${text}</h2>`;
}

/** Reading text; `above` pixels from what stands before it. */
export function paragraph(text: string | Html | readonly Html[], above = 8): Html {
  return markup`<p class="t2" style="margin:${above}px 0 0;font-size:15px;line-height:22px;color:${light.text2}">${text}</p>`;
}

/** Facts and small print. */
export function small(text: string | Html | readonly Html[], above = 6): Html {
  return markup`<p class="t3" style="margin:${above}px 0 0;font-size:13px;line-height:19px;color:${light.text3}">${text}</p>`;
}

/** A link in a sentence, in the colour of links and underlined, because colour alone is not seen by all. */
export function link(address: string, text: string): Html {
  return markup`<a class="a" href="${address}" style="color:${light.accent};text-decoration:underline">${text}</a>`;
}

/** The one thing to do; Outlook draws it as a filled cell. */
export function button(address: string, label: string): Html {
  const { button: ground, onButton } = light;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:16px"><tr><td class="btn" bgcolor="${ground}" style="background-color:${ground};border-radius:6px"><a class="btn" href="${address}" style="display:inline-block;padding:11px 20px;font-size:15px;line-height:20px;font-weight:600;color:${onButton};text-decoration:none;border-radius:6px">${label}</a></td></tr></table>`;
}

/** Text of which some stretches, in order, are marked as what was looked for. */
export function marked(text: string, marks: readonly (readonly [number, number])[]): Html {
  const parts: Html[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at || end > text.length || end <= start) continue;
    parts.push(
      markup`${text.slice(at, start)}<b class="m" style="background-color:${light.hit}">${text.slice(start, end)}</b>`,
    );
    at = end;
  }
  return markup`${parts}${text.slice(at)}`;
}

/** A small square in the colour of a kind of document, always beside the written kind. */
export function dot(family: keyof typeof families | undefined): Html {
  if (family === undefined) return markup``;
  return markup`<span class="f-${family}" style="color:${families[family][0]}" aria-hidden="true">&#9632;</span>&nbsp;`;
}

/** Words in a colour with a meaning, always readable without it. */
export function toned(tone: 'w' | 'ok', text: string): Html {
  return markup`<b class="${tone}" style="font-weight:600;color:${tone === 'w' ? light.warning : light.success}">${text}</b>`;
}
