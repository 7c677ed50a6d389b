import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FactorRule, getFactorRule, putFactorRule } from 'contract/admin/second-factor';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { accountKey, accountsChanged } from '../accounts.ts';
import { AdminLink } from '../link.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import type { OrganisationCardProps } from './cards.ts';
import styles from './cards.module.css';

/** How the people of an organisation log in: whether they need a second factor, and their own provider (10.10, 10.12). */
export function LoginCard({ organisation: { id }, isStaff }: OrganisationCardProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const rule = useQuery({
    queryKey: [...accountKey, 'factorRule', id],
    queryFn: ({ signal }) => call(getFactorRule, { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <AdminCard
      title={t('adminOrganisations.login.title')}
      beside={
        <div className={styles.actions}>
          {isStaff && (
            <AdminLink to={`/admin/organisations/${id}/sign-on`}>
              {t('adminOrganisations.login.signOn')}
            </AdminLink>
          )}
          <Button variant="default" size="compact-sm" disabled={!rule.data} onClick={() => setEditing(true)}>
            {t('adminOrganisations.login.edit')}
          </Button>
        </div>
      }
    >
      {rule.isPending && <SkeletonRows rows={1} height={48} label={t('shell.loading')} />}
      {rule.isLoadingError && <FailurePanel error={rule.error} onRetry={() => void rule.refetch()} />}
      {rule.data && (
        <dl className={styles.settingsList}>
          <div>
            <dt>{t('adminOrganisations.login.factor')}</dt>
            <dd>{t(`adminOrganisations.login.${rule.data.required ? 'required' : 'free'}`)}</dd>
          </div>
          <div>
            <dt>{t('adminOrganisations.login.withFactor')}</dt>
            <dd>{t('adminOrganisations.login.count', { ...rule.data })}</dd>
          </div>
        </dl>
      )}
      {editing && rule.data && <RuleDialog id={id} rule={rule.data} onClose={() => setEditing(false)} />}
    </AdminCard>
  );
}

function RuleDialog({ id, rule, onClose }: { id: string; rule: FactorRule; onClose: () => void }) {
  const { t } = useTranslation();
  const [required, setRequired] = useState(rule.required);
  return (
    <ChangeDialog
      title={t('adminOrganisations.login.factor')}
      confirm={t('shell.save')}
      values={required}
      onClose={onClose}
      onSubmit={async (reason) => {
        await call(putFactorRule, { params: { id }, body: { required, reason } });
        showMessage({ kind: 'success', text: t('shell.saved') });
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.login.consequence', { count: rule.users - rule.withFactor })}</p>
      <Switch
        label={t('adminOrganisations.login.rule')}
        checked={required}
        onChange={(event) => setRequired(event.currentTarget.checked)}
      />
    </ChangeDialog>
  );
}
