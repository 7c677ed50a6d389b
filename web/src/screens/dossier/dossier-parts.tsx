import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { NextCard, PeopleCard, VotesCard } from '#features/dossier/dossier-cards.tsx';
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
import { amountOf, type DossierPart, useDossierTab } from './use-dossier-tab.ts';

const orders = ['newest', 'oldest'] as const;
/** Parts that are no rows. */
const beside: readonly DossierPart[] = ['thread', 'transpose', 'next', 'tally', 'people', 'team'];

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
  const { number } = useFormats();
  const { shown, part, choose } = useDossierTab(dossier, named.number, wide);
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const at = (place: number) => (shown[place] ? () => choose(shown[place]!) : undefined);
  useShortcut('1', at(0));
  useShortcut('2', at(1));
  useShortcut('3', at(2));
  useShortcut('4', at(3));
  useShortcut('5', at(4));
  const isRows = !beside.includes(part);
  return (
    <Tabs
      value={part}
      keepMounted={false}
      onChange={(value) => value !== null && choose(value as DossierPart)}
      classNames={{ list: page.tabs, tab: page.tab, panel: styles.panel }}
    >
      <div className={styles.tabs}>
        <Tabs.List aria-label={t('dossier.tabs.label')}>
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {one === 'team' ? (
                t('team.tab')
              ) : one === 'thread' ? (
                <ThreadTab number={named.number} />
              ) : one === 'transpose' ? (
                t('dossier.thread.transpose.title')
              ) : (
                <>
                  {t(`dossier.tabs.${one}`)}
                  <span className={page.badge}>{number(amountOf(dossier, one, wide))}</span>
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isRows && <OrderMenu orders={orders} order={order} onChange={setOrder} />}
      </div>
      {shown.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {one === 'thread' ? (
            <ThreadBoard number={named.number} here={here} />
          ) : one === 'transpose' ? (
            <Transposing number={named.number} here={here} />
          ) : one === 'next' ? (
            <NextCard next={dossier.next} here={here} />
          ) : one === 'tally' ? (
            <VotesCard dossier={dossier} onVotes={() => choose('vote')} />
          ) : one === 'people' ? (
            <PeopleCard dossier={dossier} named={named} />
          ) : one === 'team' ? (
            dossier.domain !== 'nl-lr' && (
              <DossierNotesPanel kind={dossier.kind} domain={dossier.domain} number={dossier.number} />
            )
          ) : (
            <DossierRows dossier={named} kind={one === 'all' ? undefined : one} order={order} here={here} />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
