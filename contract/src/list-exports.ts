import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { TableFormat } from './exports.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { ListItemId } from './list-items.ts';
import { Locale } from './users.ts';

/** Items of the list, in its order whatever the order here; those marked for export when left out (decision 3.27). */
const ChosenItems = z.array(ListItemId).max(limits.maximumListItems).optional();

export const exportListWord = endpoint({
  method: 'POST',
  path: '/lists/{id}/export/docx/{x}',
  summary:
    'A list as a Word file in a language (x), named after title and day: the items named, else those marked. 400 when ' +
    'there is no item among them (decisions 3.27, 7.12).',
  access: access.module('listManager'),
  key: 'lists',
  params: {
    id: ListId,
    /** The language of the file. */
    x: Locale,
  },
  body: z.strictObject({ itemIds: ChosenItems }),
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});

export const exportListTable = endpoint({
  method: 'POST',
  path: '/lists/{id}/export/{format}',
  summary:
    'A list as CSV or Excel in the language of the call, in its order, named after title and day: the items named, else ' +
    'those marked; 400 as its Word file when there is none (decisions 3.27, 10.5).',
  access: access.module('listManager'),
  key: 'lists',
  params: { id: ListId, format: TableFormat },
  body: z.strictObject({ itemIds: ChosenItems }),
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});
