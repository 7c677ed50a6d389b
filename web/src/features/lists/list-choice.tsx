import { Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { List } from 'contract/lists';
import { KeyCaps } from '#features/shortcuts/key-caps.tsx';
import { describeError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { useTeamNotes } from '#features/team/use-team-notes.ts';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { addToList, addToNewList, takeOffList } from './list-actions.ts';
import styles from './list-picker.module.css';
import type { Addition } from './picker-state.ts';
import { shownTitle } from './shown-title.ts';
import { activeLists, holdings } from './use-lists.ts';

/** Search lists, tick several, make one by typing and Enter (UX 5.2). */
export function ListChoice({ addition: asked, onClose }: { addition: Addition; onClose: () => void }) {
  const { documentIds, quoted } = asked;
  const teamNotes = useTeamNotes(quoted ? [] : documentIds);
  const addition: Addition = teamNotes.note === undefined ? asked : { ...asked, note: teamNotes.note };
  const { t } = useTranslation();
  const { shortcuts } = usePreferences().preferences;
  const [text, setText] = useState('');
  const lists = useQuery(activeLists);
  const held = useQueries({
    queries: documentIds.map((id) => holdings(id, true)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  /** What was ticked and is not answered yet. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (lists.isError) {
    return <ErrorPanel message={describeError(lists.error)} onRetry={() => void lists.refetch()} />;
  }
  if (!lists.data) return <SkeletonRows rows={4} height={32} label={t('shell.loading')} />;

  const { data, maxLists } = lists.data;
  const wanted = text.trim();
  const sought = wanted.toLocaleLowerCase();
  const found = data.filter(({ title }) => title.toLocaleLowerCase().includes(sought));
  const same = data.find(({ title }) => title.toLocaleLowerCase() === sought);
  const countOn = (list: List) => held.filter(({ listId }) => listId === list.id).length;
  const stateOf = (list: List) => {
    // That a document is on a list says nothing of what is quoted of it.
    if (quoted) return 'none';
    const expected = pending.get(list.id);
    if (expected !== undefined) return expected ? 'all' : 'none';
    const on = countOn(list);
    return on === 0 ? 'none' : on < documentIds.length ? 'some' : 'all';
  };
  const toggle = async (list: List) => {
    if (quoted) {
      onClose();
      return addToList(list, addition);
    }
    const add = stateOf(list) !== 'all';
    setPending((before) => new Map(before).set(list.id, add));
    await (add ? addToList(list, addition) : takeOffList(list, documentIds));
    setPending((before) => new Map([...before].filter(([id]) => id !== list.id)));
  };
  const title = t(quoted?.kind === 'passage' ? 'listPicker.quote' : 'lists.picker.title');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    setText('');
    if (same) return void toggle(same);
    if (quoted) onClose();
    void addToNewList(wanted, addition);
  };
  return (
    <div className={styles.choice}>
      <h2>
        {title}
        {documentIds.length > 1 && <small>{t('listPicker.documents', { count: documentIds.length })}</small>}
      </h2>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          // On the first opening the trap of the focus was there before this field.
          autoFocus
          aria-label={t('listPicker.search')}
          placeholder={t('listPicker.search')}
          leftSection={sign(IconSearch, 15)}
          value={text}
          maxLength={limits.maximumListTitle}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {wanted !== '' && !same && (
          <button type="submit" className={styles.create}>
            <IconPlus size={15} aria-hidden="true" />
            <span>{t('listPicker.create', { title: shownTitle(wanted) })}</span>
            <kbd>{t('listPicker.enter')}</kbd>
          </button>
        )}
      </form>
      {found.length === 0 ? (
        <p className={styles.empty}>{t(data.length === 0 ? 'listPicker.none' : 'listPicker.noMatch')}</p>
      ) : (
        <ul className={styles.lists}>
          {found.map((list) => (
            <li key={list.id}>
              <Checkbox
                label={<span title={list.title}>{shownTitle(list.title)}</span>}
                checked={stateOf(list) === 'all'}
                indeterminate={stateOf(list) === 'some'}
                onChange={() => void toggle(list)}
              />
              {list === data[0] && shortcuts && (
                <span className={styles.last} title={t('listPicker.last')} aria-hidden="true">
                  <KeyCaps keys="shift+l" />
                </span>
              )}
              <span className={styles.number} aria-hidden="true">
                {list.items}
              </span>
            </li>
          ))}
        </ul>
      )}
      {teamNotes.count > 0 && (
        <Checkbox
          className={styles.notes}
          label={t('listPicker.teamNotes', { count: teamNotes.count })}
          description={t('listPicker.teamNotesHint')}
          checked={teamNotes.note !== undefined}
          onChange={(event) => teamNotes.take(event.currentTarget.checked)}
        />
      )}
      <div className={styles.foot}>
        <Link to="/list-manager/{-$listId}" params={{ listId: undefined }} onClick={onClose}>
          {t('listPicker.manage')}
        </Link>
        <span>{t('listPicker.count', { number: data.length, maximum: maxLists })}</span>
      </div>
    </div>
  );
}
