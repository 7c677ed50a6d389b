import { IconAlertTriangle, IconBolt, IconCalendarEvent, IconMail, IconRss } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { rateOf } from './mail-rate.ts';
import styles from './saved-section.module.css';

/** How a saved search tells its user, in small signs; and that something is the matter with it. */
export function Channels({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation();
  const rate = rateOf(saved);
  const sign = { size: 14, role: 'img', 'aria-hidden': false } as const;
  return (
    <span className={styles.channels}>
      {(saved.paused ?? saved.sourcesChanged) && (
        <IconAlertTriangle
          {...sign}
          className={styles.warning}
          aria-label={saved.paused ? t(`searches.paused.${saved.paused}`) : t('searches.sourcesChanged')}
        />
      )}
      {(rate === 'realTime' || saved.pushEnabled) && (
        <IconBolt {...sign} aria-label={t('searches.channels.realTime')} />
      )}
      {(rate === 'daily' || rate === 'weekly') && (
        <IconMail {...sign} aria-label={t(`searches.channels.${rate}`)} />
      )}
      {saved.rssEnabled && <IconRss {...sign} aria-label={t('searches.channels.rss')} />}
      {saved.includeInWebcal && <IconCalendarEvent {...sign} aria-label={t('searches.channels.webcal')} />}
    </span>
  );
}
