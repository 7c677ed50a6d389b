import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './hits-pill.module.css';

/** How many hits something on an agenda has; nothing where there are none. */
export function HitsPill({ count }: { count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    count > 0 && <b className={styles.hits}>{t('timeline.item.hits', { count, number: number(count) })}</b>
  );
}
