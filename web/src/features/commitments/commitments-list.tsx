import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { commitmentStandings } from 'contract/commitment-kinds';
import type { CommitmentGroup, CommitmentItem } from 'contract/commitments';
import type { DomainId } from 'contract/dashboards';
import type { Peeking } from '#features/agenda/use-peek.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { useAnchor } from '#features/timeline/use-anchor.ts';
import { useItemKeys } from '#features/timeline/use-item-keys.ts';
import { type WindowRow, useRowWindow } from '#features/timeline/use-row-window.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { CommitmentRow } from './commitment-row.tsx';
import styles from './commitments-list.module.css';
import { type Commitments, useCommitments } from './use-commitments.ts';

/** Pixels a row has until it is measured. */
const guessed = { heading: 33, item: 57 };

interface Shown {
  domain: DomainId;
  search: Search;
  peek: Peeking;
}

/** The commitments of a search under their groups, late ones first (UX-3, 30). */
export function CommitmentsList(shown: Shown) {
  const { domain, search } = shown;
  const commitments = useCommitments(domain, search.run, search.view.commitments);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.scroller} ref={scroller}>
      <Content {...shown} commitments={commitments} scroller={scroller} />
    </div>
  );
}

type Row =
  | (WindowRow & { kind: 'heading'; group: CommitmentGroup; count: number })
  | (WindowRow & { kind: 'item'; item: CommitmentItem });

function rowsOf(items: readonly CommitmentItem[], groups: ReadonlyMap<CommitmentGroup, number>): Row[] {
  return items.flatMap((item, index): Row[] => {
    const { group } = item;
    const row: Row = { kind: 'item', key: item.id, item };
    if (items[index - 1]?.group === group) return [row];
    return [{ kind: 'heading', key: `group ${group}`, group, count: groups.get(group) ?? 0 }, row];
  });
}

function Content({
  domain,
  search,
  peek,
  commitments,
  scroller,
}: Shown & { commitments: Commitments; scroller: React.RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation();
  const { first, error, items, retry } = commitments;
  if (error && !first) return <FailurePanel error={error} onRetry={retry} />;
  if (!first) return <SkeletonRows rows={10} height={guessed.item} label={t('commitments.loading')} />;
  if (first.countTotal === 0) {
    return (
      <EmptyState title={t('commitments.none')}>
        <p>{t('commitments.noneHint')}</p>
      </EmptyState>
    );
  }
  if (items.length === 0) {
    const all = { standings: commitmentStandings, ministries: [], parties: [], dues: [] };
    return (
      <EmptyState title={t('commitments.noneChosen')}>
        <Button
          variant="default"
          onClick={() => search.look({ commitments: { ...search.view.commitments, ...all } })}
        >
          {t('commitments.all')}
        </Button>
      </EmptyState>
    );
  }
  return <Rows key={domain} search={search} peek={peek} commitments={commitments} scroller={scroller} />;
}

/** Only rows near the view are on the page, and the row with the focus. */
function Rows({
  search,
  peek,
  commitments,
  scroller,
}: Omit<Shown, 'domain'> & {
  commitments: Commitments;
  scroller: React.RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation();
  const { items, first, outdated, hasNextPage, fetchingNextPage, fetchNextPage, nextPageFailed } =
    commitments;
  const linkTo = useDocumentLink(search.run.query, search.address);
  const rows = useMemo(
    () => rowsOf(items, new Map(first?.groups.map(({ group, count }) => [group, count]))),
    [items, first],
  );
  const { virtualizer, sticky, focused, follow, pace } = useRowWindow(
    rows,
    scroller,
    guessed.item,
    guessed.heading,
    true,
  );
  const open = useAnchor({ timeline: commitments, rows, virtualizer, scroller, pace });
  useItemKeys({ rows, virtualizer, scroller, focused, pace, onMove: peek.follow });
  const drawn = virtualizer.getVirtualItems();
  const reached = (drawn.at(-1)?.index ?? 0) >= rows.length - 10;
  useEffect(() => {
    if (reached && hasNextPage && !fetchingNextPage && !nextPageFailed) fetchNextPage();
  });
  // On paper are all of them, one below the other.
  const all = usePrinting() ? rows.map(({ key }, index) => ({ key, index, start: 0 })) : drawn;
  return (
    <section
      aria-label={t('commitments.label')}
      data-outdated={outdated || undefined}
      className={styles.list}
    >
      <div style={{ height: virtualizer.getTotalSize() }} className={styles.rows} {...follow}>
        {all.map(({ index, key, start }) => {
          const row = rows[index];
          const atTop = index === sticky.current;
          return (
            row && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-row={row.kind}
                data-key={row.key}
                data-sticky={atTop || undefined}
                className={styles.row}
                style={{ transform: atTop ? undefined : `translateY(${start}px)` }}
                onClickCapture={(event) => {
                  if (row.kind === 'item' && (event.target as Element).closest('a')) open(row.key);
                }}
              >
                {row.kind === 'heading' ? (
                  <Heading group={row.group} count={row.count} />
                ) : (
                  <CommitmentRow
                    item={row.item}
                    linkTo={linkTo}
                    chosen={row.key === peek.chosen}
                    onPeek={peek.choose}
                  />
                )}
              </div>
            )
          );
        })}
      </div>
      {nextPageFailed && (
        <p className={styles.more}>
          {t('commitments.failed')}{' '}
          <Button variant="default" onClick={fetchNextPage}>
            {t('commitments.more')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Heading({ group, count }: { group: CommitmentGroup; count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <h2 className={styles.heading}>
      <b>{t(`commitments.groups.${group}`)}</b>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{t('commitments.inGroup', { count, number: number(count) })}</span>
    </h2>
  );
}
