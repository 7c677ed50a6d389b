import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import type { Hits } from '#features/document/use-hits.ts';
import { AttachmentsTab } from '#features/document/attachments-tab.tsx';
import { DocumentHead } from '#features/document/document-head.tsx';
import { DocumentText } from '#features/document/document-text.tsx';
import { PropertiesTab } from '#features/document/properties-tab.tsx';
import { RelatedTab } from '#features/document/related-tab.tsx';
import { VoteTab } from '#features/document/vote-tab.tsx';
import type { Player } from '#features/transcript/player.ts';
import { TranscriptTab } from '#features/transcript/transcript-tab.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './document-screen.module.css';
import { contentOf, tabs, type Tab } from './use-tab.ts';

/** Head and parts of a document; of a closed one only what is public (UX 5.5). */
export function DocumentBody({
  document,
  highlight,
  results,
  text,
  player,
  hits,
  scroller,
  tab,
  onTab,
}: {
  document: DocumentDetail;
  highlight: string;
  results: string | undefined;
  /** Gets the element that holds the text. */
  text: RefObject<HTMLDivElement | null>;
  /** Of a debate. */
  player: Player | undefined;
  hits: Hits;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  tab: Tab;
  onTab: (tab: Tab) => void;
}) {
  const { t } = useTranslation();
  const shown = tabs.filter((one) => contentOf(document, one) !== undefined);
  if (document.confidentiality === 'Besloten') {
    return (
      <article className={styles.document}>
        <DocumentHead document={document} />
        <EmptyState icon={<IconLock size={28} aria-hidden="true" />} title={t('document.closed.title')}>
          <p>{t('document.closed.text')}</p>
        </EmptyState>
      </article>
    );
  }
  return (
    <article className={styles.document}>
      <DocumentHead document={document} />
      {!shown.includes('text') && <p className={styles.noText}>{t('document.noText')}</p>}
      <Tabs
        value={tab}
        onChange={(value) => value !== null && onTab(value as Tab)}
        classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
      >
        <Tabs.List aria-label={t('document.tabs.label')}>
          {shown.map((one) => {
            const content = contentOf(document, one);
            return (
              <Tabs.Tab key={one} value={one}>
                {one === 'text' && document.transcript ? t('transcript.tab') : t(`document.tabs.${one}`)}
                {typeof content === 'number' && <span className={styles.badge}>{content}</span>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {shown.map((one) => (
          <Tabs.Panel key={one} value={one}>
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
                  <DocumentText text={document.text} language={document.language} />
                )}
              </div>
            )}
            {one === 'vote' && <VoteTab votes={document.votes} />}
            {one === 'attachments' && <AttachmentsTab attachments={document.attachments} />}
            {one === 'related' && <RelatedTab document={document} highlight={highlight} results={results} />}
            {one === 'properties' && <PropertiesTab document={document} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </article>
  );
}
