import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaPoint, MeetingDocument } from 'contract/agenda-meeting';
import { HitsPill } from '#features/agenda/hits-pill.tsx';
import { HeldLists } from '#features/lists/held-lists.tsx';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import { segmentsOf } from '#features/reading/segments.ts';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';
import { knownNumber } from '#features/timeline/known-number.ts';
import { useKind } from '#features/timeline/use-kind.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ownColour } from '#ui/own-colour.ts';
import styles from './meeting-points.module.css';
import type { News } from './news.ts';

/** Documents of a point that stand there at once; more are folded (UX-2, 13). */
const shownAtOnce = 3;

/** The points of an agenda in order, each with its documents, what is new among them and what was taken off. */
export function MeetingPoints({
  points,
  news,
  firstMark,
  ...trail
}: Trail & {
  points: readonly AgendaPoint[];
  news: News;
  /** Number of the first hit in them. */
  firstMark: number;
}) {
  const { t } = useTranslation();
  if (points.length === 0 && news.gone.length === 0) return <EmptyState title={t('meeting.points.none')} />;
  const firsts = marksBefore(points, firstMark);
  return (
    <>
      <ol className={styles.points}>
        {points.map((point, index) => (
          <Point key={index} point={point} news={news} firstMark={firsts[index] ?? 0} {...trail} />
        ))}
      </ol>
      {news.gone.length > 0 && (
        <section className={styles.gone}>
          <h2>{t('meeting.points.gone')}</h2>
          <ul>
            {news.gone.map((title) => (
              <li key={title}>
                <s>{title}</s> <b className={styles.removed}>{t('meeting.points.removed')}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Marks in the titles of a point. */
const marksOf = ({ title, documents }: AgendaPoint) =>
  documents.reduce((sum, one) => sum + (one.locked ? 0 : one.title.marks.length), title.marks.length);

/** For each point the number of its first mark. */
function marksBefore(points: readonly AgendaPoint[], first: number): number[] {
  const firsts: number[] = [];
  points.reduce((sum, point) => {
    firsts.push(sum);
    return sum + marksOf(point);
  }, first);
  return firsts;
}

/** Marks in the titles of an agenda, which can be walked through. */
export const marksIn = (points: readonly AgendaPoint[]) =>
  points.reduce((sum, point) => sum + marksOf(point), 0);

/** Of a document with hits one wants to know: it is never folded away. */
const hasHits = (one: MeetingDocument) => !one.locked && (one.hits > 0 || one.title.marks.length > 0);

function Point({
  point: { number, title, confidential, documents },
  news,
  firstMark,
  ...trail
}: Trail & { point: AgendaPoint; news: News; firstMark: number }) {
  const { t } = useTranslation();
  const isNew = (one: MeetingDocument) => news.documents.has(one.id);
  const late = documents.slice(shownAtOnce);
  const foldable = late.length > 0 && !late.some((one) => hasHits(one) || isNew(one));
  // As in the picture: two documents, and the rest behind one line.
  const kept = shownAtOnce - 1;
  const [unfolded, setUnfolded] = useState(false);
  const shown = foldable && !unfolded ? documents.slice(0, kept) : documents;
  const before = documents.map((_, index) =>
    documents
      .slice(0, index)
      .reduce((sum, one) => sum + (one.locked ? 0 : one.title.marks.length), firstMark + title.marks.length),
  );
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <div className={styles.point}>
        <h2>
          <MarkedSegments segments={segmentsOf(title.text, title.marks)} first={firstMark} />
          {news.points.has(title.text) && <b className={styles.added}>{t('meeting.points.added')}</b>}
        </h2>
        {confidential && (
          <p className={styles.closed}>
            <IconLock size={14} aria-hidden="true" />
            {t('meeting.points.closed')}
          </p>
        )}
        {shown.length > 0 && (
          <ul className={styles.documents}>
            {shown.map((one, index) => (
              <li key={one.id}>
                <PointDocument document={one} added={isNew(one)} firstMark={before[index] ?? 0} {...trail} />
              </li>
            ))}
          </ul>
        )}
        {foldable && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <IconChevronRight size={15} aria-hidden="true" />
            {unfolded
              ? t('meeting.points.fewer')
              : t('meeting.points.more', { count: documents.length - kept })}
          </button>
        )}
      </div>
    </li>
  );
}

function PointDocument({
  document,
  added,
  firstMark,
  highlight,
  results,
}: Trail & { document: MeetingDocument; added: boolean; firstMark: number }) {
  const { t } = useTranslation();
  if (document.locked) {
    return (
      <div className={styles.document} data-locked>
        <IconLock size={14} aria-hidden="true" />
        <p>
          {document.title}
          <small>{t('meeting.points.locked')}</small>
        </p>
      </div>
    );
  }
  return (
    <OpenDocument
      document={document}
      added={added}
      firstMark={firstMark}
      highlight={highlight}
      results={results}
    />
  );
}

function OpenDocument({
  document,
  added,
  firstMark,
  highlight,
  results,
}: Trail & { document: Exclude<MeetingDocument, { locked: true }>; added: boolean; firstMark: number }) {
  const { t } = useTranslation();
  const linkTo = useDocumentLink(highlight, results);
  const { name, family } = useKind(document);
  const { title, language, hits, id, confidentiality } = document;
  return (
    <div className={styles.document} style={family === undefined ? undefined : ownColour('doc', family)}>
      <i aria-hidden="true" />
      <p>
        <Link {...linkTo(document)} lang={language}>
          <MarkedSegments segments={segmentsOf(title.text, title.marks)} first={firstMark} />
        </Link>
        <small>
          {[name, knownNumber(document)?.value].filter(Boolean).join(' · ')}
          {confidentiality === 'Besloten' && ` · ${t('agenda.card.closed')}`}
        </small>
      </p>
      <ul className={styles.signs}>
        <HeldLists documentId={id} />
        {hits > 0 && (
          <li>
            <HitsPill count={hits} />
          </li>
        )}
        {added && (
          <li>
            <b className={styles.added}>{t('meeting.points.added')}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
