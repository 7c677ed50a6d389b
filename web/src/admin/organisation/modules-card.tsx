import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganisationModule } from 'contract/admin/organisations';
import { writtenDay } from 'contract/amsterdam';
import { moduleKeys } from 'contract/modules';
import { AdminCard } from '../ui/admin-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { OrganisationCardProps } from './cards.ts';
import { configurationText } from './configuration.ts';
import { ModuleDialog } from './module-dialog.tsx';
import styles from './cards.module.css';

/** Days that are left from which the end of a module is near, and from which it is close (UX-2, 18). */
const near = { amber: 60, red: 14 } as const;

/** Modules with their days and settings, and how long each still lasts. */
export function ModulesCard({ organisation, isStaff }: OrganisationCardProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<OrganisationModule | 'new'>();
  const { modules } = organisation;
  const day = (written: string) => (
    <time dateTime={written} className={styles.oneLine}>
      {writtenDay(written)}
    </time>
  );
  const columns = ['name', 'from', 'until', 'state'] as const;
  const isFull = modules.length === moduleKeys.length;
  return (
    <AdminCard
      title={t('adminOrganisations.module.title')}
      beside={
        isStaff &&
        !isFull && (
          <UnstyledButton className={styles.link} onClick={() => setOpened('new')}>
            {t('adminOrganisations.module.add')}
          </UnstyledButton>
        )
      }
    >
      {modules.length === 0 && <p className={styles.none}>{t('adminOrganisations.module.none')}</p>}
      {modules.length > 0 && (
        <DataTable
          label={t('adminOrganisations.module.title')}
          columns={[
            ...columns.map((name) => ({ name, head: t(`adminOrganisations.module.${name}`) })),
            ...(isStaff ? [{ name: 'actions', head: t('adminOrganisations.actions'), isHidden: true }] : []),
          ]}
          rows={modules.map((module) => {
            const { moduleKey, code, startsOn, endsOn, configuration } = module;
            const name = t(`modules.names.${moduleKey}`);
            const settings = configurationText(configuration);
            return {
              key: moduleKey,
              cells: [
                <span key="name">
                  {name} <small className={styles.code}>{code}</small>
                  {settings !== '' && <small className={styles.settings}>{settings}</small>}
                </span>,
                day(startsOn),
                endsOn === null ? (
                  <span key="end" className={styles.oneLine}>
                    {t('adminOrganisations.module.noEnd')}
                  </span>
                ) : (
                  day(endsOn)
                ),
                <State key="state" {...module} />,
                ...(isStaff
                  ? [
                      <Button
                        key="edit"
                        variant="subtle"
                        className={styles.edit}
                        size="compact-sm"
                        aria-label={t('adminOrganisations.module.edit', { name })}
                        onClick={() => setOpened(module)}
                      >
                        {t('adminOrganisations.edit')}
                      </Button>,
                    ]
                  : []),
              ],
            };
          })}
        />
      )}
      {opened !== undefined && (
        <ModuleDialog
          organisation={organisation}
          module={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminCard>
  );
}

function State({ state, daysLeft }: OrganisationModule) {
  const { t } = useTranslation();
  if (state !== 'active')
    return <Badge kind={state === 'ended' ? 'off' : 'news'}>{t(`adminOrganisations.module.${state}`)}</Badge>;
  if (daysLeft === null) return <Badge>{t('adminOrganisations.module.active')}</Badge>;
  const kind = daysLeft < near.red ? 'bad' : daysLeft < near.amber ? 'warning' : 'plain';
  return <Badge kind={kind}>{t('adminOrganisations.module.left', { count: daysLeft })}</Badge>;
}
