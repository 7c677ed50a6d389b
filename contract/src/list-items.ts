import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { DocumentId } from './document-parts.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { Quotation } from './quotations.ts';
import { Day } from './days.ts';
import { ListId } from './lists.ts';

/** Our id of an item of a list. @example b3xYl0qkP5nT7sW2cVdEfg */
export const ListItemId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListItemId = z.infer<typeof ListItemId>;

/** What the user writes with a document; plain text of several lines. @example "Ter bespreking op dinsdag." */
const Note = SeveralLines.trim().max(limits.maximumItemNote);

/** The title of a custom update or subheading, on one line. @example "Gesprek met de netbeheerder" */
const UpdateTitle = OneLine.min(1).max(limits.maximumUpdateTitle);

/** Where an update comes from, such as the name of a newspaper. @example "Energeia" */
const SourceName = OneLine.min(1).max(limits.maximumUpdateSource);

/** Where its source stands on the web, `http` or `https`; may be empty (decision 3.28). @example https://example.org/bericht */
const SourceUrl = z
  .string()
  .trim()
  .max(limits.maximumUpdateUrl)
  .refine((text) => text === '' || isWebAddress(text));

/** HTML, of which bold, italic, links and lists are kept (decision 3.28). @example "<p>Een <strong>eerste</strong> stap.</p>" */
const Description = SeveralLines.max(4 * limits.maximumUpdateDescription);

/** Whether a text is a whole `http` or `https` address with a host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

const ItemHead = z.object({
  id: ListItemId,
  /** The list it is on. */
  listId: ListId,
  /** Of a document its own title; of an update or subheading the one it was given. */
  title: z.string(),
  /** It goes along when the marked items of the list are exported or mailed. */
  markedForExport: z.boolean(),
});

/** What a saved document keeps, and how it is today (decision 3.29). */
export const DocumentListItem = ItemHead.extend({
  kind: z.literal('document'),
  documentId: DocumentId,
  domain: DomainId,
  /** Institution and type as a path of the source tree. @example tk/motie */
  groupPath: z.string(),
  /** The source's own name for the type. @example Motie */
  sourceType: z.string(),
  /** The institution. */
  sourceName: z.string(),
  /** Language of the document, a BCP 47 code. @example nl */
  language: z.string(),
  /** UTC instant in ISO 8601; days are Amsterdam days. */
  date: z.iso.datetime(),
  /** False where the source gives a day alone; `date` is then the beginning of that day. */
  timeKnown: z.boolean(),
  /** What the user wrote with it; plain text. */
  note: z.string(),
  /** What was quoted of it. */
  quotations: z.array(Quotation),
  /** Whether the document changed since it was saved, or was withdrawn by its source. */
  state: z.enum(['same', 'changed', 'withdrawn']),
  /** The code of the module that opens it, when the user does not have that (any more). */
  lockedBy: z.string().optional(),
});
export type DocumentListItem = z.infer<typeof DocumentListItem>;

/** A custom update of the user's own (specification §3, List item). */
export const UpdateListItem = ItemHead.extend({
  kind: z.literal('update'),
  /** Where it comes from, as its author wrote it. */
  sourceName: z.string(),
  /** Where its source stands on the web; empty when there is none. */
  sourceUrl: z.string(),
  /** Cleaned HTML. */
  description: z.string(),
  date: Day,
});
export type UpdateListItem = z.infer<typeof UpdateListItem>;

/** A subheading between the other items. */
const SubheadingListItem = ItemHead.extend({ kind: z.literal('subheading') });

/** An item of a list (decision 3.26). */
export const ListItem = z.discriminatedUnion('kind', [DocumentListItem, UpdateListItem, SubheadingListItem]);
export type ListItem = z.infer<typeof ListItem>;

/** An item that is to be added: a document, a custom update or a subheading. */
export const NewListItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), documentId: DocumentId, note: Note.default('') }),
  z.strictObject({
    kind: z.literal('update'),
    title: UpdateTitle,
    sourceName: SourceName,
    sourceUrl: SourceUrl.default(''),
    description: Description.default(''),
    /** Today in Amsterdam when left out. */
    date: Day.optional(),
  }),
  z.strictObject({ kind: z.literal('subheading'), title: UpdateTitle }),
]);
export type NewListItem = z.output<typeof NewListItem>;

/** What may be changed of an item; what its kind does not have is refused. */
export const ChangedListItem = z.strictObject({
  /** The item that changes. */
  id: ListItemId,
  /** Whether it goes along when the marked items of the list are exported or mailed. */
  markedForExport: z.boolean().optional(),
  note: Note.optional(),
  title: UpdateTitle.optional(),
  sourceName: SourceName.optional(),
  sourceUrl: SourceUrl.optional(),
  description: Description.optional(),
  date: Day.optional(),
});
export type ChangedListItem = z.output<typeof ChangedListItem>;
