import { Button } from '@mantine/core';
import { IconStarFilled, IconUsers, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { today } from '#features/search/period.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Applied } from './applied.ts';
import styles from './applied-bar.module.css';
import { criteriaOf, stateOf } from './criteria.ts';
import { useSeen } from './new-hits.ts';
import { saveSearch } from './saving.ts';
import { updateCriteria } from './search-actions.ts';

/**
 * Which search was applied. A saved one that was changed since can be brought up to date or taken back (UX 4); of
 * one that somebody shared a copy can be saved (decision 3.19).
 */
export function AppliedBar({
  domain,
  search,
  applied,
  newSince,
}: {
  domain: DomainId;
  search: Search;
  applied: Applied;
  /** The mark of the results on the screen; undefined when there are none. */
  newSince: string | undefined;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { saved, modified } = applied;
  const { period } = search.run;
  // What comes in now is not among the results of days that are over.
  const current = period.kind !== 'range' || period.to >= today();
  useSeen(domain, modified || !current ? undefined : saved?.id, newSince);
  const title = saved?.title ?? search.origin.shared ?? '';
  const criteria = criteriaOf(domain, search.run);
  const update = async () => {
    if (!saved) return;
    setBusy(true);
    await updateCriteria(saved, criteria).finally(() => setBusy(false));
  };
  const Icon = saved ? IconStarFilled : IconUsers;
  return (
    <section className={styles.bar} data-unprinted aria-label={t('searches.applied.label')}>
      <Icon size={15} aria-hidden="true" />
      <p>
        <span>{t(saved ? 'searches.applied.saved' : 'searches.applied.shared')}</span>
        <b title={title}>{title}</b>
        {modified && <i>{t('searches.applied.modified')}</i>}
      </p>
      <div className={styles.actions}>
        {saved && modified && (
          <>
            <Button size="compact-sm" loading={busy} onClick={() => void update()}>
              {t('searches.applied.update')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() =>
                search.begin(
                  {
                    ...stateOf(saved.queryDetails),
                    period: search.run.period,
                    lookBack: search.run.lookBack,
                  },
                  { saved: saved.id },
                )
              }
            >
              {t('searches.applied.revert')}
            </Button>
          </>
        )}
        {!saved && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              saveSearch({
                domain,
                criteria,
                title,
                onSaved: ({ id }) => {
                  // The button goes away with what it offered.
                  document.getElementById('main')?.focus({ preventScroll: true });
                  search.begin(search.run, { saved: id });
                },
              })
            }
          >
            {t('searches.applied.own')}
          </Button>
        )}
        <IconButton
          icon={IconX}
          size={15}
          label={t('searches.applied.leave', { title })}
          onClick={() => {
            document.getElementById('main')?.focus();
            search.begin(search.run);
          }}
        />
      </div>
    </section>
  );
}
