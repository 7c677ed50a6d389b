import {
  IconCheck,
  IconChecklist,
  IconChevronRight,
  IconCircleCheck,
  IconRefreshAlert,
  IconX,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DossierRow, DossierVote, RowKind } from 'contract/dossiers';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import { useMeetingTimes } from '#features/meeting/use-meeting-times.ts';
import { Kind } from '#features/timeline/type-line.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './dossier-rows.module.css';
import { foldedCounts, piecesOf } from './folded-rows.ts';
import { RowLink } from './row-link.tsx';
import { type NamedDossier, rowsQueryOf } from './use-dossier.ts';
import { useDossierWords } from './use-dossier-words.ts';
import { useRowKeys } from './use-row-keys.ts';

/** The papers, meetings, votes and commitments of a dossier in time, by month; J and K go along them (UX-3, 26). */
export function DossierRows({
  dossier,
  kind,
  order,
  here,
}: {
  dossier: NamedDossier;
  /** All of them without. */
  kind: RowKind | undefined;
  order: 'newest' | 'oldest';
  here: string;
}) {
  const { t } = useTranslation();
  const { month } = useFormats();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(rowsQueryOf(dossier, kind, order));
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  if (query.isError) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={8} height={32} label={t('dossier.loading')} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <p className={styles.none}>{t('dossier.rows.none')}</p>;
  return (
    <>
      <ol ref={list} className={styles.rows}>
        {piecesOf(rows, open, kind === undefined).map((piece) =>
          piece.kind === 'month' ? (
            <li key={piece.key} className={styles.month}>
              {month(piece.day)}
            </li>
          ) : piece.kind === 'row' ? (
            <li key={piece.key} className={styles.row} data-kind={piece.row.kind}>
              <Row row={piece.row} here={here} />
            </li>
          ) : (
            <li key={piece.key} className={styles.row} data-kind="vote">
              <Fold rows={piece.rows} onOpen={() => setOpen(new Set([...open, piece.key]))} />
            </li>
          ),
        )}
      </ol>
      <LoadMore query={query} />
    </>
  );
}

function Row({ row, here }: { row: DossierRow; here: string }) {
  const { t } = useTranslation();
  const { kind, date, document, vote } = row;
  const day = useShortDay(date);
  return (
    <>
      {date === undefined ? (
        <span className={styles.day}>{document.locked ? '' : t('dossier.rows.undated')}</span>
      ) : (
        <time className={styles.day} dateTime={date}>
          {day}
        </time>
      )}
      <RowKindMark row={row} />
      <RowLink document={document} meeting={kind === 'meeting'} here={here} className={styles.title}>
        {vote?.subject}
      </RowLink>
      <RowFacts row={row} />
    </>
  );
}

/** ma 23: the month stands above. */
function useShortDay(date: string | undefined): string {
  const { shortDay } = useFormats();
  return date === undefined ? '' : shortDay(date).replace(/ [^\s\d]+$/, '');
}

/** What a row is, with a sign of its own for what is no paper: colour is never alone. */
export function RowKindMark({ row: { kind, document, meeting } }: { row: DossierRow }) {
  const { t } = useTranslation();
  if (document.locked) return <span />;
  if (kind === 'vote')
    return (
      <span className={styles.kind}>
        <IconChecklist size={14} aria-hidden="true" />
        {t('dossier.rows.vote')}
      </span>
    );
  if (kind === 'commitment')
    return (
      <span className={styles.kind}>
        <IconCircleCheck size={14} aria-hidden="true" />
        {t('dossier.rows.commitment')}
      </span>
    );
  if (kind === 'meeting')
    return (
      <span className={styles.kind} data-meeting={meeting?.kind}>
        <i aria-hidden="true" />
        {document.sourceType}
      </span>
    );
  return (
    <span className={styles.kind}>
      <Kind item={document} />
    </span>
  );
}

function RowFacts({ row: { mark, isNew, vote, commitment, meeting, date, timeKnown } }: { row: DossierRow }) {
  const { t } = useTranslation();
  const words = useDossierWords();
  const times = useMeetingTimes();
  const when =
    meeting && date !== undefined && timeKnown
      ? times.hours({
          start: date,
          ...(meeting.end ? { end: meeting.end } : {}),
          timeKnown,
          approximate: false,
        })
      : undefined;
  const due =
    commitment?.due === undefined
      ? undefined
      : t(commitment.dueInText ? 'dossier.rows.dueInText' : 'dossier.rows.due', {
          day: words.day(commitment.due),
        });
  return (
    <span className={styles.facts}>
      {vote ? <Outcome vote={vote} /> : mark !== undefined && <span>{mark}</span>}
      {commitment?.stateText !== undefined && <span>{commitment.stateText}</span>}
      {due !== undefined && <span>{due}</span>}
      {when !== undefined && <span>{when}</span>}
      {meeting?.was?.time && (
        <span className={styles.changed}>
          <IconRefreshAlert size={14} aria-hidden="true" />
          {t('dossier.news.was', { before: times.dayAndHours(meeting.was.time) })}
        </span>
      )}
      {meeting && meeting.status !== 'held' && <span>{t(`dossier.rows.${meeting.status}`)}</span>}
      {isNew && <b className={styles.new}>{t('dossier.rows.new')}</b>}
    </span>
  );
}

/** How a vote ended, and whose it was. */
export function Outcome({ vote }: { vote: DossierVote }) {
  const { outcomeBy } = useDossierWords();
  const Icon = vote.outcome === 'aangenomen' ? IconCheck : vote.outcome === 'verworpen' ? IconX : undefined;
  return (
    <span className={styles.outcome} data-outcome={vote.outcome}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {outcomeBy(vote)}
    </span>
  );
}

/** The other votes of a day: how many on what, and how they ended. */
function Fold({ rows, onOpen }: { rows: DossierRow[]; onOpen: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { on, ended } = foldedCounts(rows);
  const day = useShortDay(rows[0]?.date);
  const what = (['amendment', 'motion', 'other'] as const)
    .filter((one) => on[one] > 0)
    .map((one) => t(`dossier.on.${one}`, { count: on[one], number: number(on[one]) }))
    .join(', ');
  const results = (['adopted', 'rejected', 'others'] as const)
    .filter((one) => ended[one] > 0)
    .map((one) => `${number(ended[one])} ${t(`dossier.votes.${one}`)}`)
    .join(', ');
  return (
    <>
      <time className={styles.day} dateTime={rows[0]?.date}>
        {day}
      </time>
      <span className={styles.kind}>
        <IconChecklist size={14} aria-hidden="true" />
        {t('dossier.rows.vote')}
      </span>
      <button type="button" className={styles.title} data-title="" onClick={onOpen}>
        {t('dossier.rows.fold', { count: rows.length, number: number(rows.length), what })}
      </button>
      <span className={styles.facts}>
        {t('dossier.votes.by', { by: rows[0]?.vote?.by ?? '', what: results })}
        <IconChevronRight size={16} aria-hidden="true" />
      </span>
    </>
  );
}
