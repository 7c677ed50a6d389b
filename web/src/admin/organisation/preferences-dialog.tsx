import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Organisation,
  type OrganisationPreferences,
  setOrganisationPreferences,
} from 'contract/admin/organisations';
import { contextCodes } from 'contract/contexts';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import styles from './cards.module.css';

const steps = Array.from({ length: 21 }, (_none, step) => step * 5);

/** What holds for users who did not choose themselves; what is not chosen here neither is as usual (decision 3.3). */
export function PreferencesDialog({
  organisation: { id, preferences },
  onClose,
}: {
  organisation: Organisation;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { percentage } = useFormats();
  const names = useNames();
  const { locale, uiDarkMode, density, shortcuts, minimalMatchPercentage, contexts } = preferences;
  const [chosen, setChosen] = useState<OrganisationPreferences>({
    ...{ locale, uiDarkMode, density, shortcuts, minimalMatchPercentage, contexts },
  });
  const choose = (changes: OrganisationPreferences) => setChosen({ ...chosen, ...changes });
  const unset = t('adminOrganisations.settings.unset');
  const choice = <Value extends string>(
    name: 'language' | 'density' | 'theme' | 'match' | 'shortcuts',
    value: string | undefined,
    data: readonly { value: Value; label: string }[],
    onChange: (value: Value | undefined) => void,
  ) => (
    <Select
      label={t(`adminOrganisations.settings.${name}`)}
      placeholder={unset}
      clearable
      data={[...data]}
      value={value ?? null}
      onChange={(next) => onChange((next as Value | null) ?? undefined)}
    />
  );
  return (
    <ChangeDialog
      title={t('adminOrganisations.settings.edit')}
      confirm={t('shell.save')}
      values={chosen}
      size={640}
      onClose={onClose}
      onSubmit={async (reason) => {
        await call(setOrganisationPreferences, { params: { id }, body: { preferences: chosen, reason } });
        showMessage({ kind: 'success', text: t('shell.saved') });
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.settings.intro')}</p>
      <div className={styles.days}>
        {choice(
          'language',
          chosen.locale,
          [
            { value: 'nl', label: t('shell.languageNl') },
            { value: 'en-gb', label: t('shell.languageEn') },
          ],
          (value) => choose({ locale: value }),
        )}
        {choice(
          'match',
          chosen.minimalMatchPercentage === undefined ? undefined : String(chosen.minimalMatchPercentage),
          steps.map((step) => ({ value: String(step), label: percentage(step) })),
          (value) => choose({ minimalMatchPercentage: value === undefined ? undefined : Number(value) }),
        )}
        {choice(
          'theme',
          chosen.uiDarkMode,
          [
            { value: 'system', label: t('shell.themeSystem') },
            { value: 'light', label: t('shell.themeLight') },
            { value: 'dark', label: t('shell.themeDark') },
          ],
          (value) => choose({ uiDarkMode: value }),
        )}
        {choice(
          'density',
          chosen.density,
          [
            { value: 'comfortable', label: t('adminOrganisations.settings.comfortable') },
            { value: 'compact', label: t('adminOrganisations.settings.compact') },
          ],
          (value) => choose({ density: value }),
        )}
        {choice(
          'shortcuts',
          chosen.shortcuts === undefined ? undefined : String(chosen.shortcuts),
          [
            { value: 'true', label: t('adminOrganisations.settings.on') },
            { value: 'false', label: t('adminOrganisations.settings.off') },
          ],
          (value) => choose({ shortcuts: value === undefined ? undefined : value === 'true' }),
        )}
      </div>
      <Checkbox.Group
        label={t('adminOrganisations.settings.contexts')}
        value={[...(chosen.contexts ?? [])]}
        onChange={(codes) =>
          choose({
            contexts: codes.length === 0 ? undefined : contextCodes.filter((code) => codes.includes(code)),
          })
        }
      >
        <div className={styles.contexts} tabIndex={0} role="group">
          {names.inOrder(contextCodes).map((code) => (
            <Checkbox key={code} value={code} label={names.context(code)} />
          ))}
        </div>
      </Checkbox.Group>
    </ChangeDialog>
  );
}
