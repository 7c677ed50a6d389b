import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type HitOrder, hitOrders } from 'contract/timeline';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './results.module.css';

/** Chooses in which order the results stand (UX-2, 10). */
export function OrderMenu({ order, onChange }: { order: HitOrder; onChange: (order: HitOrder) => void }) {
  const { t } = useTranslation();
  return (
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
        <Menu.RadioGroup value={order} onChange={onChange as (chosen: string) => void}>
          {hitOrders.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {t(`timeline.order.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
