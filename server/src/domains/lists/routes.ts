import type { FastifyInstance } from 'fastify';
import { exportListTable, exportListWord } from 'contract/list-exports';
import { transferLists, verifyReceiver } from 'contract/list-transfer';
import * as itemCalls from 'contract/list-item-calls';
import * as calls from 'contract/lists';
import { sendDownload } from '#platform/download.ts';
import { answer, answerAs } from '#platform/http.ts';
import type { Tickets } from '#platform/tickets.ts';
import {
  moveItem,
  moveItems,
  removeItem,
  removeItems,
  restoreItems,
  sortItems,
  swapItems,
} from './arrange.ts';
import { listedDocuments } from './documents.ts';
import { addItems, changeItem, holdingsOf, listItems } from './items.ts';
import { listTable } from './list-table.ts';
import { listWord } from './list-word.ts';
import {
  activeLists,
  archivedLists,
  changeList,
  createList,
  deleteList,
  duplicateList,
  oneList,
  restoreList,
} from './lists.ts';
import type { NewsletterParts } from './newsletter.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { quickRoutes } from './quick-routes.ts';
import type { ShareParts } from './share.ts';
import { shareRoutes } from './share-routes.ts';
import { transferLists as transfer, type TransferParts, verifiedReceiver } from './transfer.ts';

/** The list manager's calls; everything belongs to one user, and colleagues see of each other what is shared alone. */
export function listRoutes(
  app: FastifyInstance,
  parts: TransferParts & NewsletterParts & ShareParts & { tickets: Tickets },
): void {
  newsletterRoutes(app, parts);
  shareRoutes(app, parts);
  quickRoutes(app, parts);
  const removed = { removed: true } as const;
  answer(app, calls.getActiveLists, (_, { actor }) => activeLists(parts, actor));
  answer(app, calls.getArchivedLists, (_, { actor }) => archivedLists(parts, actor));
  answer(app, calls.getList, async ({ params }, { actor }) => ({
    data: await oneList(parts, actor, params.id),
  }));
  answer(app, calls.createList, async ({ body }, { actor }) => ({
    data: await createList(parts, actor, body.title),
  }));
  answer(app, calls.changeList, async ({ body }, { actor }) => ({
    data: await changeList(parts, actor, body),
  }));
  answer(app, calls.deleteList, async ({ body }, { actor }) => {
    await deleteList(parts, actor, body.id);
    return removed;
  });
  answer(app, calls.restoreList, async ({ params }, { actor }) => ({
    data: await restoreList(parts, actor, params.id),
  }));
  answer(app, calls.duplicateList, async ({ params }, { actor, locale }) => ({
    data: await duplicateList(parts, actor, params.id, locale),
  }));

  answer(app, verifyReceiver, async ({ body }, { actor }) => ({
    data: await verifiedReceiver(parts, actor, body.email),
  }));
  answer(app, transferLists, async ({ body }, { actor }) => ({ data: await transfer(parts, actor, body) }));

  answerAs(app, 'documents', itemCalls.getListItems, async ({ params }, { actor }) => ({
    data: await listItems(parts, actor, params.id),
  }));
  answerAs(app, 'documents', itemCalls.addListItems, async ({ body }, { actor }) => ({
    data: await addItems(parts, actor, body),
  }));
  answer(app, itemCalls.changeListItem, ({ body }, { actor }) =>
    changeItem(parts, actor, body.listItem, body.copyToLists),
  );
  answer(app, itemCalls.removeListItem, async ({ body }, { actor }) => {
    await removeItem(parts, actor, body.id);
    return removed;
  });
  answer(app, itemCalls.removeListItems, async ({ params, body }, { actor }) => ({
    data: await removeItems(parts, actor, params.id, body.listItemIds),
  }));
  answer(app, itemCalls.restoreListItems, async ({ params, body }, { actor }) => ({
    data: await restoreItems(parts, actor, params.id, body.listItemIds),
  }));
  answer(app, itemCalls.moveListItem, async ({ body }, { actor }) => ({
    data: await moveItem(parts, actor, body),
  }));
  answer(app, itemCalls.moveListItems, async ({ body }, { actor }) => ({
    data: await moveItems(parts, actor, body.listId, body.listItemIdSortOrderSets),
  }));
  answer(app, itemCalls.swapListItems, async ({ body }, { actor }) => ({
    data: await swapItems(parts, actor, body.listId, [body.listItemIdA, body.listItemIdB]),
  }));
  answer(app, itemCalls.sortListItems, async ({ params, body }, { actor }) => ({
    data: await sortItems(parts, actor, params.id, body.desc),
  }));
  answerAs(app, 'export', exportListWord, async ({ params, body }, { actor, reply }) => {
    const asked = { id: params.id, itemIds: body.itemIds, locale: params.x };
    const { bytes, name } = await listWord(parts, actor, asked);
    return sendDownload(reply, bytes, { name, type: 'docx' });
  });
  answerAs(app, 'export', exportListTable, async (asked, { actor, locale, reply }) => {
    const { bytes, name } = await listTable(parts, { actor, locale }, asked);
    return sendDownload(reply, bytes, { name, type: asked.params.format });
  });
  answerAs(app, 'documents', itemCalls.listDocuments, async ({ body }, { actor }) => ({
    data: await listedDocuments(parts, actor, body),
  }));
  answer(app, itemCalls.findHoldings, async ({ body }, { actor }) => ({
    data: await holdingsOf(parts, actor, body.documentIds),
  }));
}
