import { Button } from '@mantine/core';
import { IconLink, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { copyText } from '#features/copy-text.ts';
import { FollowButton, FollowNote } from '#features/saved-searches/follow-button.tsx';
import { useFollowing } from '#features/saved-searches/use-following.ts';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './person.module.css';

/** Follows a person, a party or a ministry, searches for all that names it and copies the address of its page. */
export function Actions({
  subject: { name, domain, queries },
}: {
  subject: { name: string; domain: DomainId; queries: { all: string } };
}) {
  const { t } = useTranslation();
  const following = useFollowing({ domain, search: { query: queries.all }, title: name });
  return (
    <div className={styles.actions} data-unprinted>
      <FollowButton following={following} />
      <Button
        variant="default"
        leftSection={sign(IconSearch)}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/$domain/dashboard"
            params={{ domain }}
            search={writeSearch({ ...defaultSearch, query: queries.all })}
          />
        )}
      >
        <span className={styles.long}>{t('person.actions.all')}</span>
        <span className={styles.short}>{t('person.actions.short')}</span>
      </Button>
      <IconButton
        icon={IconLink}
        label={t('person.actions.copy')}
        onClick={() => void copyText(window.location.href)}
      />
      <FollowNote saved={following.saved} />
    </div>
  );
}
