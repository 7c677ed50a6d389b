import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LimitUse, listTouched, setLimit } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountKey, accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import styles from './cards.module.css';

/** Milliseconds after the last digit before is asked whom it touches. */
const pause = 300;

/** Another limit; below the use it says whom that touches (UX-2, 18). */
export function LimitDialog({ id, limit, onClose }: { id: string; limit: LimitUse; onClose: () => void }) {
  const { t } = useTranslation();
  const { number: written } = useFormats();
  const [typed, setTyped] = useState(String(limit.value));
  const text = typed.trim();
  const isUsual = text === '';
  /** What would hold; undefined for what is no number. */
  const value = isUsual ? limit.usual : /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  const [asked] = useDebouncedValue(value, pause);
  const below = asked !== undefined && limit.use !== null && asked < limit.use.number;
  const { data: touched } = useQuery({
    queryKey: [...accountKey, 'touched', id, limit.name, asked],
    queryFn: ({ signal }) =>
      call(listTouched, { signal, params: { id, name: limit.name }, query: { value: asked! } }),
    enabled: below,
    staleTime: 0,
  });
  const names = touched?.data.flatMap(({ name, number }) => (name === null ? [] : [{ name, number }])) ?? [];
  return (
    <ChangeDialog
      title={t('adminOrganisations.limit.editTitle', {
        name: t(`adminOrganisations.limit.names.${limit.name}`),
      })}
      confirm={t('shell.save')}
      values={typed}
      valid={value !== undefined}
      onClose={onClose}
      onSubmit={async (reason) => {
        if (value === undefined) return;
        const body = { value: isUsual ? null : value, reason };
        await call(setLimit, { params: { id, name: limit.name }, body });
        showMessage({ kind: 'success', text: t('shell.saved') });
        await accountsChanged();
      }}
    >
      <TextInput
        inputMode="numeric"
        label={t('adminOrganisations.limit.value')}
        description={t('adminOrganisations.limit.usualHint', { usual: written(limit.usual) })}
        placeholder={t('adminOrganisations.limit.usual', { usual: written(limit.usual) })}
        value={typed}
        maxLength={7}
        error={value === undefined && t('adminOrganisations.limit.noNumber')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {below && touched !== undefined && touched.total > 0 && (
        <div className={styles.touched} role="status">
          <p>
            {t(
              names.length === 0 ? 'adminOrganisations.limit.touchesAll' : 'adminOrganisations.limit.touches',
            )}
          </p>
          {names.length > 0 && (
            <ul>
              {names.map(({ name, number }) => (
                <li key={name}>
                  {name}: {written(number)}
                </li>
              ))}
              {touched.total > names.length && (
                <li>{t('adminOrganisations.limit.more', { count: touched.total - names.length })}</li>
              )}
            </ul>
          )}
        </div>
      )}
    </ChangeDialog>
  );
}
