import { CloseButton } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { Notices } from 'contract/notices';
import { isNumber } from '#api/shapes.ts';
import { useFormats } from '#features/formats.ts';
import { usePreferences } from '#session/session.ts';
import { recall, remember } from '#session/storage.ts';
import styles from './notices.module.css';

const entry = 'maintenanceSeen';

/** Maintenance that was announced, until it is put away or changed; to staff, who are let in, also that it is on. */
export function MaintenanceBar({ maintenance }: { maintenance: NonNullable<Notices['maintenance']> }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const announcement = useAnnouncement(maintenance.announced);
  const { on, texts, version } = maintenance;
  const [seen, setSeen] = useState(() => recall(entry, isNumber) === version);
  if (seen && !on) return null;
  const putAway = () => {
    remember(entry, version);
    setSeen(true);
  };
  return (
    <p className={styles.bar} data-unprinted data-kind={on ? 'warning' : undefined}>
      <IconTools size={16} aria-hidden="true" />
      <span>{[on ? t('maintenance.on') : announcement, texts[locale]].filter(Boolean).join('. ')}</span>
      {!on && <CloseButton size="sm" aria-label={t('maintenance.dismiss')} onClick={putAway} />}
    </p>
  );
}

/** "Onderhoud zaterdag 5 december 22:00 tot 23:00". */
function useAnnouncement(announced: NonNullable<Notices['maintenance']>['announced']): string | undefined {
  const { t } = useTranslation();
  const { weekday, time } = useFormats();
  if (announced === null) return undefined;
  const { from, until } = announced;
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(until))];
  const said = { fromDay: weekday(first, first), from: time(from), until: time(until) };
  return first === last
    ? t('maintenance.announced', said)
    : t('maintenance.announcedDays', { ...said, untilDay: weekday(last, first) });
}
