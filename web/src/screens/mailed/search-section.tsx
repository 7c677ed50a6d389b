import { IconLock, IconTrash } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { MailedDocument, MailedDocumentsResponse } from 'contract/mailed-documents';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { TimelineItem } from '#features/timeline/timeline-item.tsx';
import { markVisited, useVisited } from '#features/timeline/visited.ts';
import { usePreferences } from '#session/session.ts';
import styles from './mailed.module.css';

/** What a mail brought for one saved search, as rows of the timeline. */
export function SearchSection({
  search: { title, queryDetails, documents: all },
  documents,
}: {
  search: MailedDocumentsResponse['searches'][number];
  documents: readonly MailedDocument[];
}) {
  const { t } = useTranslation();
  const { number, weekday } = useFormats();
  const { density } = usePreferences().preferences;
  const results = useLocation({ select: (location) => location.href });
  const linkTo = useDocumentLink(queryDetails?.query ?? '', results);
  const visited = useVisited();
  const heading = useId();
  const contexts = queryDetails?.context ?? [];
  const chosen = contexts.flatMap((context) => (context === 'all' ? [] : [context]));
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading}>{title ?? t('mailed.removedSearch')}</h2>
        <p>
          {t('mailed.shown', { shown: number(documents.length), total: number(all) })}
          {queryDetails && queryDetails.query !== '' && (
            <>
              {' · '}
              <span className={styles.query}>{queryDetails.query}</span>
            </>
          )}
        </p>
      </div>
      {documents.map((document, index) =>
        document.state === 'open' ? (
          <Fragment key={document.item.id}>
            {dayOfRow(document) !== dayOfRow(documents[index - 1]) && (
              <p className={styles.day}>{weekday(dayOfRow(document)!, today())}</p>
            )}
            <div
              data-row="item"
              data-key={document.item.id}
              onClickCapture={(event) => {
                if ((event.target as Element).closest('a')) markVisited(document.item.id);
              }}
            >
              <TimelineItem
                item={document.item}
                dated={false}
                compact={density === 'compact'}
                visited={visited.has(document.item.id)}
                chosen={contexts.includes('all') ? 'all' : chosen}
                linkTo={linkTo}
              />
            </div>
          </Fragment>
        ) : (
          <div key={document.id} className={styles.unreadable}>
            {document.state === 'locked' ? (
              <IconLock size={16} aria-hidden="true" />
            ) : (
              <IconTrash size={16} aria-hidden="true" />
            )}
            <div>
              <p>{document.title}</p>
              <p className={styles.why}>{t(`mailed.${document.state}`)}</p>
            </div>
          </div>
        ),
      )}
    </section>
  );
}

/** The rows of a timeline tell the time; the day stands above the first of each. */
function dayOfRow(document: MailedDocument | undefined): string | undefined {
  return document?.state === 'open' ? dayOf(Date.parse(document.item.date)) : undefined;
}
