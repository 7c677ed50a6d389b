import { z } from 'zod';
import { ColourPair } from './colours.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { ListItemId } from './list-items.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { Locale } from './users.ts';

/** HTML; the server keeps bold, italic, links and lists only, as in an update of the user's own (decision 3.28). */
const RichText = SeveralLines.max(4 * limits.maximumUpdateDescription);

/** What is shown of every item; a switch each. What an item does not have is left out. */
export const NewsletterParts = z.strictObject({
  /** Its title. */
  title: z.boolean().default(true),
  /** What type of document it is. */
  type: z.boolean().default(true),
  /** The institution, or where an update comes from. */
  source: z.boolean().default(true),
  /** Its date. */
  date: z.boolean().default(true),
  /** What the user wrote with it. */
  note: z.boolean().default(true),
  /** Words of the document that were put on the list with it. */
  passage: z.boolean().default(true),
  /** The short summary, with how it was made. */
  summary: z.boolean().default(false),
  /** A link to where its source shows it. */
  sourceLink: z.boolean().default(true),
  /** A link to the document in the product; who has no account there sees the login. */
  pageLink: z.boolean().default(false),
});
export type NewsletterParts = z.output<typeof NewsletterParts>;

/**
 * How a list becomes a newsletter. Kept with the list as its draft; a template of an organisation is the same object
 * under a name. Every part has a default, so `{}` is a newsletter.
 */
export const NewsletterSettings = z.strictObject({
  /** The title, which is also the subject; the title of the list when left out. */
  title: OneLine.min(1).max(limits.maximumListTitle).optional(),
  /** The two colours; null: those that apply to the user, their own or the organisation's (decision 3.4). */
  colours: ColourPair.nullable().default(null),
  /** What stands above the items. */
  header: z
    .strictObject({
      /** The logo of the organisation, where it has one. */
      logo: z.boolean().default(true),
      /** The name of the organisation. */
      name: z.boolean().default(true),
      /** The day it is made. */
      date: z.boolean().default(true),
    })
    .prefault({}),
  /** A text before the items, in HTML. */
  intro: RichText.default(''),
  /** A text after the items, in HTML. */
  closing: RichText.default(''),
  /** A table of contents; shown above ten items only. */
  contents: z.boolean().default(true),
  show: NewsletterParts.prefault({}),
});
export type NewsletterSettings = z.output<typeof NewsletterSettings>;

/** Bytes of HTML beyond which mailboxes cut a newsletter off; ours stay below. */
export const newsletterBytes = 100_000;

/** A newsletter as it may be pasted, saved and sent. */
export const RenderedNewsletter = z.object({
  /** The subject of its mail. */
  subject: z.string(),
  /** A whole page of tables and inline styles, small enough that mailboxes do not cut it off. */
  html: z.string(),
  /** The same in plain text. */
  text: z.string(),
  /** Bytes of the HTML in UTF-8. */
  bytes: z.number().int(),
  /** Texts of items were shortened or left out so that it fits: to be said beside the preview. */
  shortened: z.boolean(),
  /** Items that are left out because even their titles did not fit; the newsletter says how many. */
  leftOut: z.number().int(),
});
export type RenderedNewsletter = z.infer<typeof RenderedNewsletter>;

/** The list manager is asked as well. */
const mayMake = access.module('newsletter');
const ofList = { id: ListId };
const Kept = z.object({ data: NewsletterSettings });
/** A newsletter as it would be with these settings, which are not kept: the items named, else those marked. */
export const NewsletterOrder = z.strictObject({
  settings: NewsletterSettings,
  /** The language of its own words. */
  locale: Locale,
  /** The items, in the order of the list whatever the order here; those marked for export when left out. */
  itemIds: z.array(ListItemId).max(limits.maximumListItems).optional(),
});

export const getNewsletterDraft = endpoint({
  method: 'GET',
  path: '/lists/{id}/newsletter',
  summary: 'How a list of the user becomes a newsletter: its draft, or the defaults while there is none.',
  access: mayMake,
  params: ofList,
  response: Kept,
});

export const putNewsletterDraft = endpoint({
  method: 'PUT',
  path: '/lists/{id}/newsletter',
  summary: 'Keeps how a list becomes a newsletter; intro and closing come back cleaned.',
  access: mayMake,
  params: ofList,
  body: NewsletterSettings,
  response: Kept,
});

export const previewNewsletter = endpoint({
  method: 'POST',
  path: '/lists/{id}/newsletter/preview',
  summary:
    'The newsletter of a list as it would be with these settings, which are not kept: the items named, else those ' +
    'marked. 400 when there is no item among them.',
  access: mayMake,
  params: ofList,
  body: NewsletterOrder,
  response: z.object({ data: RenderedNewsletter }),
});

export const exportNewsletterMail = endpoint({
  method: 'POST',
  path: '/lists/{id}/export/eml',
  summary:
    'The newsletter of a list as a file that mail programs open as a mail still to be sent, from the user; as a preview.',
  access: mayMake,
  params: ofList,
  body: NewsletterOrder,
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});

export const testNewsletter = endpoint({
  method: 'POST',
  path: '/lists/{id}/newsletter/test',
  summary:
    `Mails the newsletter of a list to the user alone, as it would be with these settings; as a preview. The same again ` +
    `within ${limits.repeatedSave / 1_000} seconds is one mail. At most ${limits.newsletterTests} an hour, then 429.`,
  access: mayMake,
  refuses: ['429 RATE'],
  params: ofList,
  body: NewsletterOrder,
  response: z.object({
    /** Where it went. */
    data: z.object({
      /** The address of the user. */
      email: z.string(),
    }),
  }),
});

export const getNewsletterTicket = endpoint({
  method: 'GET',
  path: '/lists/{id}/export/html-token',
  summary:
    'A ticket with which the browser opens the newsletter of this list: for this user, ten minutes (7.11).',
  access: mayMake,
  params: ofList,
  response: z.object({
    /** For the address of the page; it works for ten minutes. */
    token: z.string(),
  }),
});

export const readNewsletter = endpoint({
  method: 'GET',
  path: '/lists/{id}/export/html/{a}/{b}',
  summary:
    'The newsletter of a list by ticket (a) in a language (b): its draft with the items marked, as a complete page ' +
    'of mail-safe HTML (decision 7.11).',
  access: access.ticket,
  params: {
    ...ofList,
    /** What `html-token` answered. */
    a: z.string().max(300),
    /** The language of its own words. */
    b: Locale,
  },
  response: z.unknown(),
  answers: 'binary',
});
