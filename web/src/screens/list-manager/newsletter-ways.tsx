import { Button, Menu } from '@mantine/core';
import {
  IconCode,
  IconCopy,
  IconDownload,
  IconFileTypeDocx,
  IconMailCheck,
  IconSend,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { useFormats } from '#features/formats.ts';
import { recipients } from '#features/newsletter/readers.ts';
import { sign } from '#ui/sign.tsx';
import styles from './newsletter.module.css';
import { useListActions } from './use-list-actions.ts';
import { type NewsletterWay, useNewsletterWays } from './use-newsletter-ways.ts';
import type { AskedNewsletter, NewsletterPreview } from './use-newsletter-preview.ts';

/** What can be done with a newsletter (UX-2, 15). */
export function NewsletterWays({
  list,
  asked,
  preview,
  chosen,
  onSend,
  disabled,
}: {
  list: List;
  asked: AskedNewsletter;
  preview: NewsletterPreview;
  /** Address lists it would go to. */
  chosen: readonly string[];
  onSend: () => void;
  /** There is nothing to make one of. */
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const { word } = useListActions();
  const { number } = useFormats();
  const readers = useQuery(recipients(chosen, undefined)).data?.readers ?? 0;
  const ways = useNewsletterWays(list.id, asked, preview);
  const [busy, setBusy] = useState<NewsletterWay | 'word'>();
  const go = (way: NewsletterWay | 'word') => {
    setBusy(way);
    void (way === 'word' ? word(list, asked.locale) : ways[way]()).finally(() => setBusy(undefined));
  };
  const button = (way: NewsletterWay | 'word', Icon: typeof IconCopy) => (
    <Button
      variant="default"
      leftSection={sign(Icon)}
      disabled={disabled}
      loading={busy === way}
      onClick={() => go(way)}
    >
      {t(`newsletter.out.${way}`)}
    </Button>
  );
  return (
    <div role="group" aria-label={t('newsletter.out.label')} className={styles.ways}>
      {button('copy', IconCopy)}
      {button('html', IconCode)}
      {button('word', IconFileTypeDocx)}
      <Menu position="top-start" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={sign(IconDownload)} disabled={disabled}>
            {t('newsletter.out.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => go('downloadMail')}>{t('newsletter.out.downloadMail')}</Menu.Item>
          <Menu.Item onClick={() => go('downloadHtml')}>{t('newsletter.out.downloadHtml')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <span />
      {button('test', IconMailCheck)}
      <Button leftSection={sign(IconSend)} disabled={disabled} onClick={onSend}>
        {chosen.length > 0 && readers > 0
          ? t('readers.send.openTo', { count: readers, number: number(readers) })
          : t('readers.send.open')}
      </Button>
    </div>
  );
}
