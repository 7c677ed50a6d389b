import { useTranslation } from 'react-i18next';
import { AdminPage } from '../ui/admin-page.tsx';
import { PersonField, personShown } from '../ui/person-field.tsx';
import { useAddress } from '../use-address.ts';
import { useChosen } from '../use-chosen.ts';
import { Bounces } from './bounces.tsx';
import { useUserLog, UserLog } from './user-log.tsx';
import styles from './deliveries.module.css';

/** What was mailed to a user and what became of it; without one, the addresses that refuse mail (decision 4.21). */
export function DeliveriesPage() {
  const { t } = useTranslation();
  const [{ user }, setAddress] = useAddress();
  const log = useUserLog(user);
  const known = log.data?.pages[0]?.user;
  const [shown, choose] = useChosen(user, known && personShown(known));
  return (
    <AdminPage title={t('admin.pages.deliveries')} intro={t('watching.deliveries.intro')}>
      <div className={styles.asked}>
        <PersonField
          chosen={shown}
          onChoose={(found) => {
            choose(found);
            setAddress({ user: found?.id });
          }}
        />
      </div>
      {user === undefined ? <Bounces /> : <UserLog userId={user} log={log} />}
    </AdminPage>
  );
}
