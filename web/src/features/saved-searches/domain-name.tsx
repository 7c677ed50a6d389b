import { IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { ownColour } from '#ui/own-colour.ts';
import styles from './domain-name.module.css';

/** The name of a dashboard behind the dot of its colour (UX 2), or that of the agenda behind its sign. */
export function DomainName({ domain }: { domain: DomainId | 'agenda' }) {
  const { t } = useTranslation();
  return (
    <span className={styles.domain} style={ownColour('dom', domain)}>
      {domain === 'agenda' ? <IconCalendarEvent size={14} aria-hidden="true" /> : <i aria-hidden="true" />}
      {domain === 'agenda' ? t('saving.agenda.name') : t(`shell.domainNames.${domain}`)}
    </span>
  );
}
