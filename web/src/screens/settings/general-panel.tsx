import { SegmentedControl, Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { ChoiceSetting, SettingGroup, SwitchSetting } from './setting.tsx';
import styles from './settings.module.css';
import { usePreferenceSaving } from './use-preference-saving.ts';

/** Language, theme, density, single keys and the width of the filters (UX 5.8, decision 3.2). */
export function GeneralPanel() {
  const { t } = useTranslation();
  const { preferences, marks, save } = usePreferenceSaving();
  return (
    <>
      <p className={styles.intro}>{t('settings.general.intro')}</p>
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
        <ChoiceSetting
          label={t('settings.general.sidebar')}
          hint={t('settings.general.sidebarHint')}
          saving={marks.drawerLeftWidth}
        >
          {(label) => (
            <SidebarWidth
              label={label}
              width={preferences.drawerLeftWidth}
              onChange={(width) => save('drawerLeftWidth', width)}
            />
          )}
        </ChoiceSetting>
      </SettingGroup>
    </>
  );
}

function SidebarWidth({
  label,
  width,
  onChange,
}: {
  label: string;
  width: number;
  onChange: (width: number) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [moved, setMoved] = useState<number>();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const choose = (value: number) => {
    setMoved(undefined);
    onChange(value);
  };
  return (
    <div className={styles.slider}>
      <Slider
        value={moved ?? width}
        onChange={setMoved}
        onChangeEnd={choose}
        min={minimum}
        max={maximum}
        step={2}
        label={null}
        thumbLabel={label}
        thumbSize={18}
      />
      <output>{number(moved ?? width)}</output>
      {(moved ?? width) !== standard && (
        <button type="button" className={styles.link} onClick={() => choose(standard)}>
          {t('settings.general.sidebarReset', { pixels: number(standard) })}
        </button>
      )}
    </div>
  );
}
