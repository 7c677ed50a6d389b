import { useTranslation } from 'react-i18next';
import { contextCodes } from 'contract/contexts';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { useMoved } from '#ui/use-moved.ts';
import { SettingMark } from './setting-mark.tsx';
import { SettingGroup } from './setting.tsx';
import { SliderSetting } from './slider-setting.tsx';
import settings from './settings.module.css';
import styles from './context-panel.module.css';
import { usePreferenceSaving } from './use-preference-saving.ts';

/** How well the documents of the example fit its context. */
const examples = { first: 86, second: 55, third: 35, fourth: 10 } as const;

/** The percentage a search starts with, the user's own contexts and what contexts are (UX-2, 09; specification §2, decisions 3.7–3.9). */
export function ContextPanel() {
  const { t } = useTranslation();
  const names = useNames();
  const { percentage: percent } = useFormats();
  const { preferences, marks, save } = usePreferenceSaving();
  const match = useMoved(preferences.minimalMatchPercentage, (value) =>
    save('minimalMatchPercentage', value),
  );
  const { shown } = match;
  const contexts = names.inOrder(contextCodes).map((code) => ({ code, name: names.context(code) }));
  const mine = preferences.contexts;
  return (
    <>
      <p className={settings.intro}>{t('aboutContexts.what')}</p>
      <SettingGroup>
        <SliderSetting
          label={t('settings.context.default')}
          hint={t('settings.context.defaultHint')}
          saving={marks.minimalMatchPercentage}
          moved={match}
          written={percent(shown)}
          standard={limits.defaultMinimalMatch}
          reset={t('filters.resetMatch')}
          min={0}
          max={100}
          step={5}
          marks={[{ value: limits.defaultMinimalMatch }]}
        />
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
      <fieldset className={styles.mine}>
        <legend>{t('settings.context.mine')}</legend>
        <p>{t('settings.context.mineHint')}</p>
        <SettingMark saving={marks.contexts} />
        <div>
          {contexts.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={mine.includes(code)}
                onChange={(event) =>
                  save('contexts', [
                    ...mine.filter((one) => one !== code),
                    ...(event.currentTarget.checked ? [code] : []),
                  ])
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={settings.prose}>
        <p>{t('aboutContexts.score')}</p>
        <p>{t('aboutContexts.passing')}</p>
        <p>{t('settings.context.trade')}</p>
        <p>{t('aboutContexts.unscored')}</p>
      </div>
    </>
  );
}
