import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { VoteParty } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import { useRowWindow } from '#features/timeline/use-row-window.ts';
import { CellMark } from './cell-mark.tsx';
import { useCellWords } from './cell-words.ts';
import styles from './matrix.module.css';
import { shortNames } from './short-names.ts';
import type { useTold } from './use-told.ts';
import type { Votes } from './use-votes.ts';
import { VoteEnd, VoteSubject } from './vote-head.tsx';

/** Pixels of a row and of the head, for letters of the usual height. */
const heights = { row: 64, head: 44 };
/** Rows before the end of what is there at which more is asked for. */
const ahead = 30;
/** The columns before those of parties. */
const own = 2;

/** A place in the matrix; the head is row -1. */
interface Place {
  row: number;
  column: number;
}

/**
 * Party, or country, by vote. Its head and first column stay; only the rows near the view are on the page. Arrows walk its cells, each of
 * which says what it shows, and a party is chosen by its head; with Shift that puts the votes in order of what it did.
 */
export function Matrix({
  domain,
  votes,
  told: { byCountry, nameOf },
  parties,
  chosen,
  onChoose,
  sorted,
  onSort,
  linkTo,
}: {
  domain: DomainId;
  votes: Votes;
  told: ReturnType<typeof useTold>;
  parties: readonly VoteParty[];
  /** The one that others are compared with. */
  chosen: string | undefined;
  onChoose: (party: string) => void;
  /** The one by whose side they are in order. */
  sorted: string | undefined;
  onSort: (party: string) => void;
  linkTo: ReturnType<typeof useDocumentLink>;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const wordsOf = useCellWords();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, first, mayFetchMore, fetchMore } = votes;
  const windowed = useMemo(
    () => rows.map(({ documentId, place }) => ({ kind: 'item' as const, key: `${documentId} ${place}` })),
    [rows],
  );
  const { virtualizer, follow } = useRowWindow(windowed, scroller, heights.row, heights.head);
  const drawn = virtualizer.getVirtualItems();
  const short = useMemo(() => shortNames(parties.map(({ name }) => name)), [parties]);
  const { active, setActive, walk } = useWalk(scroller, rows.length, parties.length, (row) =>
    virtualizer.scrollToIndex(row),
  );
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (mayFetchMore && last >= rows.length - ahead) fetchMore();
  });
  // Where the active cell is not drawn the first that is can be reached instead.
  const reachable = drawn.some(({ index }) => index === active.row) ? active.row : drawn[0]?.index;
  const tabIndexOf = (row: number, column: number) =>
    row === (active.row === -1 ? -1 : reachable) && column === active.column ? 0 : -1;
  const template = { gridTemplateColumns: `minmax(220px, 1fr) 118px repeat(${parties.length}, 37px)` };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={t(byCountry ? 'votes.countries.matrix' : 'votes.matrix')}
      aria-rowcount={(first?.total ?? rows.length) + 1}
      aria-colcount={parties.length + own}
      data-outdated={votes.outdated || undefined}
      onKeyDown={walk}
      onFocus={(event) => {
        const at = placeOf(event.target);
        if (at) setActive(at);
      }}
    >
      <div className={styles.inside} style={{ minWidth: 220 + 118 + 37 * parties.length + 16 }}>
        <div role="row" aria-rowindex={1} className={styles.head} style={template}>
          <span role="columnheader" className={styles.corner}>
            {t('votes.subject')}
          </span>
          <span role="columnheader" className={styles.endHead}>
            {t('votes.outcome')}
          </span>
          {parties.map(({ name, seats }, at) => (
            <span
              key={name}
              role="columnheader"
              aria-selected={name === chosen}
              aria-sort={name === sorted ? 'other' : undefined}
            >
              <button
                type="button"
                data-place={`-1 ${at + own}`}
                tabIndex={tabIndexOf(-1, at + own)}
                title={t(byCountry ? 'votes.countries.headHint' : 'votes.headHint', { party: nameOf(name) })}
                onClick={(event) => (event.shiftKey ? onSort(name) : onChoose(name))}
                onKeyDown={(event) => {
                  // Browsers do not agree on what Shift with Enter presses.
                  if (!event.shiftKey || event.key !== 'Enter') return;
                  event.preventDefault();
                  onSort(name);
                }}
              >
                <span aria-hidden="true">
                  {short.get(name)}
                  <small>{seats === undefined ? '' : number(seats)}</small>
                </span>
                <span className="visually-hidden">
                  {seats === undefined
                    ? nameOf(name)
                    : t(byCountry ? 'votes.countries.members' : 'votes.partySeats', {
                        party: nameOf(name),
                        count: seats,
                        number: number(seats),
                      })}
                </span>
              </button>
            </span>
          ))}
        </div>
        <div
          role="rowgroup"
          className={styles.rows}
          style={{ height: virtualizer.getTotalSize() }}
          {...follow}
        >
          {drawn.map(({ index, key, start, size }) => {
            const row = rows[index];
            if (!row) return null;
            const cells = new Map(row.cells.map((cell) => [cell.party, cell]));
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                className={styles.row}
                style={{ ...template, height: size, transform: `translateY(${start}px)` }}
              >
                <span role="rowheader" className={styles.subject} data-place={`${index} 0`}>
                  <VoteSubject domain={domain} row={row} linkTo={linkTo} tabIndex={tabIndexOf(index, 0)} />
                </span>
                <span
                  role="gridcell"
                  className={styles.end}
                  data-place={`${index} 1`}
                  tabIndex={tabIndexOf(index, 1)}
                >
                  <VoteEnd row={row} />
                </span>
                {parties.map(({ name }, at) => {
                  const cell = cells.get(name);
                  const words = wordsOf(nameOf(name), cell);
                  return (
                    <span
                      key={name}
                      role="gridcell"
                      className={styles.cell}
                      data-place={`${index} ${at + own}`}
                      tabIndex={tabIndexOf(index, at + own)}
                      title={words}
                    >
                      {cell && (
                        <span aria-hidden="true" className={styles.shown}>
                          <CellMark cell={cell} />
                        </span>
                      )}
                      <span className="visually-hidden">{words}</span>
                    </span>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The place of the cell that something is in. */
function placeOf(element: Element): Place | undefined {
  const text = element.closest<HTMLElement>('[data-place]')?.dataset.place;
  const [row, column] = text?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Walks the cells by the keys of a grid; of all of them one is reached by Tab. */
function useWalk(
  scroller: React.RefObject<HTMLDivElement | null>,
  rows: number,
  parties: number,
  reveal: (row: number) => void,
) {
  const [active, setActive] = useState<Place>({ row: 0, column: own });
  /** The place that was walked to and has yet to be drawn. */
  const wanted = useRef<Place>(undefined);
  useEffect(() => {
    const { current: at } = wanted;
    if (!at) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${at.row} ${at.column}"]`);
    if (!cell) return;
    wanted.current = undefined;
    (cell.querySelector('a') ?? cell).focus({ preventScroll: at.row >= 0 });
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  const walk = (event: KeyboardEvent) => {
    const from = placeOf(event.target as Element);
    if (!from || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / heights.row) - 1);
    const end = parties + own - 1;
    const to: Partial<Record<string, Place>> = {
      ArrowLeft: { ...from, column: from.column - 1 },
      ArrowRight: { ...from, column: from.column + 1 },
      ArrowUp: { ...from, row: from.row - 1 },
      ArrowDown: { ...from, row: from.row + 1 },
      PageUp: { ...from, row: Math.max(0, from.row - page) },
      PageDown: { ...from, row: Math.min(rows - 1, from.row + page) },
      Home: { row: event.ctrlKey ? 0 : from.row, column: 0 },
      End: { row: event.ctrlKey ? rows - 1 : from.row, column: end },
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    // Only parties can be chosen in the head.
    const least = next.row === -1 ? own : 0;
    if (next.row < -1 || next.row >= rows || next.column < least || next.column > end) return;
    wanted.current = next;
    if (next.row >= 0) reveal(next.row);
    setActive(next);
  };
  return { active, setActive, walk };
}
