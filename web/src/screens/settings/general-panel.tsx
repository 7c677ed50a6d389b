import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { ChoiceSetting, SettingGroup, SwitchSetting } from './setting.tsx';
import { SliderSetting } from './slider-setting.tsx';
import settings from './settings.module.css';
import { usePreferenceSaving } from './use-preference-saving.ts';

/** Language, theme, density, single keys and the width of the filters (UX 5.8, decision 3.2). */
export function GeneralPanel() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { preferences, marks, save } = usePreferenceSaving();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const [moved, setMoved] = useState<number>();
  const width = moved ?? preferences.drawerLeftWidth;
  return (
    <>
      <p className={settings.intro}>{t('settings.general.intro')}</p>
      <SettingGroup>
        <ChoiceSetting
          label={t('settings.general.language')}
          hint={t('settings.general.languageHint')}
          saving={marks.locale}
        >
          {(label) => (
            <SegmentedControl
              aria-label={label}
              value={preferences.locale}
              onChange={(locale) => save('locale', locale)}
              data={[
                { value: 'nl', label: <span lang="nl">{t('shell.languageNl')}</span> },
                { value: 'en-gb', label: <span lang="en">{t('shell.languageEn')}</span> },
              ]}
            />
          )}
        </ChoiceSetting>
        <ChoiceSetting
          label={t('settings.general.theme')}
          hint={t('settings.general.themeHint')}
          saving={marks.uiDarkMode}
        >
          {(label) => (
            <SegmentedControl
              aria-label={label}
              value={preferences.uiDarkMode}
              onChange={(theme) => save('uiDarkMode', theme)}
              data={[
                { value: 'system', label: t('shell.themeSystem') },
                { value: 'light', label: t('shell.themeLight') },
                { value: 'dark', label: t('shell.themeDark') },
              ]}
            />
          )}
        </ChoiceSetting>
        <ChoiceSetting
          label={t('settings.general.density')}
          hint={t('settings.general.densityHint')}
          saving={marks.density}
        >
          {(label) => (
            <SegmentedControl
              aria-label={label}
              value={preferences.density}
              onChange={(density) => save('density', density)}
              data={[
                { value: 'comfortable', label: t('settings.general.comfortable') },
                { value: 'compact', label: t('settings.general.compact') },
              ]}
            />
          )}
        </ChoiceSetting>
        <SwitchSetting
          label={t('settings.general.shortcuts')}
          hint={t('settings.general.shortcutsHint')}
          saving={marks.shortcuts}
          checked={preferences.shortcuts}
          onChange={(on) => save('shortcuts', on)}
        />
        <SliderSetting
          label={t('settings.general.sidebar')}
          hint={t('settings.general.sidebarHint')}
          saving={marks.drawerLeftWidth}
          shown={width}
          written={number(width)}
          standard={standard}
          reset={t('settings.general.sidebarReset', { pixels: number(standard) })}
          min={minimum}
          max={maximum}
          step={2}
          onMove={setMoved}
          onKeep={(value) => {
            setMoved(undefined);
            save('drawerLeftWidth', value);
          }}
        />
      </SettingGroup>
    </>
  );
}
