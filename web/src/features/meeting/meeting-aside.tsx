import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import { ChangesCard, FilesCard, PeopleCard } from './meeting-cards.tsx';
import styles from './meeting-cards.module.css';

/** Beside the points of a meeting: what became of it, who is there, and its files (UX-2, 13). */
export function MeetingAside({ meeting }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const { people, attachments } = meeting;
  return (
    <aside className={styles.aside} aria-label={t('meeting.tabs.changes')}>
      <Card title={t('meeting.tabs.changes')}>
        <ChangesCard meeting={meeting} />
      </Card>
      {people.length > 0 && (
        <Card title={t('meeting.tabs.people')}>
          <PeopleCard meeting={meeting} />
        </Card>
      )}
      {attachments.length > 0 && (
        <Card title={t('meeting.tabs.files')}>
          <FilesCard files={attachments} />
        </Card>
      )}
    </aside>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {children}
    </section>
  );
}
