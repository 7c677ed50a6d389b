import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import { SummaryFoot } from './summary-foot.tsx';
import { SummaryText } from './summary-text.tsx';
import styles from './summary.module.css';
import type { UsedSummary } from './use-summary.ts';

/** One summary in whatever state it is (decision 4.26); `children` stand between its text and its foot. */
export function SummaryBody({
  used,
  document,
  headingLevel,
  children,
}: {
  used: UsedSummary;
  document: DocumentDetail;
  headingLevel?: 'h3' | 'h4';
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { state, error } = used;
  if (!state) {
    if (!error) return <Waiting />;
    return <Notice text={describeError(error)} button={t('summary.retry')} onClick={used.look} used={used} />;
  }
  const { kind, summary, status, reason } = state;
  return (
    <div className={styles.body} data-status={status}>
      {status === 'unavailable' && reason && (
        <p className={styles.quiet}>
          {kind === 'long' && reason === 'tooShort'
            ? t('summary.noLong')
            : t(`summary.unavailable.${reason}`)}
        </p>
      )}
      {status === 'offered' && (
        <Notice text={t(`summary.offer.${kind}`)} used={used} onClick={() => used.ask(false)}>
          <IconSparkles size={16} aria-hidden="true" />
          {t(`summary.make.${kind}`)}
        </Notice>
      )}
      {status === 'making' && <Making used={used} />}
      {status === 'failed' && (
        <Notice
          text={t('summary.failed')}
          button={t('summary.retry')}
          onClick={() => used.ask(false)}
          used={used}
        />
      )}
      {summary && (
        <>
          <SummaryText summary={summary} document={document} {...(headingLevel ? { headingLevel } : {})} />
          {children}
          <SummaryFoot documentId={document.id} summary={summary} used={used} />
        </>
      )}
    </div>
  );
}

function Making({ used }: { used: UsedSummary }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const { resumesAt, summary } = used.state ?? {};
  if (used.stopped)
    return <Notice text={t('summary.stopped')} button={t('summary.look')} onClick={used.look} used={used} />;
  return (
    <p className={styles.making} role="status">
      <Loader size={14} aria-hidden="true" />
      <span>
        {resumesAt
          ? t('summary.waiting', { time: `${shortDate(resumesAt)} ${time(resumesAt)}` })
          : t(summary ? 'summary.renewing' : 'summary.making')}
      </span>
    </p>
  );
}

function Notice({
  text,
  button,
  onClick,
  used,
  children = button,
}: {
  text: string;
  button?: string;
  onClick: () => void;
  used: UsedSummary;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-unprinted>
      <p>{text}</p>
      <Button variant="default" disabled={used.busy} onClick={onClick} classNames={{ label: styles.label }}>
        {children}
      </Button>
    </div>
  );
}

/** In the shape of a short summary, so that nothing moves when it comes. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
