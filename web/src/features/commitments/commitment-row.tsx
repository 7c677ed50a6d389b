import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommitmentItem } from 'contract/commitments';
import type { LinkedDocument } from 'contract/documents';
import { isPlainClick } from '#features/agenda/meeting-row.tsx';
import { useFormats } from '#features/formats.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import styles from './commitment-row.module.css';
import { Standing } from './standing.tsx';

type LinkTo = ReturnType<typeof useDocumentLink>;

/** One commitment of a list: until when, what, by and to whom, in which meeting, and how it stands (UX-3, 30). */
export const CommitmentRow = memo(function CommitmentRow({
  item,
  linkTo,
  chosen = false,
  onPeek,
}: {
  item: CommitmentItem;
  linkTo: LinkTo;
  /** It is the one that is looked at beside the others. */
  chosen?: boolean;
  /** Looks at it there; the link leads to its page. */
  onPeek?: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { shortDay } = useFormats();
  const { id, title, language, commitment, meeting, delay } = item;
  const { by, to, toParties } = commitment;
  const made = by && (by.function ?? by.name);
  const given = [...to.map(({ name }) => name), ...(to.length === 0 ? toParties : [])].join(', ');
  return (
    <article className={styles.commitment} data-chosen={chosen || undefined}>
      <Due item={item} />
      <div className={styles.what}>
        <h3 lang={language}>
          <Link
            {...linkTo(item)}
            data-title={id}
            aria-current={chosen ? 'true' : undefined}
            onClick={(event) => {
              if (!onPeek || !isPlainClick(event)) return;
              event.preventDefault();
              onPeek(id);
            }}
          >
            {title}
          </Link>
        </h3>
        <p className={styles.who}>
          {(made ?? given) && (
            <span>
              {made && given ? t('commitments.row.byTo', { by: made, to: given }) : (made ?? given)}
            </span>
          )}
          {commitment.meeting && (
            <span>
              <MeetingName meeting={meeting} title={commitment.meeting.title} />
            </span>
          )}
          {delay && (
            <span>
              {t('commitments.row.delay')}{' '}
              {delay.locked ? (
                t('commitments.locked')
              ) : (
                <Link {...linkTo(delay)}>{shortDay(delay.date)}</Link>
              )}
            </span>
          )}
        </p>
      </div>
      <p className={styles.state}>
        <Standing item={item} />
      </p>
    </article>
  );
});

/** The day it is due, and where that is only said in its text. */
function Due({ item: { commitment } }: { item: CommitmentItem }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { due, dueInText } = commitment;
  if (due === undefined) {
    return (
      <p className={styles.due}>
        <span aria-hidden="true">{t('commitments.due.none')}</span>
        <span className="visually-hidden">{t('commitments.due.noneLabel')}</span>
      </p>
    );
  }
  return (
    <p className={styles.due}>
      <time dateTime={due}>{shortDate(`${due}T12:00:00Z`)}</time>
      {dueInText && (
        <span className={styles.inText} data-tip={t('commitments.due.inTextHint')} data-tip-touch="">
          {t('commitments.due.inText')}
        </span>
      )}
    </p>
  );
}

/** The meeting by its kind and day, which leads to its page, or by the name that the source gives it. */
export function MeetingName({ meeting, title }: { meeting: LinkedDocument | undefined; title: string }) {
  const { shortDay } = useFormats();
  if (!meeting || meeting.locked) return title;
  return (
    <Link {...meetingLink(meeting, '', undefined)}>
      {meeting.sourceType} {shortDay(meeting.date)}
    </Link>
  );
}
