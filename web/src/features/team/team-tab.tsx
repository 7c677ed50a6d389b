import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { addDocumentNote } from 'contract/team';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DocumentLabels } from './document-labels.tsx';
import { NotesOfDossier } from './dossier-notes.tsx';
import { Notes } from './notes.tsx';
import styles from './notes.module.css';
import { teamOf } from './team-queries.ts';

/** What colleagues wrote about a document and its dossier, its labels, and who follows it. */
export function TeamTab({ document: { id, domain } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { data: team, error, refetch } = useQuery(teamOf(id));
  if (!team) {
    if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={3} label={t('shell.loading')} />;
  }
  const { dossier, followers } = team;
  return (
    <div className={styles.panel}>
      <Notes
        title={t('team.notes.aboutDocument')}
        label={t('team.notes.newDocument')}
        notes={team.notes}
        maximum={team.maxNotes}
        onWrite={(text) => call(addDocumentNote, { params: { id }, body: { text } })}
      />
      {dossier && domain !== 'nl-lr' && <NotesOfDossier domain={domain} dossier={dossier} />}
      <DocumentLabels id={id} on={team.labelIds} />
      <section className={styles.notes} aria-label={t('team.followers.title')}>
        <h2>{t('team.followers.title')}</h2>
        <p className={styles.followers}>
          {followers.length > 0 ? followers.join(', ') : t('team.followers.none')}
        </p>
        <p className={styles.hint}>{t('team.followers.hint')}</p>
      </section>
    </div>
  );
}
