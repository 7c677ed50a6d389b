import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restrictColours } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import type { OrganisationCardProps } from './cards.ts';
import { PreferencesDialog } from './preferences-dialog.tsx';
import styles from './cards.module.css';

/** What holds for users who did not choose themselves, and who may change how newsletters look (decisions 3.3, 3.5). */
export function SettingsCard({ organisation, isStaff }: OrganisationCardProps) {
  const { t } = useTranslation();
  const { percentage } = useFormats();
  const [opened, setOpened] = useState<'colours' | 'preferences'>();
  const { preferences, coloursOfAdmins } = organisation;
  const { locale, minimalMatchPercentage, contexts, shortcuts, density, uiDarkMode } = preferences;
  const unset = t('adminOrganisations.settings.unset');
  const shown = {
    language: locale && t(locale === 'nl' ? 'shell.languageNl' : 'shell.languageEn'),
    match: minimalMatchPercentage === undefined ? undefined : percentage(minimalMatchPercentage),
    contexts: contexts && t('adminOrganisations.settings.contextsChosen', { count: contexts.length }),
    shortcuts:
      shortcuts === undefined ? undefined : t(`adminOrganisations.settings.${shortcuts ? 'on' : 'off'}`),
    density: density && t(`adminOrganisations.settings.${density}`),
    theme:
      uiDarkMode &&
      t(
        ({ system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const)[
          uiDarkMode
        ],
      ),
  };
  return (
    <AdminCard
      title={t('adminOrganisations.settings.title')}
      beside={
        <div className={styles.actions}>
          {coloursOfAdmins !== null && (
            <Button variant="default" size="compact-sm" onClick={() => setOpened('colours')}>
              {t('adminOrganisations.settings.coloursTitle')}
            </Button>
          )}
          {isStaff && (
            <Button variant="default" size="compact-sm" onClick={() => setOpened('preferences')}>
              {t('adminOrganisations.settings.edit')}
            </Button>
          )}
        </div>
      }
    >
      <dl className={styles.settingsList}>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
          <div key={name}>
            <dt>{t(`adminOrganisations.settings.${name}`)}</dt>
            <dd>{shown[name] ?? unset}</dd>
          </div>
        ))}
        <div>
          <dt>{t('adminOrganisations.settings.coloursTitle')}</dt>
          <dd>
            {t(
              coloursOfAdmins === null
                ? 'adminOrganisations.settings.coloursNone'
                : `adminOrganisations.settings.${coloursOfAdmins ? 'coloursOn' : 'coloursOff'}`,
            )}
          </dd>
        </div>
      </dl>
      {opened === 'colours' && (
        <ColoursDialog
          id={organisation.id}
          isOn={coloursOfAdmins === true}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'preferences' && (
        <PreferencesDialog organisation={organisation} onClose={() => setOpened(undefined)} />
      )}
    </AdminCard>
  );
}

function ColoursDialog({ id, isOn, onClose }: { id: string; isOn: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [ofAdmins, setOfAdmins] = useState(isOn);
  return (
    <ChangeDialog
      title={t('adminOrganisations.settings.coloursTitle')}
      confirm={t('shell.save')}
      values={ofAdmins}
      onClose={onClose}
      onSubmit={async (reason) => {
        await call(restrictColours, { params: { id }, body: { ofAdmins, reason } });
        showMessage({ kind: 'success', text: t('shell.saved') });
        await accountsChanged();
      }}
    >
      <Switch
        label={t('adminOrganisations.settings.colours')}
        checked={ofAdmins}
        onChange={(event) => setOfAdmins(event.currentTarget.checked)}
      />
    </ChangeDialog>
  );
}
