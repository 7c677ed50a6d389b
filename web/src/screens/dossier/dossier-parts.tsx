import { Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { PeopleCard, VotesCard } from '#features/dossier/dossier-cards.tsx';
import { DossierFiles } from '#features/dossier/dossier-files.tsx';
import { DossierRows } from '#features/dossier/dossier-rows.tsx';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import { useFormats } from '#features/formats.ts';
import page from '#features/reading/page.module.css';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { DossierNotesPanel } from '#features/team/dossier-notes.tsx';
import { ThreadBoard } from '#features/thread/thread-board.tsx';
import { ThreadTab } from '#features/thread/thread-tab.tsx';
import { Transposing } from '#features/thread/transpose-card.tsx';
import { OrderMenu } from '#features/timeline/order-menu.tsx';
import styles from './dossier-screen.module.css';
import { NextMeetings } from './next-meetings.tsx';
import { amountOf, type DossierPart, useDossierTab } from './use-dossier-tab.ts';
import { useNextMeetings } from './use-next-meetings.ts';

const orders = ['newest', 'oldest'] as const;
/** Parts that are no rows. */
const beside: readonly DossierPart[] = ['thread', 'transpose', 'files', 'next', 'tally', 'people', 'team'];

/** What a dossier holds, in tabs; where there is no room beside them the cards too. Keys 1 to 5 show the first ones. */
export function DossierParts({
  dossier,
  named,
  here,
  wide,
}: {
  dossier: OpenDossier;
  named: NamedDossier;
  here: string;
  wide: boolean;
}) {
  const { t } = useTranslation();
  const { shown, part, choose } = useDossierTab(dossier, named.number, wide);
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const at = (place: number) => (shown[place] ? () => choose(shown[place]!) : undefined);
  useShortcut('1', at(0));
  useShortcut('2', at(1));
  useShortcut('3', at(2));
  useShortcut('4', at(3));
  useShortcut('5', at(4));
  const isRows = !beside.includes(part);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the tabs scroll sideways; the open one is always in sight.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [part]);
  return (
    <Tabs
      value={part}
      keepMounted={false}
      onChange={(value) => value !== null && choose(value as DossierPart)}
      classNames={{ list: page.tabs, tab: page.tab, panel: styles.panel }}
    >
      <div className={styles.tabs}>
        <Tabs.List ref={list} aria-label={t('dossier.tabs.label')}>
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              <TabName part={one} dossier={dossier} named={named} wide={wide} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isRows && <OrderMenu orders={orders} order={order} onChange={setOrder} />}
      </div>
      {shown.map((one) => (
        <Tabs.Panel key={one} value={one}>
          <Part part={one} dossier={dossier} named={named} order={order} here={here} choose={choose} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabName({
  part,
  dossier,
  named,
  wide,
}: {
  part: DossierPart;
  dossier: OpenDossier;
  named: NamedDossier;
  wide: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const next = useNextMeetings(dossier, named.number);
  if (part === 'team') return t('team.tab');
  if (part === 'thread') return <ThreadTab number={named.number} />;
  if (part === 'transpose') return t('dossier.thread.transpose.title');
  const amount = part === 'next' ? next.length : amountOf(dossier, part, wide);
  return (
    <>
      {t(`dossier.tabs.${part}`)}
      <span className={page.badge}>{number(amount)}</span>
    </>
  );
}

function Part({
  part,
  dossier,
  named,
  order,
  here,
  choose,
}: {
  part: DossierPart;
  dossier: OpenDossier;
  named: NamedDossier;
  order: (typeof orders)[number];
  here: string;
  choose: (part: DossierPart) => void;
}) {
  const { kind, domain, number } = dossier;
  switch (part) {
    case 'thread':
      return <ThreadBoard number={named.number} here={here} />;
    case 'transpose':
      return <Transposing number={named.number} here={here} />;
    case 'next':
      return <NextMeetings dossier={dossier} number={named.number} here={here} />;
    case 'tally':
      return <VotesCard dossier={dossier} here={here} onVotes={() => choose('vote')} />;
    case 'people':
      return <PeopleCard dossier={dossier} named={named} />;
    case 'files':
      return <DossierFiles dossier={named} here={here} />;
    case 'team':
      return domain !== 'nl-lr' && <DossierNotesPanel kind={kind} domain={domain} number={number} />;
    default:
      return (
        <DossierRows dossier={named} kind={part === 'all' ? undefined : part} order={order} here={here} />
      );
  }
}
