import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDossierNote, type DossierNotes } from 'contract/team';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { Notes } from './notes.tsx';
import styles from './notes.module.css';
import { notesOfDossier, type NotedDossier } from './team-queries.ts';

/** What colleagues wrote about a dossier, and where another note is written. */
export function NotesOfDossier({
  domain,
  dossier,
}: {
  domain: NotedDossier['domain'];
  dossier: DossierNotes;
}) {
  const { t } = useTranslation();
  const { kind = 'dossier', number, notes, maxNotes } = dossier;
  return (
    <Notes
      title={t(`team.notes.about.${kind}`, { number })}
      label={t(`team.notes.new.${kind}`)}
      notes={notes}
      maximum={maxNotes}
      onWrite={(text) => call(addDossierNote, { body: { groupingName: domain, number, text } })}
    />
  );
}

/** The same on the page of the dossier. */
export function DossierNotesPanel({ kind, ...noted }: NotedDossier & Pick<DossierNotes, 'kind'>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(notesOfDossier(noted));
  if (!data) {
    if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={3} label={t('shell.loading')} />;
  }
  return (
    <div className={styles.panel}>
      <NotesOfDossier domain={noted.domain} dossier={{ ...data, kind }} />
    </div>
  );
}
