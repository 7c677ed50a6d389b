import { Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextCodes } from 'contract/contexts';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { ChoiceSetting, SettingGroup } from './setting.tsx';
import styles from './settings.module.css';
import { usePreferenceSaving } from './use-preference-saving.ts';

/** How well the documents of the example fit its context. */
const examples = { first: 86, second: 55, third: 35, fourth: 10 } as const;

/** The percentage a search starts with, and what contexts are (specification §2, decisions 3.7–3.9). */
export function ContextPanel() {
  const { t } = useTranslation();
  const names = useNames();
  const { percentage: percent } = useFormats();
  const { preferences, marks, save } = usePreferenceSaving();
  const [moved, setMoved] = useState<number>();
  const shown = moved ?? preferences.minimalMatchPercentage;
  const choose = (value: number) => {
    setMoved(undefined);
    save('minimalMatchPercentage', value);
  };
  const contexts = contextCodes.map((code) => names.context(code)).toSorted((a, b) => a.localeCompare(b));
  return (
    <>
      <p className={styles.intro}>{t('filters.aboutContexts.what')}</p>
      <SettingGroup>
        <ChoiceSetting
          label={t('settings.context.default')}
          hint={t('settings.context.defaultHint')}
          saving={marks.minimalMatchPercentage}
        >
          {(label) => (
            <div className={styles.slider}>
              <Slider
                value={shown}
                onChange={setMoved}
                onChangeEnd={choose}
                min={0}
                max={100}
                step={5}
                label={null}
                marks={[{ value: limits.defaultMinimalMatch }]}
                thumbLabel={label}
                thumbSize={18}
              />
              <output>{percent(shown)}</output>
              {shown !== limits.defaultMinimalMatch && (
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => choose(limits.defaultMinimalMatch)}
                >
                  {t('filters.resetMatch')}
                </button>
              )}
            </div>
          )}
        </ChoiceSetting>
        <div className={styles.example}>
          <h3>{t('settings.context.exampleTitle', { name: names.context('energie-klimaat') })}</h3>
          <ul>
            {Object.entries(examples).map(([name, score]) => (
              <li key={name} data-hidden={score < shown || undefined}>
                <span>{t(`settings.context.examples.${name as keyof typeof examples}`)}</span>
                <i className={styles.score} aria-hidden="true">
                  <i style={{ width: `${score}%` }} />
                </i>
                <b>{percent(score)}</b>
                <em>
                  {t(score < shown ? 'settings.context.exampleHidden' : 'settings.context.exampleShown')}
                </em>
              </li>
            ))}
          </ul>
        </div>
      </SettingGroup>
      <div className={styles.prose}>
        <p>{t('filters.aboutContexts.score')}</p>
        <p>{t('filters.aboutContexts.passing')}</p>
        <p>{t('settings.context.trade')}</p>
        <p>{t('filters.aboutContexts.unscored')}</p>
      </div>
      <h3 className={styles.subhead}>{t('settings.context.listTitle', { count: contexts.length })}</h3>
      <ul className={styles.contexts}>
        {contexts.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
