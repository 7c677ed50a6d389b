import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { ListItemId } from './list-items.ts';
import { Quotation, QuotationId, Quoted } from './quotations.ts';

const mayUseLists = access.module('listManager');
const Quotations = z.object({
  /** The quotations of the item. */
  data: z.array(Quotation),
});
const SomeQuotations = z.strictObject({
  listItemId: ListItemId,
  /** The quotations that are meant. */
  quotationIds: z.array(QuotationId).min(1).max(limits.maximumQuotations),
});

export const quoteOnList = endpoint({
  method: 'POST',
  path: '/lists/list-items/quotations',
  summary:
    'Keeps a passage of a document, by who said it, or its short summary with the document on a list, which gets the ' +
    'document where it is not on it yet.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '403 EC-07', '404 EC-03'],
  body: z.strictObject({ listId: ListId, documentId: DocumentId, quoted: Quoted }),
  response: z.object({
    /** What came of it. */
    data: z.object({
      /** The item that holds the quotation. */
      listItemId: ListItemId,
      /** The document was not on the list before. */
      added: z.boolean(),
      /** One for each that speaks in the passage; those that were there already are not in it. */
      quotationIds: z.array(QuotationId),
    }),
  }),
});

export const removeQuotations = endpoint({
  method: 'DELETE',
  path: '/lists/list-items/quotations',
  summary: 'Takes quotations off an item; answers those that are left.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: SomeQuotations,
  response: Quotations,
});

export const restoreQuotations = endpoint({
  method: 'POST',
  path: '/lists/list-items/quotations/restore',
  summary: 'Puts quotations back that were taken off an item; possible for a day.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '404 EC-03'],
  body: SomeQuotations,
  response: Quotations,
});
