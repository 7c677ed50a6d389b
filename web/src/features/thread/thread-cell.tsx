import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread, ThreadCell, ThreadItem, ThreadPhase } from 'contract/threads';
import { RowLink } from '#features/dossier/row-link.tsx';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import { knownNumber } from '#features/timeline/known-number.ts';
import { Kind } from '#features/timeline/type-line.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NamingQuote } from './naming-quote.tsx';
import styles from './thread.module.css';
import { useLaneName, useReadUntil } from './use-read-until.ts';
import { restQueryOf } from './use-thread.ts';

/** What a thread is of, and where its page is. */
export interface Placed {
  /** The number of the procedure as addresses have it. */
  number: string;
  thread: Thread;
  /** The address of the page, for the way back. */
  here: string;
}

/** The documents of one level in one phase: the first few, and the others in place. */
export function Cell({ placed, phase, cell }: { placed: Placed; phase: ThreadPhase; cell: ThreadCell }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const { items, total, level } = cell;
  const rest = total - items.length;
  if (total === 0) return <NothingFound placed={placed} cell={cell} />;
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.document.id} item={item} here={placed.here} />
        ))}
      </ul>
      {open && <Rest placed={placed} phase={phase} cell={cell} />}
      {!open && rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('dossier.thread.moreOf', {
            ...{ count: rest, number: number(rest), level: t(`dossier.thread.levels.${level}`) },
            phase: t(`dossier.thread.phases.${phase}`),
          })}
          onClick={() => setOpen(true)}
        >
          <IconChevronRight size={14} aria-hidden="true" />
          {t('dossier.thread.more', { count: rest, number: number(rest) })}
        </button>
      )}
    </>
  );
}

function Rest({ placed, phase, cell }: { placed: Placed; phase: ThreadPhase; cell: ThreadCell }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(restQueryOf(placed.number, placed.thread, phase, cell));
  if (query.isError) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={3} height={32} label={t('dossier.loading')} />;
  return (
    <>
      <ul className={styles.items}>
        {query.data.pages.flatMap(({ data }) =>
          data.map((item) => <Item key={item.document.id} item={item} here={placed.here} />),
        )}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

function Item({ item: { document, naming, isNew }, here }: { item: ThreadItem; here: string }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  if (document.locked) return null;
  // The number of the procedure is that of all of its documents.
  const known = knownNumber(document);
  const number = known?.kind === 'procedure' ? undefined : known?.value;
  // A European document that has the number in a field of its own is the procedure's: nothing has to be shown.
  const isOwn = document.domain === 'eu' && naming.place === 'number';
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <Kind item={document} />
        <span>{[number, shortDate(document.date)].filter(Boolean).join(', ')}</span>
      </p>
      <p>
        <RowLink document={document} here={here} className={styles.title} />
        {isNew && <b className={styles.new}>{t('dossier.thread.new')}</b>}
      </p>
      {!isOwn && <NamingQuote naming={naming} />}
    </li>
  );
}

/** That nothing was found says where and until when, and never that there is nothing. */
function NothingFound({
  placed: {
    thread: { lanes },
  },
  cell: { level },
}: {
  placed: Placed;
  cell: ThreadCell;
}) {
  const { t } = useTranslation();
  const readUntil = useReadUntil();
  const laneName = useLaneName();
  const ofLevel = lanes.filter(({ domain }) => levelOf(domain) === level);
  const open = ofLevel.filter(({ locked }) => !locked);
  const when = readUntil(open.flatMap(({ read }) => read));
  const words = () => {
    if (open.length === 0) return t('dossier.thread.lockedCell');
    if (open.length < ofLevel.length)
      return t('dossier.thread.notFoundIn', { where: open.map(({ domain }) => laneName(domain)).join(', ') });
    return when === undefined ? t('dossier.thread.notFound') : t('dossier.thread.notFoundUntil', { when });
  };
  return <p className={styles.none}>{words()}</p>;
}

/** The level of a dashboard of the thread. */
export const levelOf = (domain: Thread['lanes'][number]['domain']): ThreadCell['level'] =>
  domain === 'eu' || domain === 'nl' ? domain : 'be';
