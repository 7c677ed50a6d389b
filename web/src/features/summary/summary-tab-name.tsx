import { IconBlockquote, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import styles from './summary.module.css';

/** What the tab of summaries is called; without a service it holds extracts and says so. */
export function SummaryTabName() {
  const { t } = useTranslation();
  const Icon = config.summaries === 'ai' ? IconSparkles : IconBlockquote;
  return (
    <span className={styles.tabName}>
      <Icon size={15} aria-hidden="true" />
      {t(`summary.tab.${config.summaries}`)}
    </span>
  );
}
