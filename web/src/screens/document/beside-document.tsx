import { useMediaQuery } from '@mantine/hooks';
import { DocumentAside } from '#features/document/document-aside.tsx';
import { FilePane } from '#features/document/file-pane.tsx';
import type { ShownFile } from '#features/document/use-shown-file.ts';
import type { Trail } from '#features/reading/use-document-link.ts';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { TeamCard } from '#features/team/team-card.tsx';
import { SummaryCard } from '#features/summary/summary-card.tsx';
import styles from './document-screen.module.css';
import type { Parts, Tab } from './use-tab.ts';

/** Beside a document: the file that is open, or else what it comes to at a glance, where there is room. */
export function BesideDocument({
  parts: { document, dossier, team },
  shownFile,
  onFile,
  onTab,
  ...trail
}: Trail & {
  parts: Parts;
  shownFile: ShownFile | undefined;
  onFile: (file: ShownFile | undefined) => void;
  onTab: (tab: Tab) => void;
}) {
  const wide = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const aside = useSidebar('right', document.confidentiality !== 'Besloten' && !shownFile && wide);
  if (shownFile) {
    return (
      <div className={styles.file} data-unprinted>
        <FilePane
          key={shownFile.file.fileId}
          shown={shownFile}
          document={document}
          highlight={trail.highlight}
          onClose={() => onFile(undefined)}
        />
      </div>
    );
  }
  if (!aside) return null;
  return (
    <DocumentAside
      document={document}
      dossier={dossier}
      {...trail}
      onVote={() => onTab('vote')}
      onDossier={() => onTab('dossier')}
      onPeople={() => onTab('properties')}
    >
      <SummaryCard document={document} onLong={() => onTab('summary')} />
      <TeamCard team={team} onNotes={() => onTab('team')} />
    </DocumentAside>
  );
}
