import { NativeSelect, Switch } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { DomainName } from '#features/saved-searches/domain-name.tsx';
import { mailAt, type MailRate, mailRates, rateOf } from '#features/saved-searches/mail-rate.ts';
import { editSearch } from '#features/saved-searches/saving.ts';
import { deliverSearch, searchOf } from '#features/saved-searches/search-actions.ts';
import { SearchMenu } from '#features/saved-searches/search-menu.tsx';
import { stateOf } from '#features/saved-searches/criteria.ts';
import { RssButton } from '#features/feeds/rss-address.tsx';
import { useActiveFilters } from '#features/search/active-filters.ts';
import { QueryText } from '#features/search/query-text.tsx';
import { useSession } from '#session/session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { RowWarning } from './row-warning.tsx';
import styles from './saved-searches.module.css';
import type { Scheduled } from './use-schedule.ts';

/** One saved search: what it looks for, how it tells its user, and what is the matter with it. */
export function SearchRow({
  saved,
  scheduled,
  directFull,
}: {
  saved: SavedSearch;
  /** When it mails; unknown while that is asked. */
  scheduled: Scheduled | undefined;
  /** No more searches may mail directly. */
  directFull: boolean;
}) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const { title, queryDetails } = saved;
  const domain = queryDetails.groupingDetails.name;
  const filters = useActiveFilters(domain)(stateOf(queryDetails));
  const rate = rateOf(saved);
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.search}>
        <h2>
          <Link {...searchOf(saved)}>{title}</Link>
        </h2>
        {saved.description !== '' && <p className={styles.description}>{saved.description}</p>}
        <p className={styles.query} title={queryDetails.query}>
          <QueryText query={queryDetails.query} />
        </p>
        <p className={styles.facts}>
          <DomainName domain={domain} />
          {filters.map(({ group, label }) => (
            <span key={`${group} ${label}`}>{label}</span>
          ))}
        </p>
        <RowWarning saved={saved} onCheck={() => editSearch(saved)} />
      </div>
      <div className={styles.ways}>
        <label className={styles.mail}>
          <span className={styles.name}>{t('saving.page.mail')}</span>
          <NativeSelect
            size="sm"
            aria-label={t('saving.page.mailOf', { title })}
            value={rate}
            onChange={(event) =>
              void deliverSearch(saved, {
                sendUpdatesPerEmail: mailAt(event.currentTarget.value as MailRate),
              })
            }
            data={mailRates.map((one) => ({
              value: one,
              label: t(`saving.form.mailKinds.${one}`),
              disabled: one === 'realTime' && directFull && rate !== 'realTime' && !saved.pushEnabled,
            }))}
          />
        </label>
        <Switch
          size="xs"
          label={t('saving.page.push')}
          aria-label={t('saving.page.pushOf', { title })}
          disabled={directFull && rate !== 'realTime' && !saved.pushEnabled}
          checked={saved.pushEnabled}
          onChange={(event) => void deliverSearch(saved, { pushEnabled: event.currentTarget.checked })}
        />
      </div>
      <DeliveryState saved={saved} scheduled={scheduled} />
      <label className={styles.switch}>
        <span className={styles.name}>{t('saving.page.rss')}</span>
        <Switch
          aria-label={t('saving.page.rssOf', { title })}
          checked={saved.rssEnabled}
          onChange={(event) => void deliverSearch(saved, { rssEnabled: event.currentTarget.checked })}
        />
      </label>
      {hasModule('agenda') && (
        <label className={styles.switch}>
          <span className={styles.name}>{t('saving.page.webcal')}</span>
          <Switch
            aria-label={t('saving.page.webcalOf', { title })}
            checked={saved.includeInWebcal}
            onChange={(event) => void deliverSearch(saved, { includeInWebcal: event.currentTarget.checked })}
          />
        </label>
      )}
      <div className={styles.actions}>
        {saved.rssEnabled && <RssButton searchId={saved.id} title={title} />}
        <IconButton
          icon={IconPencil}
          label={t('searches.edit')}
          name={t('searches.editOne', { title })}
          onClick={() => editSearch(saved)}
        />
        <SearchMenu saved={saved} />
      </div>
    </li>
  );
}
