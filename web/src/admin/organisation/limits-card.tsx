import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitUse } from 'contract/admin/organisations';
import { useFormats } from '#features/formats.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { Meter } from '../ui/meter.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { OrganisationCardProps } from './cards.ts';
import { LimitDialog } from './limit-dialog.tsx';
import styles from './cards.module.css';

/** Every limit beside its highest use and by whom (decision R6); staff change them. */
export function LimitsCard({ organisation: { id, limits }, isStaff }: OrganisationCardProps) {
  const { t } = useTranslation();
  const { number: written } = useFormats();
  const [opened, setOpened] = useState<LimitUse>();
  return (
    <AdminCard title={t('adminOrganisations.limit.title')}>
      <DataTable
        label={t('adminOrganisations.limit.title')}
        columns={[
          { name: 'name', head: t('adminOrganisations.limit.name') },
          { name: 'use', head: t('adminOrganisations.limit.use'), isNumber: true },
          { name: 'by', head: t('adminOrganisations.limit.by') },
          ...(isStaff ? [{ name: 'actions', head: t('adminOrganisations.actions'), isHidden: true }] : []),
        ]}
        rows={limits.map((limit) => {
          const { name, value, usual, use } = limit;
          const label = t(`adminOrganisations.limit.names.${name}`);
          return {
            key: name,
            cells: [
              <span key="name">
                {label}
                {value !== usual && (
                  <small className={styles.settings}>
                    {t('adminOrganisations.limit.own', { usual: written(usual) })}
                  </small>
                )}
              </span>,
              <span key="use" className={styles.use}>
                {use
                  ? t('adminOrganisations.limit.of', { number: written(use.number), value: written(value) })
                  : t('adminOrganisations.limit.upTo', { value: written(value) })}
                {use && <Meter number={use.number} limit={value} />}
              </span>,
              use?.by,
              ...(isStaff
                ? [
                    <Button
                      key="edit"
                      variant="subtle"
                      className={styles.edit}
                      size="compact-sm"
                      aria-label={t('adminOrganisations.limit.edit', { name: label })}
                      onClick={() => setOpened(limit)}
                    >
                      {t('adminOrganisations.edit')}
                    </Button>,
                  ]
                : []),
            ],
          };
        })}
      />
      {opened && <LimitDialog id={id} limit={opened} onClose={() => setOpened(undefined)} />}
    </AdminCard>
  );
}
