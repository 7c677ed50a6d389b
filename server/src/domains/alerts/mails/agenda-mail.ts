import type { DocumentId } from 'contract/document-parts';
import { meetingAddress } from '#domains/agenda/index.ts';
import { card, cell, paragraph, small, title } from '#platform/mail/blocks.ts';
import { light } from '#platform/mail/colours.ts';
import { mailPage } from '#platform/mail/frame.ts';
import { calm, type Html, markup, oneLine, shortened } from '#platform/mail/html.ts';
import { unsubscribeHeaders } from '#platform/mail/unsubscribe-links.ts';
import { say } from '#platform/words.ts';
import { markedQuery } from './marked-query.ts';
import { type AlertMail, mailEnd, type RenderedMail } from './mail.ts';

/** What every mail about meetings is made with. */
export interface AgendaMail extends AlertMail {
  /** The Amsterdam day of the mail, `YYYY-MM-DD`. */
  day: string;
  /** The saved searches of the agenda whose meetings are in it, in order. */
  searches: readonly { id: string; title: string; query: string }[];
}

/** What a mail about meetings says. */
interface Content {
  subject: string;
  /** Its heading, what kind of mail it is, and a sentence to its reader. */
  head: string;
  what: string;
  intro: string;
  preview: string;
  /** The meetings, as HTML and as text. */
  cards: readonly (readonly Html[])[];
  blocks: readonly string[];
}

/** Characters of the title of a meeting. */
const mostTitle = 300;
/** Searches that can be switched off one by one at the end of a mail. */
const mostSearches = 10;

/** The mail with this content. */
export function agendaMail(mail: AgendaMail, content: Content): RenderedMail {
  const { locale, productName, unsubscribe } = mail;
  const { subject, head, what, intro } = content;
  const searchesOff = mail.searches.slice(0, mostSearches).map((search) => ({
    words: say(locale, 'agendaMails.searchOff', { name: oneLine(search.title) }),
    address: unsubscribe.agendaSearch(search.id),
  }));
  const end = mailEnd(mail, 'agendaMails.footer', searchesOff);
  return {
    subject,
    html: mailPage({
      locale,
      productName,
      title: subject,
      preview: content.preview.slice(0, 300),
      rows: [
        card([cell([title(head), small(what, 4), paragraph(intro, 12)])], true),
        ...content.cards.map((rows) => card(rows)),
      ],
      footer: end.html,
    }),
    text: `${[`${head}\n${what}`, intro, ...content.blocks, ...end.text].join('\n\n')}\n`,
    headers: unsubscribeHeaders(unsubscribe, mail.deliveryId),
  };
}

/** Opens a meeting with the words of its search marked, and what changed since an instant. */
export const addressOf = (
  { address }: AlertMail,
  { id }: { id: DocumentId },
  query: string,
  since?: number,
): string => meetingAddress(address, id, { marked: markedQuery(query), since });

/** The title of a meeting as a mail writes it, and as it leads to the meeting. */
export const titleOf = ({ title: words }: { title: string }): string => shortened(calm(words), mostTitle);
export const titleLink = (address: string, words: string): Html =>
  markup`<a class="a" href="${address}" style="color:${light.accent};font-size:16px;line-height:22px">${words}</a>`;
