import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MeetingDetail } from 'contract/documents';
import type { Trail } from '#features/reading/use-document-link.ts';
import { LinkedRow } from './linked-row.tsx';
import styles from './agenda-tab.module.css';

/** The agenda of a meeting: its items in order, each with its documents. */
export function AgendaTab({ meeting, ...trail }: Trail & { meeting: MeetingDetail }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.agenda}>
      {meeting.agendaItems.map(({ number, title, confidential, documents }, index) => (
        <li key={index}>
          <span className={styles.number} aria-hidden={number === ''}>
            {number}
          </span>
          <div className={styles.item}>
            <h2>{title}</h2>
            {confidential && (
              <p className={styles.closed}>
                <IconLock size={14} aria-hidden="true" />
                {t('document.meeting.closedItem')}
              </p>
            )}
            {documents.length > 0 && (
              <ul>
                {documents.map((document) => (
                  <li key={document.id}>
                    <LinkedRow document={document} {...trail} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
