import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganisationLogo } from 'contract/newsletter-logo';
import { useAbove } from '#features/dialog-above.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { newsletterLogo, ownAddress, removeLogo } from './logo.ts';
import { LogoDialog } from './logo-dialog.tsx';
import styles from './logo-part.module.css';

/** The logo of the organisation, and changing it for everyone (decision 3.4). */
export function LogoPart() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(newsletterLogo);
  if (data) return <Logo organisationLogo={data} />;
  if (!error) return <SkeletonRows rows={1} height={60} label={t('shell.loading')} />;
  return <FailurePanel error={error} lost={t('newsletter.logo.notLoaded')} onRetry={() => void refetch()} />;
}

function Logo({ organisationLogo }: { organisationLogo: OrganisationLogo }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { organisation } = useSession().user;
  const { logo, mayChange, colleagues } = organisationLogo;
  const [opened, setOpened] = useState<'change' | 'remove'>();
  const [busy, setBusy] = useState(false);
  useAbove(opened !== undefined);
  const close = () => setOpened(undefined);
  const remove = async () => {
    setBusy(true);
    try {
      await removeLogo();
      showMessage({ kind: 'success', text: t('newsletter.logo.removed') });
    } catch (failure) {
      showError(failure);
    } finally {
      setBusy(false);
      close();
    }
  };
  return (
    <div className={styles.logo}>
      <div className={styles.shown}>
        {logo && (
          <img src={ownAddress(logo.address)} width={logo.width} height={logo.height} alt={logo.alt} />
        )}
        <div>
          <strong>{logo ? logo.fileName : t('newsletter.logo.none')}</strong>
          <p>
            {logo
              ? t('newsletter.logo.changed', {
                  name: logo.changedBy ?? t('newsletter.logo.former'),
                  day: date(logo.changedAt),
                })
              : t('newsletter.logo.hint')}
          </p>
        </div>
      </div>
      {mayChange && (
        <div className={styles.actions}>
          <Button variant="default" size="xs" onClick={() => setOpened('change')}>
            {t(logo ? 'newsletter.logo.edit' : 'newsletter.logo.add')}
          </Button>
          {logo && (
            <Button variant="default" size="xs" onClick={() => setOpened('remove')}>
              {t('newsletter.logo.remove')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.quiet}>
        {t(mayChange ? 'newsletter.logo.everyone' : 'newsletter.logo.onlyAdmins', { organisation })}
      </p>
      <LogoDialog logo={logo} colleagues={colleagues} opened={opened === 'change'} onClose={close} />
      <Confirm
        opened={opened === 'remove'}
        header={t('newsletter.logo.removeTitle')}
        body={t('newsletter.logo.removeText', { organisation })}
        confirm={t('newsletter.logo.remove')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </div>
  );
}
