import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListTitle } from './lists.ts';
import { exampleSearch, SearchParameters } from './timeline.ts';

/** A search as the timeline has it, in its order, without how it is paged. */
const ExportedSearch = SearchParameters.omit({
  size: true,
  searchAfter: true,
  includeFullHistoryCount: true,
});

/** What a table is written as (decision 10.5). */
export const TableFormat = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof TableFormat>;

export const exportWord = endpoint({
  method: 'POST',
  path: '/file/export/docx',
  summary:
    `Documents as a Word file in the language of the call: those named in the order given, or all that a search finds, ` +
    `in the order of the search, up to ${limits.maximumWordDocuments}. One alone comes with its whole text.`,
  /** Each document's own module is asked, and of a search that of its dashboard. */
  access: access.session,
  key: 'read',
  refuses: ['400 EC-05', '403 EC-01', '403 EC-07', '404 EC-03'],
  body: z.strictObject({
    /** The documents, in this order; either these or `search`. */
    documentIds: z.array(DocumentId).min(1).max(limits.maximumWordDocuments).optional(),
    /** The search whose hits are meant; either this or `documentIds`. */
    search: ExportedSearch.optional(),
    /** The title of the file; made of what is in it when left out. */
    title: ListTitle.optional(),
  }),
  example: { documentIds: ['tk-2025D06779'] },
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});

export const exportTable = endpoint({
  method: 'POST',
  path: '/document/timeline/export/{format}',
  summary:
    `All that a search finds as a table in the language of the call, in the order of the search, up to ` +
    `${limits.maximumTableRows} rows (decision 10.5): CSV or Excel.`,
  /** The module of the dashboard that is searched is asked. */
  access: access.session,
  key: 'read',
  refuses: ['400 EC-05', '403 EC-01'],
  params: { format: TableFormat },
  body: z.strictObject({ search: ExportedSearch }),
  example: { search: exampleSearch.common },
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});
