import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HitOrder } from 'contract/timeline';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './order-menu.module.css';

/** Chooses in which order rows stand (UX-2, 10). */
export function OrderMenu<Order extends HitOrder>({
  orders,
  order,
  onChange,
}: {
  orders: readonly Order[];
  order: Order;
  onChange: (order: Order) => void;
}) {
  const { t } = useTranslation();
  const name = (one: HitOrder) => t(`timeline.order.${one}`);
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
          {name(order)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={order} onChange={onChange as (chosen: string) => void}>
          {orders.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {name(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
