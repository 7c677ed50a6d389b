import { Modal } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { renewRss, rssAddressOf } from './addresses.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedState } from './feed-state.tsx';
import styles from './feeds.module.css';

/** The RSS address of a saved search that has RSS on. */
export function RssAddress({ searchId }: { searchId: string }) {
  const { t } = useTranslation();
  const asked = useQuery(rssAddressOf(searchId));
  return (
    <FeedState asked={asked} failed={t('feeds.failed')}>
      {({ data }) => (
        <FeedAddress
          addresses={[{ label: t('feeds.rss.title'), address: data.httpsUrl, copy: t('feeds.copy') }]}
          onRenew={() => renewRss(searchId)}
        />
      )}
    </FeedState>
  );
}

/** Opens the same in a dialog; for among the actions of a saved search. */
export function RssButton({ searchId, title }: { searchId: string; title: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        icon={IconRss}
        label={t('feeds.rss.show')}
        name={t('feeds.rss.showOf', { title })}
        tip={!opened}
        onClick={() => setOpened(true)}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('feeds.rss.of', { title })} size={600}>
        <div className={styles.panel}>
          <p className={styles.prose}>{t('feeds.rss.intro')}</p>
          <RssAddress searchId={searchId} />
        </div>
      </Modal>
    </>
  );
}
