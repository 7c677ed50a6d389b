import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import type { Effective } from '#session/preferences.ts';
import { useMoved } from '#ui/use-moved.ts';
import { ChoiceSetting, SettingGroup, SwitchSetting } from './setting.tsx';
import { SliderSetting } from './slider-setting.tsx';
import settings from './settings.module.css';
import { usePreferenceSaving } from './use-preference-saving.ts';

/** Preferences that are one of a few, and what their words are called. */
const words = { locale: 'language', uiDarkMode: 'theme', density: 'density' } as const;

/** Language, theme, density, single keys and the width of the filters (UX 5.8, decision 3.2). */
export function GeneralPanel() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { preferences, marks, save } = usePreferenceSaving();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const width = useMoved(preferences.drawerLeftWidth, (value) => save('drawerLeftWidth', value));
  /** One of a few. */
  const choice = <Name extends keyof typeof words>(
    name: Name,
    data: { value: Effective[Name]; label: ReactNode }[],
  ) => {
    const word: (typeof words)[keyof typeof words] = words[name];
    return (
      <ChoiceSetting
        label={t(`settings.general.${word}`)}
        hint={t(`settings.general.${word}Hint`)}
        saving={marks[name]}
      >
        {(label) => (
          <SegmentedControl<Effective[Name]>
            aria-label={label}
            value={preferences[name]}
            onChange={(value) => save(name, value)}
            data={data}
          />
        )}
      </ChoiceSetting>
    );
  };
  return (
    <>
      <p className={settings.intro}>{t('settings.general.intro')}</p>
      <SettingGroup>
        {choice('locale', [
          { value: 'nl', label: <span lang="nl">{t('shell.languageNl')}</span> },
          { value: 'en-gb', label: <span lang="en">{t('shell.languageEn')}</span> },
        ])}
        {choice('uiDarkMode', [
          { value: 'system', label: t('shell.themeSystem') },
          { value: 'light', label: t('shell.themeLight') },
          { value: 'dark', label: t('shell.themeDark') },
        ])}
        {choice('density', [
          { value: 'comfortable', label: t('settings.general.comfortable') },
          { value: 'compact', label: t('settings.general.compact') },
        ])}
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
          moved={width}
          written={number(width.shown)}
          standard={standard}
          reset={t('settings.general.sidebarReset', { pixels: number(standard) })}
          min={minimum}
          max={maximum}
          step={2}
        />
      </SettingGroup>
    </>
  );
}
