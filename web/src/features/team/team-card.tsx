import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamOfDocument } from 'contract/team';
import { useFormats } from '#features/formats.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './team-card.module.css';
import { labels } from './team-queries.ts';
import { asTyped } from './typed-mentions.ts';

/** Beside a document what the organisation has about it: labels, the last note and who follows it; nothing without any. */
export function TeamCard({ team, onNotes }: { team: TeamOfDocument | undefined; onNotes: () => void }) {
  const { t } = useTranslation();
  const { number, shortDate } = useFormats();
  const known = useQuery(labels).data?.data ?? [];
  if (!team) return null;
  const on = known.filter(({ id }) => team.labelIds.includes(id));
  const all = [...team.notes, ...(team.dossier?.notes ?? [])];
  const last = all.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);
  if (on.length === 0 && !last && team.followers.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('team.tab')}</h2>
      {on.length > 0 && (
        <ul className={styles.labels} aria-label={t('team.labels.title')}>
          {on.map((label) => (
            <li key={label.id}>
              <LabelChip label={label} />
            </li>
          ))}
        </ul>
      )}
      {last && (
        <div>
          <p className={styles.who}>
            <b>{last.writer ?? t('team.former')}</b> {shortDate(last.createdAt)}
          </p>
          <p className={styles.text}>{asTyped(last.text, last.mentioned, t('team.former'))}</p>
        </div>
      )}
      {team.followers.length > 0 && (
        <p className={styles.who}>{t('team.followers.are', { names: team.followers.join(', ') })}</p>
      )}
      <button type="button" className={styles.more} onClick={onNotes}>
        {all.length > 0
          ? t('team.notes.all', { count: all.length, number: number(all.length) })
          : t('team.notes.first')}
      </button>
    </section>
  );
}
