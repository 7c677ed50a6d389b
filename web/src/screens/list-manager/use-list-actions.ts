import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { TableFormat } from 'contract/exports';
import { exportListTable, exportListWord } from 'contract/list-exports';
import { transferLists } from 'contract/list-transfer';
import { changeList, createList, deleteList, duplicateList, type List, restoreList } from 'contract/lists';
import { call } from '#api/call.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { useFormats } from '#features/formats.ts';
import { changeLists } from '#features/lists/list-actions.ts';
import { usePreferences } from '#session/session.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** What can be done with a list as a whole; each says what it did and offers to undo it where that makes sense. */
export function useListActions() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { locale } = usePreferences().preferences;
  const navigate = useNavigate();
  const show = (id?: string) => navigate({ to: '/list-manager/{-$listId}', params: { listId: id } });
  const restored = (list: List) =>
    changeLists(() => call(restoreList, { params: { id: list.id }, body: {} }));
  const setArchived = (list: List, archived: boolean) =>
    changeLists(() => call(changeList, { body: { id: list.id, archived } }));

  return {
    /** True when it worked, so that the dialog may close. */
    create: async (title: string) => {
      const made = await changeLists(() => call(createList, { body: { title } }));
      if (made) await show(made.data.id);
      return made !== undefined;
    },
    rename: async (list: List, title: string) =>
      (await changeLists(() => call(changeList, { body: { id: list.id, title } }))) !== undefined,
    duplicate: async (list: List) => {
      const made = await changeLists(() => call(duplicateList, { params: { id: list.id }, body: {} }));
      if (!made) return;
      showMessage({ kind: 'success', text: t('listManager.action.duplicated', { title: made.data.title }) });
      await show(made.data.id);
    },
    archive: async (list: List) => {
      const archived = !list.archived;
      if (!(await setArchived(list, archived))) return;
      showMessage({
        kind: 'info',
        text: t(archived ? 'listManager.action.archived' : 'listManager.action.activated', {
          title: list.title,
        }),
        undo: () => void setArchived(list, !archived),
      });
    },
    remove: async (list: List) => {
      const done = await changeLists(() => call(deleteList, { body: { id: list.id } }));
      if (!done) return;
      showMessage({
        kind: 'info',
        text: t('listManager.action.deleted', { title: list.title }),
        undo: () => void restored(list),
      });
      await show();
    },
    restore: async (list: List) => {
      if (!(await restored(list))) return;
      showMessage({ kind: 'success', text: t('listManager.screen.restored', { title: list.title }) });
    },
    /** Hands lists over to the colleague at this address; true when that was done. */
    transfer: async (email: string, listIds: string[], makeCopy: boolean) => {
      const done = await changeLists(() =>
        call(transferLists, { body: { email, listIds, makeCopy }, timeout: limits.fileTimeout }),
      );
      if (!done) return false;
      const { transferred: count, email: address } = done.data;
      showMessage({
        kind: 'success',
        text: t('listManager.transfer.done', { count, number: number(count), email: address }),
      });
      if (!makeCopy) await show();
      return true;
    },
    /** Downloads what is marked for export. */
    word: (list: List, language = locale) =>
      downloadAs('docx', list.title, () =>
        call(exportListWord, { params: { id: list.id, x: language }, body: {}, timeout: limits.fileTimeout }),
      ),
    table: (list: List, format: TableFormat) =>
      downloadAs(format, list.title, () =>
        call(exportListTable, { params: { id: list.id, format }, body: {}, timeout: limits.fileTimeout }),
      ),
  };
}
