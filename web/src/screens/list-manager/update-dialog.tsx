import { Checkbox, TextInput } from '@mantine/core';
import { Suspense, useCallback, useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { isWebAddress, type UpdateListItem } from 'contract/list-items';
import { type List } from 'contract/lists';
import { isListOf, isObjectOf, isText } from '#api/shapes.ts';
import { GuardedDialog } from '#features/guarded-dialog.tsx';
import { shownTitle } from '#features/lists/shown-title.ts';
import { today, writeDay } from '#features/search/period.ts';
import { readTypedDay } from '#features/search/typed-days.ts';
import { useGuard, type Guard } from '#features/use-guard.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DraftConflict, DraftNotice } from './draft-notice.tsx';
import { dropDraft, useDraft } from './drafts.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { ItemContent } from './item-content.tsx';
import styles from './list-manager.module.css';
import type { ItemActions } from './use-item-actions.ts';

/** The editor comes when it is wanted. */
const RichText = lazyPart(() => import('#features/rich-text.tsx'), 'RichText');

interface Asked {
  listId: string;
  /** The update that is changed; a new one without. */
  item?: UpdateListItem;
  /** The user's other active lists. */
  others: readonly List[];
  actions: ItemActions;
}

/**
 * Makes or changes a custom update (UX 5.6, decision 3.28). It asks before it closes on what was typed (2.11), which is
 * offered again all the same.
 */
export function UpdateDialog({
  opened,
  onClose,
  ...asked
}: Asked & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  return (
    <GuardedDialog
      guard={guard}
      leave={{
        header: t('listManager.update.leaveTitle'),
        body: t('listManager.update.leaveText'),
        confirm: t('listManager.update.leave'),
      }}
      opened={opened}
      title={t(asked.item ? 'listManager.update.changeTitle' : 'listManager.update.newTitle')}
      size={600}
    >
      <DraftedForm {...asked} guard={guard} />
    </GuardedDialog>
  );
}

/** What is in the form. */
interface Written {
  title: string;
  sourceName: string;
  sourceUrl: string;
  date: string;
  description: string;
  lists: string[];
}
const isWritten = isObjectOf<Written>({
  title: isText,
  sourceName: isText,
  sourceUrl: isText,
  date: isText,
  description: isText,
  lists: isListOf(isText),
});

function DraftedForm(asked: Asked & { guard: Guard }) {
  const { item, listId } = asked;
  const name = item ? `update ${item.id}` : `update on ${listId}`;
  const [began] = useState(today);
  const saved: Written = {
    title: item?.title ?? '',
    sourceName: item?.sourceName ?? '',
    sourceUrl: item?.sourceUrl ?? '',
    date: writeDay(item?.date ?? began),
    description: item?.description ?? '',
    lists: [],
  };
  const savedText = JSON.stringify(saved);
  // A new update is nobody else's.
  const now = item && savedText;
  const { draft, version, changedElsewhere, keep, discard } = useDraft(name, isWritten, now);
  const [busy, setBusy] = useState(false);
  const onType = useCallback(
    (written: string) => keep(written === savedText ? undefined : written),
    [keep, savedText],
  );
  return (
    <>
      {changedElsewhere && item && !busy ? (
        <DraftConflict onDiscard={discard}>
          <ItemContent item={item} />
        </DraftConflict>
      ) : (
        draft && <DraftNotice at={draft.at} onDiscard={discard} />
      )}
      <UpdateForm
        {...asked}
        key={version}
        busy={busy}
        onBusy={setBusy}
        initial={draft?.fields ?? saved}
        onType={onType}
        onSaved={() => dropDraft(name)}
      />
    </>
  );
}

function UpdateForm({
  item,
  others,
  actions,
  guard,
  busy,
  onBusy,
  initial,
  onType,
  onSaved,
}: Asked & {
  guard: Guard;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  initial: Written;
  onType: (written: string) => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const { description: text, lists: chosen, ...texts } = initial;
  const [fields, setFields] = useState(texts);
  const [description, setDescription] = useState(text);
  const [lists, setLists] = useState<readonly string[]>(chosen);
  const now: Written = { ...fields, description, lists: [...lists] };
  const written = JSON.stringify(now);
  const [first] = useState(written);
  const { onDirty } = guard;
  useEffect(() => {
    onDirty(written !== first);
    return () => onDirty(false);
  }, [onDirty, written, first]);
  useEffect(() => onType(written), [onType, written]);
  const [tried, setTried] = useState(false);
  const url = fields.sourceUrl.trim();
  const typed = readTypedDay(fields.date);
  const faults = {
    title: fields.title.trim() === '' ? t('listManager.update.titleRequired') : undefined,
    sourceName: fields.sourceName.trim() === '' ? t('listManager.update.sourceRequired') : undefined,
    sourceUrl: url !== '' && !isWebAddress(url) ? t('listManager.update.urlWrong') : undefined,
    date: 'problem' in typed ? t('listManager.update.dateWrong') : undefined,
  };
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: tried ? faults[name] : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(faults).find(([, fault]) => fault !== undefined);
    if (wrong || 'problem' in typed) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong?.[0]}"]`)?.focus();
      return;
    }
    onBusy(true);
    const asked = { ...fields, sourceUrl: url, date: typed.day, description };
    const done = await (
      item
        ? actions.change({ id: item.id, ...asked }, [...lists])
        : actions.add({ kind: 'update', ...asked }, lists)
    ).finally(() => onBusy(false));
    if (!done) return;
    onSaved();
    guard.close(true);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        autoFocus
        data-autofocus
        required
        label={t('listManager.update.title')}
        maxLength={limits.maximumUpdateTitle}
        {...field('title')}
      />
      <div className={styles.pair}>
        <TextInput
          required
          label={t('listManager.update.source')}
          maxLength={limits.maximumUpdateSource}
          {...field('sourceName')}
        />
        <TextInput
          required
          inputMode="numeric"
          label={t('listManager.update.date')}
          placeholder={t('listManager.update.dateFormat')}
          {...field('date')}
        />
      </div>
      <TextInput
        type="url"
        inputMode="url"
        label={t('listManager.update.url')}
        placeholder="https://"
        maxLength={limits.maximumUpdateUrl}
        {...field('sourceUrl')}
      />
      <Suspense fallback={<SkeletonRows rows={3} label={t('shell.loading')} />}>
        <RichText
          label={t('listManager.update.description')}
          initial={description}
          onChange={setDescription}
        />
      </Suspense>
      {others.length > 0 && (
        <fieldset className={styles.alsoTo}>
          <legend>{t('listManager.update.listsLabel')}</legend>
          {others.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={<span title={title}>{shownTitle(title)}</span>}
              checked={lists.includes(id)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setLists((before) => (checked ? [...before, id] : before.filter((other) => other !== id)));
              }}
            />
          ))}
        </fieldset>
      )}
      <FormActions
        confirm={t(item ? 'listManager.update.save' : 'listManager.update.add')}
        busy={busy}
        onCancel={() => guard.close()}
      />
    </form>
  );
}
