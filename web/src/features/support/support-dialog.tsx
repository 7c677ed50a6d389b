import { Modal, Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { getSupportContent, type SupportContent } from 'contract/support';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { writeNewSearch } from '#features/search/new-search.ts';
import { TipsTable } from '#features/search/tips-table.tsx';
import { ShortcutList } from '#features/shortcuts/shortcut-list.tsx';
import { usePreferences } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AgendaHelp } from './agenda-help.tsx';
import { Contact } from './contact.tsx';
import { Questions } from './questions.tsx';
import styles from './support-dialog.module.css';
import { Videos } from './videos.tsx';

/** The tabs of the support dialog (specification §1). */
export const supportTabs = ['symbols', 'videos', 'agenda', 'questions', 'contact'] as const;
export type SupportTab = (typeof supportTabs)[number];

/** Help and contact in five tabs; opens on the one that fits the screen (UX 5.9). */
export function SupportDialog({
  tab: first,
  domain,
  question,
  onClose,
}: {
  tab: SupportTab;
  /** The question that is open at first. */
  question: string | undefined;
  /** The dashboard on which an example is tried. */
  domain: DomainId;
  /** Closes the dialog; what was chosen in it is done once it is gone. */
  onClose: (act?: () => void) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { minimalMatchPercentage } = usePreferences().preferences;
  const [tab, setTab] = useState<SupportTab>(first);
  const tryOut = (example: string) =>
    onClose(
      () =>
        void navigate({
          to: '/$domain/dashboard',
          params: { domain },
          search: writeNewSearch(domain, example, minimalMatchPercentage),
        }),
    );
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={t('shell.help')}
      size={860}
      returnFocus={false}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <Tabs
        value={tab}
        onChange={(next) => setTab(next as SupportTab)}
        classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
      >
        <Tabs.List aria-label={t('support.tabs.label')}>
          {supportTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`support.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="symbols">
          <p>{t('timeline.tips.intro')}</p>
          <TipsTable onTry={tryOut} />
          <h2>{t('shortcuts.title')}</h2>
          <ShortcutList />
        </Tabs.Panel>
        <Tabs.Panel value="videos">
          <Kept>{({ videos }) => <Videos videos={videos} onQuestions={() => setTab('questions')} />}</Kept>
        </Tabs.Panel>
        <Tabs.Panel value="agenda">
          <AgendaHelp />
        </Tabs.Panel>
        <Tabs.Panel value="questions">
          <Kept>{({ questions }) => <Questions questions={questions} first={question} />}</Kept>
        </Tabs.Panel>
        <Tabs.Panel value="contact">
          <Kept>{({ contact }) => <Contact text={contact} />}</Kept>
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

/** A tab that says what staff keep (decision 1.5), which is asked for once for all of them. */
function Kept({ children }: { children: (content: SupportContent) => ReactNode }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['support', locale],
    queryFn: ({ signal }) => call(getSupportContent, { params: { locale }, signal }),
    staleTime: limits.supportCache,
    gcTime: limits.supportCache,
  });
  if (data) return children(data);
  if (isPending) return <SkeletonRows rows={5} height={44} label={t('shell.loading')} />;
  return <FailurePanel error={error} onRetry={() => void refetch()} />;
}
