import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Found } from '../ui/found-field.tsx';
import { PersonField, personShown } from '../ui/person-field.tsx';
import { useAddress } from '../use-address.ts';
import { Bounces } from './bounces.tsx';
import { useUserLog, UserLog } from './user-log.tsx';
import styles from './deliveries.module.css';

/** What was mailed to a user and what became of it; without one, the addresses that refuse mail (decision 4.21). */
export function DeliveriesPage() {
  const { t } = useTranslation();
  const [{ user }, setAddress] = useAddress();
  const [chosen, setChosen] = useState<Found>();
  const log = useUserLog(user);
  const known = log.data?.pages[0]?.user;
  const shown = user === undefined ? undefined : chosen?.id === user ? chosen : known && personShown(known);
  return (
    <AdminPage title={t('admin.pages.deliveries')} intro={t('watching.deliveries.intro')}>
      <div className={styles.asked}>
        <PersonField
          chosen={shown}
          onChoose={(found) => {
            setChosen(found);
            setAddress({ user: found?.id });
          }}
        />
      </div>
      {user === undefined ? <Bounces /> : <UserLog userId={user} log={log} />}
    </AdminPage>
  );
}
