import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from 'contract/amsterdam';
import { useFormats } from '#features/formats.ts';
import { useMeetingLink } from '#features/reading/use-meeting-link.ts';
import { today } from '#features/search/period.ts';
import { useAnchor } from '#features/timeline/use-anchor.ts';
import { useItemKeys } from '#features/timeline/use-item-keys.ts';
import { usePassing } from '#features/timeline/use-passing.ts';
import { useRowWindow } from '#features/timeline/use-row-window.ts';
import { usePrinting } from '#ui/use-printing.ts';
import styles from './agenda-list.module.css';
import type { AgendaRow } from './meeting-days.ts';
import { MeetingRow, PassingMeeting } from './meeting-row.tsx';
import type { Meetings } from './meetings.ts';
import { useBeyondTop } from './use-beyond-top.ts';
import type { Peeking } from './use-peek.ts';
import { isOnNow, useMeetingWords, type WordsOfMeeting } from './use-meeting-words.ts';

/** Pixels a row has until it is measured. */
const guessed = { heading: 34, wide: 53, phone: 104 };

/**
 * Meetings under headings, which stay at the top while what is under them is in view. Only rows near the view are on
 * the page, and the row with the focus.
 */
export function AgendaList({
  label,
  rows,
  meetings,
  query,
  address,
  scroller,
  peek,
  onBeyondTop,
}: {
  label: string;
  rows: readonly AgendaRow[];
  meetings: Meetings;
  query: string;
  /** Address of what is shown. */
  address: string;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  peek: Peeking;
  /** Hears that the reader wants what is above the list; undefined where there is nothing. */
  onBeyondTop: (() => void) | undefined;
}) {
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const linkTo = useMeetingLink(query, address);
  const words = useMeetingWords();
  const now = useMinute();
  const { virtualizer, sticky, focused, follow, pace } = useRowWindow(
    rows,
    scroller,
    guessed[phone ? 'phone' : 'wide'],
    guessed.heading,
    true,
  );
  const open = useAnchor({ timeline: meetings, rows, virtualizer, scroller, pace });
  const opening = useRef({ open, stay: peek.stay });
  useEffect(() => {
    opening.current = { open, stay: peek.stay };
  });
  // The same for all draws: rows that stay are not drawn anew while one scrolls.
  const onOpen = useCallback((id: string) => {
    opening.current.stay();
    opening.current.open(id);
  }, []);
  useItemKeys({ rows, virtualizer, scroller, focused, pace, onMove: peek.follow });
  useBeyondTop(scroller, onBeyondTop);
  // On paper are all of them, one below the other.
  const drawn = usePrinting()
    ? rows.map(({ key }, index) => ({ key, index, start: 0, size: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <section aria-label={label} data-outdated={meetings.outdated || undefined} className={styles.list}>
      <div style={{ height: virtualizer.getTotalSize() }} className={styles.rows} {...follow}>
        {drawn.map(({ index, key, start, size }) => {
          const row = rows[index];
          return (
            row && (
              <ListedRow
                key={key}
                row={row}
                index={index}
                start={start}
                height={size}
                atTop={index === sticky.current}
                hurried={pace.hurried}
                measure={virtualizer.measureElement}
                words={words}
                now={now}
                linkTo={linkTo}
                chosen={row.key === peek.chosen}
                onPeek={peek.choose}
                onOpen={onOpen}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

/** The present moment, as it was when the minute began. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A row of the list at its place. */
const ListedRow = memo(function ListedRow({
  row,
  index,
  start,
  height,
  atTop,
  hurried,
  measure,
  words,
  now,
  linkTo,
  chosen,
  onPeek,
  onOpen,
}: {
  row: AgendaRow;
  index: number;
  /** Pixels below the first row. */
  start: number;
  /** Pixels, as far as they are known. */
  height: number;
  /** Whether it stays at the top of the view. */
  atTop: boolean;
  /** Whether the reader goes by too fast to read it; it says less then, unless it was there before. */
  hurried: boolean;
  measure: (element: HTMLElement | null) => void;
  words: WordsOfMeeting;
  /** Epoch milliseconds. */
  now: number;
  linkTo: ReturnType<typeof useMeetingLink>;
  chosen: boolean;
  onPeek: (id: string) => void;
  onOpen: (id: string) => void;
}) {
  const passing = usePassing(hurried && row.kind === 'item');
  return (
    <div
      ref={passing ? undefined : measure}
      data-index={index}
      data-row={row.kind}
      data-key={row.key}
      data-sticky={atTop || undefined}
      className={styles.row}
      style={{
        ...(passing ? { height } : {}),
        transform: atTop ? undefined : `translateY(${start}px)`,
      }}
      onClickCapture={(event) => {
        if (row.kind === 'item' && (event.target as Element).closest('a')) onOpen(row.key);
      }}
    >
      {row.kind === 'heading' ? (
        <Heading row={row} />
      ) : passing ? (
        <PassingMeeting meeting={row.meeting} day={row.day} words={words} />
      ) : (
        <MeetingRow
          meeting={row.meeting}
          day={row.day}
          words={words}
          onNow={isOnNow(row.meeting, now)}
          linkTo={linkTo}
          chosen={chosen}
          onPeek={onPeek}
        />
      )}
    </div>
  );
});

/** A day, Vandaag, Morgen or Gisteren by that name, or an hour; and how many meetings it has. */
export function Heading({ row }: { row: Extract<AgendaRow, { kind: 'heading' }> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { count } = row;
  return (
    <h2 className={styles.heading}>
      {row.of === 'hour' ? <b>{row.hour ?? t('agendaPage.day.allDay')}</b> : <DayName day={row.day} />}
      <small>
        <span aria-hidden="true">{number(count)}</span>
        <span className="visually-hidden">
          {t('agendaPage.day.meetings', { count, number: number(count) })}
        </span>
      </small>
    </h2>
  );
}

function DayName({ day }: { day: string }): ReactNode {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const now = today();
  const near = ([-1, 0, 1] as const).find((step) => day === addDays(now, step));
  const whole = weekday(day, now);
  if (near !== undefined) {
    const name = ({ [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' } as const)[near];
    return (
      <>
        <b>{t(`agendaPage.${name}`)}</b> <span>{whole}</span>
      </>
    );
  }
  const at = whole.indexOf(' ');
  return (
    <>
      <b>{whole.slice(0, at).replace(/,$/, '')}</b> <span>{whole.slice(at + 1)}</span>
    </>
  );
}
