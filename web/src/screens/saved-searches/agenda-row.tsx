import { Switch } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { domainIds } from 'contract/dashboards';
import { domainsOf, meetingsNamed } from '#features/saved-searches/agenda-filters.ts';
import { deliverFromAgenda } from '#features/saved-searches/agenda-searches.ts';
import { DomainName } from '#features/saved-searches/domain-name.tsx';
import { saveAgendaSearch } from '#features/saved-searches/saving.ts';
import { AgendaMenu } from '#features/saved-searches/search-menu.tsx';
import { QueryText } from '#features/search/query-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AgendaDeliveryState } from './agenda-delivery-state.tsx';
import { RowWarning } from './row-warning.tsx';
import styles from './saved-searches.module.css';
import type { AgendaScheduled } from './use-schedule.ts';

/** One saved search of the agenda: which meetings, what is mailed about them, when, and how it fared. */
export function AgendaRow({
  saved,
  scheduled,
}: {
  saved: AgendaSavedSearch;
  scheduled: AgendaScheduled | undefined;
}) {
  const { t } = useTranslation();
  const { title, queryDetails, sendUpdatesPerEmail: mail } = saved;
  const meetings = meetingsNamed(queryDetails.filters);
  const mails = [
    mail.activitiesFrequent.enabled && t('saving.agenda.mails.activitiesFrequent'),
    mail.dailyChanges && t('saving.agenda.mails.dailyChanges'),
    mail.activitiesOverview.enabled && t('saving.agenda.mails.activitiesOverview'),
  ].filter((name) => name !== false);
  const edit = () => saveAgendaSearch({ saved });
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.search}>
        <h2>
          <button type="button" onClick={edit}>
            {title}
          </button>
        </h2>
        <p className={styles.query} title={queryDetails.query}>
          <QueryText query={queryDetails.query} />
        </p>
        <p className={styles.facts}>
          <DomainName domain="agenda" />
          {meetings > 0 && <span>{t('searches.followed', { count: meetings })}</span>}
          {queryDetails.filters.length > meetings &&
            domainsOf(queryDetails.filters, domainIds).map((domain) => (
              <span key={domain}>{t(`shell.domainNames.${domain}`)}</span>
            ))}
        </p>
        <RowWarning saved={saved} onCheck={edit} />
      </div>
      <p className={styles.mails}>
        <span className={styles.name}>{t('saving.page.mail')}</span>
        {mails.length === 0 ? t('saving.agenda.none') : mails.join(' · ')}
      </p>
      <AgendaDeliveryState scheduled={scheduled} />
      <label className={`${styles.switch} ${styles.onlySwitch}`}>
        <span className={styles.name}>{t('saving.page.webcal')}</span>
        <Switch
          aria-label={t('saving.page.webcalOf', { title })}
          checked={saved.includeInWebcal}
          onChange={(event) =>
            void deliverFromAgenda(saved, { includeInWebcal: event.currentTarget.checked })
          }
        />
      </label>
      <div className={styles.actions}>
        <IconButton
          icon={IconPencil}
          label={t('searches.edit')}
          name={t('searches.editOne', { title })}
          onClick={edit}
        />
        <AgendaMenu saved={saved} />
      </div>
    </li>
  );
}
