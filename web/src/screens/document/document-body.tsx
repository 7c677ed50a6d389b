import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CommitmentCard } from '#features/commitments/lazy-of-pages.tsx';
import { commitmentNodes } from '#features/commitments/nodes.ts';
import { AgendaTab } from '#features/document/agenda-tab.tsx';
import { AttachmentsTab } from '#features/document/attachments-tab.tsx';
import { CompareButton } from '#features/compare/compare-button.tsx';
import { DocumentHead } from '#features/document/document-head.tsx';
import { DossierTab } from '#features/document/dossier-tab.tsx';
import { FailedTab } from '#features/document/failed-tab.tsx';
import { FoundIn } from '#features/document/found-in.tsx';
import { PropertiesTab } from '#features/document/properties-tab.tsx';
import { QuotableText } from '#features/document/quotable-text.tsx';
import { RelatedTab } from '#features/document/related-tab.tsx';
import type { Trail } from '#features/reading/use-document-link.ts';
import type { Hits } from '#features/reading/use-hits.ts';
import type { ShownFile } from '#features/document/use-shown-file.ts';
import { VoteTab } from '#features/document/vote-tab.tsx';
import page from '#features/reading/page.module.css';
import { SummaryTabName } from '#features/summary/summary-tab-name.tsx';
import { SummaryTab } from '#features/summary/summary-tab.tsx';
import type { Player } from '#features/transcript/player.ts';
import { TeamTab } from '#features/team/team-tab.tsx';
import { TranscriptTab } from '#features/transcript/transcript-tab.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './document-screen.module.css';
import { PrintFoot } from './print-foot.tsx';
import { contentOf, shownParts, type Parts, type Tab } from './use-tab.ts';

/** Head and parts of a document; of a closed one only what is public (UX 5.5). */
export function DocumentBody({
  parts,
  text,
  player,
  hits,
  scroller,
  tab,
  onTab,
  onFirstHit,
  shownFile,
  onFile,
  ...trail
}: Trail & {
  parts: Parts;
  /** Gets the element that holds the text. */
  text: RefObject<HTMLDivElement | null>;
  /** Of a debate. */
  player: Player | undefined;
  hits: Hits;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Shows the first hit in the text. */
  onFirstHit: () => void;
  /** The file that is open beside the text. */
  shownFile: ShownFile | undefined;
  onFile: (file: ShownFile) => void;
}) {
  const { t } = useTranslation();
  const { document, dossier, related, failed } = parts;
  const { shown } = shownParts(parts);
  if (document.confidentiality === 'Besloten') {
    return (
      <article className={styles.document}>
        <DocumentHead document={document} {...trail} onDossier={undefined} onFile={onFile} />
        <EmptyState icon={sign(IconLock, 28)} title={t('document.closed.title')}>
          <p>{t('document.closed.text')}</p>
        </EmptyState>
      </article>
    );
  }
  return (
    <article className={styles.document}>
      <DocumentHead
        document={document}
        {...trail}
        actions={<CompareButton document={document} />}
        onDossier={shown.includes('dossier') ? () => onTab('dossier') : undefined}
        onFile={onFile}
      />
      {commitmentNodes(document.domain).includes(document.groupPath) && (
        <CommitmentCard id={document.id} {...trail} />
      )}
      <FoundIn document={document} onText={onFirstHit} onFile={onFile} onFiles={() => onTab('attachments')} />
      {!shown.includes('text') && !shown.includes('agenda') && (
        <p className={styles.noText}>{t('document.noText')}</p>
      )}
      <Tabs
        value={tab}
        onChange={(value) => value !== null && onTab(value as Tab)}
        classNames={{ list: page.tabs, tab: page.tab, panel: styles.panel }}
      >
        <Tabs.List aria-label={t('document.tabs.label')}>
          {shown.map((one) => {
            const content = contentOf(parts, one);
            return (
              <Tabs.Tab key={one} value={one}>
                {one === 'summary' ? <SummaryTabName /> : <TabName tab={one} parts={parts} />}
                {typeof content === 'number' && <span className={page.badge}>{content}</span>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {shown.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === 'agenda' && document.meeting && <AgendaTab meeting={document.meeting} {...trail} />}
            {one === 'text' && document.text && (
              <div ref={text}>
                {document.transcript && player ? (
                  // Rows have no heights while the tab is hidden.
                  tab === 'text' && (
                    <TranscriptTab
                      document={document}
                      transcript={document.transcript}
                      player={player}
                      hits={hits}
                      scroller={scroller}
                    />
                  )
                ) : (
                  <QuotableText document={document} text={document.text} />
                )}
              </div>
            )}
            {one === 'summary' && tab === 'summary' && <SummaryTab document={document} />}
            {one === 'vote' && tab === 'vote' && <VoteTab document={document} />}
            {one === 'attachments' && (
              <AttachmentsTab
                attachments={document.attachments}
                shown={shownFile?.file.fileId}
                onFile={onFile}
              />
            )}
            {one === 'dossier' && tab === 'dossier' && dossier && (
              <DossierTab dossier={dossier} id={document.id} {...trail} />
            )}
            {one === 'related' && <RelatedTab groups={related} {...trail} />}
            {(one === 'dossier' || one === 'related') && tab === one && failed[one] && (
              <FailedTab failed={failed[one]} />
            )}
            {one === 'team' && tab === 'team' && <TeamTab document={document} />}
            {one === 'properties' && <PropertiesTab document={document} />}
          </Tabs.Panel>
        ))}
      </Tabs>
      <PrintFoot document={document} />
    </article>
  );
}

/** What a part is called: a debate has a report, and a dossier may be a procedure or a case. */
function TabName({
  tab,
  parts: { document, dossier },
}: {
  tab: Exclude<Tab, 'summary'>;
  parts: Parts;
}): string {
  const { t } = useTranslation();
  if (tab === 'text' && document.transcript) return t('transcript.tab');
  if (tab === 'team') return t('team.tab');
  if (tab === 'dossier') return t(`document.tabs.dossier.${dossier?.kind ?? 'dossier'}`);
  return t(`document.tabs.${tab}`);
}
