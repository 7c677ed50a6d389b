import { Button, TextInput } from '@mantine/core';
import { IconBeach, IconMailOff, IconMailCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from 'contract/amsterdam';
import type { EmailConfig } from 'contract/email-config';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { today, writeDay } from '#features/search/period.ts';
import { sign } from '#ui/sign.tsx';
import type { Saving } from '#features/save-mark.tsx';
import { Setting, SettingGroup, SwitchSetting } from './setting.tsx';
import settings from './settings.module.css';
import styles from './vacation-panel.module.css';
import type { EmailSettings } from './use-email-config.ts';
import { furthestDay, readLastDay, type VacationProblem } from './vacation-day.ts';

/** Offered lengths, in weeks that begin today. */
const lengths = [1, 2, 3, 4] as const;

/** Stops the mail for a while; it starts again by itself (decision 4.17). */
export function VacationPanel({
  config,
  marks,
  change,
}: Pick<EmailSettings, 'marks' | 'change'> & { config: EmailConfig }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const { active, until } = config.vacation;
  const now = today();
  const set = (vacation: EmailConfig['vacation']) => change('vacation', { ...config, vacation });
  const end = () => set({ active: false, until: null });
  const start = () => set({ active: true, until: addDays(now, limits.standardVacation - 1) });
  return (
    <>
      <p className={settings.intro}>{t('settings.vacation.intro')}</p>
      {active && until !== null && (
        <div className={styles.away}>
          <IconBeach size={28} aria-hidden="true" />
          <div>
            <h3>{t('settings.vacation.onTitle', { day: weekday(until, now) })}</h3>
            <p>{t('settings.vacation.back', { day: weekday(addDays(until, 1), now) })}</p>
          </div>
          <Button variant="default" onClick={end}>
            {t('settings.vacation.end')}
          </Button>
        </div>
      )}
      <SettingGroup>
        <SwitchSetting
          label={t('settings.vacation.switch')}
          hint={t('settings.vacation.switchHint')}
          saving={active ? undefined : marks.vacation}
          checked={active}
          onChange={(on) => (on ? start() : end())}
        />
        {active && until !== null && (
          <LastDay
            until={until}
            saving={marks.vacation}
            onChoose={(day) => set({ active: true, until: day })}
          />
        )}
      </SettingGroup>
      <div className={styles.pair}>
        <Effects icon={sign(IconMailOff, 18)} title={t('settings.vacation.rests')}>
          <li>{t('settings.vacation.restsList.alerts')}</li>
          <li>{t('settings.vacation.restsList.planning')}</li>
          <li>{t('settings.vacation.restsList.empty')}</li>
        </Effects>
        <Effects icon={sign(IconMailCheck, 18)} title={t('settings.vacation.goesOn')}>
          <li>{t('settings.vacation.goesOnList.account')}</li>
          <li>{t('settings.vacation.goesOnList.feeds')}</li>
          <li>{t('settings.vacation.goesOnList.lists')}</li>
        </Effects>
      </div>
      <p className={settings.prose}>{t('settings.vacation.after')}</p>
    </>
  );
}

function LastDay({
  until,
  saving,
  onChoose,
}: {
  until: string;
  saving: Saving | undefined;
  onChoose: (day: string) => void;
}) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const [text, setText] = useState(writeDay(until));
  const [problem, setProblem] = useState<VacationProblem>();
  const [written, setWritten] = useState(until);
  if (written !== until) {
    // The day was chosen by another way than typing.
    setWritten(until);
    setText(writeDay(until));
    setProblem(undefined);
  }
  const now = today();
  const take = () => {
    const read = readLastDay(text, now);
    setProblem('problem' in read ? read.problem : undefined);
    if ('day' in read && read.day !== until) onChoose(read.day);
  };
  return (
    <Setting
      label={t('settings.vacation.until')}
      hint={t('settings.vacation.untilHint', { days: limits.longestVacation })}
      saving={saving}
    >
      {(described) => (
        <>
          <TextInput
            {...described}
            className={styles.day}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={
              problem &&
              t(`settings.vacation.problems.${problem}`, {
                days: limits.longestVacation,
                day: weekday(furthestDay(now), now),
              })
            }
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={take}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
          <div role="group" aria-label={t('settings.vacation.presets')} className={styles.presets}>
            {lengths.map((count) => {
              const day = addDays(now, count * 7 - 1);
              return (
                <button key={count} type="button" aria-pressed={day === until} onClick={() => onChoose(day)}>
                  {t('settings.vacation.weeks', { count })}
                </button>
              );
            })}
          </div>
        </>
      )}
    </Setting>
  );
}

function Effects({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.effects} aria-label={title}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
