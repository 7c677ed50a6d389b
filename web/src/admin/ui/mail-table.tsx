import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from 'contract/deliveries';
import { useFormats } from '#features/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './mail-table.module.css';

const columns = ['moment', 'mail', 'outcome'] as const;
const kinds = { sent: 'fine', waiting: 'warning', failed: 'bad', dropped: 'off' } as const;

/** Mails to a user: when, which, and what became of each. */
export function MailTable({
  label,
  mails,
  action,
}: {
  label: string;
  mails: readonly Delivery[];
  /** What can be done with one. */
  action?: (mail: Delivery) => ReactNode;
}) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  if (mails.length === 0) return <p className={styles.none}>{t('watching.mails.none')}</p>;
  return (
    <DataTable
      label={label}
      columns={columns.map((name) => ({ name, head: t(`watching.mails.columns.${name}`) }))}
      rows={mails.map((mail) => ({
        key: mail.id,
        cells: [
          <time key="moment" dateTime={mail.plannedAt}>
            {dayAndTime(mail.plannedAt)}
          </time>,
          <>
            {mail.subject}
            <span className={styles.kind}>
              {t(`watching.mails.kinds.${mail.kind}`)}
              {mail.documents > 0 && `, ${t('watching.mails.documents', { count: mail.documents })}`}
            </span>
          </>,
          <div key="outcome" className={styles.outcome}>
            <Badge kind={kinds[mail.state]}>
              {mail.sentAt === undefined
                ? t(`watching.mails.states.${mail.state}`)
                : t('watching.mails.accepted', { moment: dayAndTime(mail.sentAt) })}
            </Badge>
            {mail.fault && <span>{t(`watching.mails.faults.${mail.fault}`)}</span>}
            {mail.nextTryAt !== undefined && mail.tries > 0 && (
              <span>{t('watching.mails.nextTry', { moment: dayAndTime(mail.nextTryAt) })}</span>
            )}
            {action?.(mail)}
          </div>,
        ],
      }))}
    />
  );
}
