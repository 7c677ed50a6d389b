import { calm, type Html, markup } from '#platform/mail/html.ts';
import { blocksOf } from '../rich-text.ts';
import type { ItemFacts } from './item-facts.ts';
import type { Looks } from './looks.ts';
import { richHtml } from './rich-html.ts';

/** The rows of one item. */
export function itemHtml(facts: ItemFacts, looks: Looks): Html {
  const { title, titleHref, remark, note, passage, quotations, summary, description, links } = facts;
  if (facts.brief) return briefHtml(facts, looks);
  const lines = (text: string) =>
    text
      .split(/\r?\n/u)
      .filter((line) => line.trim() !== '')
      .map((line) => markup`<p style="margin:0 0 8px;${looks.text}">${calm(line)}</p>`);
  const heading =
    titleHref === undefined
      ? markup`${title}`
      : markup`<a href="${titleHref}" style="${looks.titleLink}">${title}</a>`;
  return markup`<tr><td class="p" bgcolor="${looks.paper}" style="padding:14px 32px 8px;background-color:${looks.paper}">${[
    facts.facts === '' ? undefined : markup`<p style="margin:0 0 2px;${looks.facts}">${facts.facts}</p>`,
    title === undefined ? undefined : markup`<h3 style="margin:0 0 6px;${looks.itemTitle}">${heading}</h3>`,
    remark === undefined ? undefined : markup`<p style="margin:0 0 6px;${looks.facts}">${remark}</p>`,
    ...(note === undefined ? [] : lines(note)),
    ...(description === undefined ? [] : richHtml(blocksOf(description), looks)),
    passage === undefined ? undefined : quoteHtml(passage, '', looks),
    ...quotations.map(({ words, from }) => quoteHtml(words, from, looks)),
    ...(summary === undefined
      ? []
      : [...lines(summary.text), markup`<p style="margin:0 0 8px;${looks.facts}">${summary.made}</p>`]),
    links.length === 0
      ? undefined
      : markup`<p style="margin:0 0 4px;${looks.facts}">${links.map(
          ({ href, text }, at) =>
            markup`${at > 0 ? markup` &nbsp; ` : undefined}<a href="${href}" style="${looks.link}">${text}</a>`,
        )}</p>`,
  ]}</td></tr>`;
}

function quoteHtml(words: string, from: string, looks: Looks): Html {
  const said = from === '' ? undefined : markup`<br><span style="${looks.facts}">${calm(from)}</span>`;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td bgcolor="${looks.raised}" style="padding:10px 14px;border-left:4px solid ${looks.secondary};background-color:${looks.raised};${looks.quote}">${calm(words)}${said}</td></tr><tr><td style="font-size:8px;line-height:8px">&nbsp;</td></tr></table>`;
}

/** A title and its facts, where hundreds have to fit. */
function briefHtml({ title, titleHref, facts }: ItemFacts, { text, titleLink, paper }: Looks): Html {
  const heading =
    titleHref === undefined
      ? markup`${title}`
      : markup`<a href="${titleHref}" style="${titleLink}">${title}</a>`;
  return markup`<tr><td class="p" bgcolor="${paper}" style="padding:4px 32px;${text}">${heading}${title === undefined || facts === '' ? undefined : ', '}${facts}</td></tr>`;
}
