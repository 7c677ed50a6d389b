import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { IssueArchive } from '#features/newsletter/issue-archive.tsx';
import { sentIssues } from '#features/newsletter/readers.ts';
import { NewsletterTeaser } from '#features/newsletter/teaser.tsx';
import { useSession } from '#session/session.ts';
import { AddressLists } from './address-lists.tsx';
import { ReplyAddressGroup } from './reply-address.tsx';
import { SettingGroup } from './setting.tsx';
import settings from './settings.module.css';

/** Readers of newsletters: reply address, address lists, and what was sent (decision 10.6); only with the module. */
export function ReadersPanel() {
  const { hasModule } = useSession();
  return hasModule('newsletter') ? <Readers /> : <NewsletterTeaser />;
}

function Readers() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { organisation } = useSession().user;
  const sent = useInfiniteQuery(sentIssues).data?.pages[0];
  return (
    <>
      <p className={settings.intro}>{t('readers.intro', { organisation })}</p>
      <ReplyAddressGroup />
      <AddressLists />
      <SettingGroup
        title={t('readers.archive.title')}
        {...(sent
          ? {
              hint: t('readers.archive.hint', {
                number: number(sent.issues),
                maximum: number(sent.maxIssues),
              }),
            }
          : {})}
      >
        <IssueArchive />
      </SettingGroup>
    </>
  );
}
