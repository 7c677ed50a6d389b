import { Button, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { NextCard, PeopleCard, VotesCard } from '#features/dossier/dossier-cards.tsx';
import { DossierRows } from '#features/dossier/dossier-rows.tsx';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import { useFormats } from '#features/formats.ts';
import page from '#features/reading/page.module.css';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './dossier-screen.module.css';
import { amountOf, type DossierPart, useDossierTab } from './use-dossier-tab.ts';

const orders = ['newest', 'oldest'] as const;

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
  const { shown, part, choose } = useDossierTab(dossier, wide);
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const at = (place: number) => (shown[place] ? () => choose(shown[place]!) : undefined);
  useShortcut('1', at(0));
  useShortcut('2', at(1));
  useShortcut('3', at(2));
  useShortcut('4', at(3));
  useShortcut('5', at(4));
  const isRows = part !== 'next' && part !== 'tally' && part !== 'people';
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
              {t(`dossier.tabs.${one}`)}
              <span className={page.badge}>{number(amountOf(dossier, one, wide))}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isRows && (
          <Menu position="bottom-end" returnFocus>
            <Menu.Target>
              <Button
                variant="subtle"
                size="compact-sm"
                className={styles.order}
                rightSection={sign(IconChevronDown, 15)}
              >
                <span className="visually-hidden">{t('timeline.order.name')}: </span>
                {t(`timeline.order.${order}`)}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.RadioGroup
                value={order}
                onChange={(chosen) => setOrder(chosen === 'oldest' ? 'oldest' : 'newest')}
              >
                {orders.map((one) => (
                  <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                    {t(`timeline.order.${one}`)}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {shown.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {one === 'next' ? (
            <NextCard next={dossier.next} here={here} />
          ) : one === 'tally' ? (
            <VotesCard dossier={dossier} onVotes={() => choose('vote')} />
          ) : one === 'people' ? (
            <PeopleCard dossier={dossier} named={named} />
          ) : (
            <DossierRows dossier={named} kind={one === 'all' ? undefined : one} order={order} here={here} />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
