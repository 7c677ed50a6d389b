import { Button } from '@mantine/core';
import { IconBulb, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { FollowedSearch, ListSuggestions } from 'contract/list-suggestions';
import type { List } from 'contract/lists';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { searchOf } from '#features/saved-searches/search-actions.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { today } from '#features/search/period.ts';
import { Kind } from '#features/timeline/type-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './suggestions-box.module.css';
import { accept, drop, follow, listSuggestions } from './suggestions.ts';

/** Suggestions that are shown before all are asked for. */
const few = 2;

/** What the saved search that a list follows found since, to be put onto the list or dropped (UX-2, 14). */
export function SuggestionsBox({ list, phone }: { list: List; phone: boolean }) {
  const { data } = useQuery(listSuggestions(list.id));
  if (!data?.followed || list.archived) return null;
  return <Box list={list} phone={phone} followed={data.followed} documents={data.documents} />;
}

function Box({
  list,
  phone,
  followed,
  documents,
}: {
  list: List;
  phone: boolean;
  followed: FollowedSearch;
  documents: ListSuggestions['documents'];
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { search } = followed;
  const count = documents.length;
  const shown = all ? documents : documents.slice(0, few);
  const left = count - shown.length;
  /** The row goes, so the focus goes to the one in its place. */
  const judged = (index: number) =>
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-suggestion] a');
      (rows?.[Math.min(index, (rows?.length ?? 1) - 1)] ?? box.current)?.focus();
    });
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-labelledby="suggestions" data-unprinted>
      <header className={styles.head}>
        <IconBulb size={16} aria-hidden="true" />
        <h3 id="suggestions">
          {search?.stopped === 'locked' || !search ? (
            t('listManager.suggestions.label')
          ) : (
            <>
              {count > 0
                ? t('listManager.suggestions.from', { count, number: number(count) })
                : t('listManager.suggestions.none')}{' '}
              <SearchLink id={followed.id} search={search} />
            </>
          )}
        </h3>
        {count > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              void drop(
                list,
                documents.map(({ id }) => id),
              );
              judged(0);
            }}
          >
            {t('listManager.suggestions.dropAll')}
          </Button>
        )}
      </header>
      <Standing list={list} followed={followed} nothing={count === 0} />
      <ul>
        {shown.map((document, index) => (
          <Suggestion
            key={document.id}
            document={document}
            phone={phone}
            onAccept={() => {
              void accept(list, document.id);
              judged(index);
            }}
            onDrop={() => {
              void drop(list, [document.id]);
              judged(index);
            }}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('listManager.suggestions.more', { count: left, number: number(left) })}
        </button>
      )}
    </section>
  );
}

/** Why nothing comes, and the way out where it never will. */
function Standing({ list, followed, nothing }: { list: List; followed: FollowedSearch; nothing: boolean }) {
  const { t } = useTranslation();
  const { id, search } = followed;
  if (search && !search.stopped)
    return nothing ? <p className={styles.standing}>{t('listManager.suggestions.noneText')}</p> : null;
  const words = !search ? 'removed' : search.stopped === 'locked' ? 'locked' : 'paused';
  return (
    <p className={styles.standing}>
      {t(`listManager.suggestions.${words}`, { search: search?.title })}{' '}
      <button type="button" onClick={() => void follow(list, undefined, id)}>
        {t('listManager.suggestions.unlink')}
      </button>
    </p>
  );
}

function SearchLink({ id, search }: { id: string; search: NonNullable<FollowedSearch['search']> }) {
  const saved = useQuery(savedSearchesOf(search.domain)).data?.data.find((one) => one.id === id);
  return saved ? <Link {...searchOf(saved)}>{search.title}</Link> : search.title;
}

function Suggestion({
  document,
  phone,
  onAccept,
  onDrop,
}: {
  document: ListSuggestions['documents'][number];
  phone: boolean;
  onAccept: () => void;
  onDrop: () => void;
}) {
  const { t } = useTranslation();
  const { shortDay, time } = useFormats();
  const { title, institution, date, timeKnown, confidentiality, language } = document;
  const add = t('listManager.suggestions.add');
  const addOne = t('listManager.suggestions.addOne', { title });
  const fromToday = timeKnown && dayOf(Date.parse(date)) === today();
  return (
    <li className={styles.suggestion} data-suggestion="">
      <div>
        <p className={styles.line}>
          <Kind item={document} />
          {confidentiality !== 'Besloten' && <span>{institution}</span>}
          <time dateTime={date}>{fromToday ? time(date) : shortDay(date)}</time>
        </p>
        <Link {...documentLink(document, '', undefined)} lang={language}>
          {title}
        </Link>
      </div>
      {phone ? (
        <IconButton icon={IconPlus} label={add} name={addOne} onClick={onAccept} />
      ) : (
        <Button variant="default" leftSection={sign(IconPlus, 14)} aria-label={addOne} onClick={onAccept}>
          {add}
        </Button>
      )}
      <IconButton
        icon={IconX}
        label={t('listManager.suggestions.drop')}
        name={t('listManager.suggestions.dropOne', { title })}
        onClick={onDrop}
      />
    </li>
  );
}
