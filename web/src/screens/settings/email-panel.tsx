import { NativeSelect, Radio } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailConfig } from 'contract/email-config';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { useSession } from '#session/session.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { mailTimes, weekdays } from './mail-times.ts';
import type { Saving } from '#features/save-mark.tsx';
import { PushGroup } from './push-group.tsx';
import { ChoiceSetting, type Named, Setting, SettingGroup, SwitchSetting } from './setting.tsx';
import settings from './settings.module.css';
import styles from './email-panel.module.css';
import type { EmailSettings } from './use-email-config.ts';

type Parts = Pick<EmailSettings, 'marks' | 'change'> & { config: EmailConfig };

/** When mails leave, for searches and for meetings (specification §3, decisions 3.6, 4.19, 4.24). */
export function EmailPanel({ timesFrom, ...parts }: Parts & { timesFrom: string | undefined }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const { hasModule } = useSession();
  return (
    <>
      <p className={settings.intro}>
        {t('settings.email.intro')} <Link to="/saved-searches">{t('settings.email.toSearches')}</Link>
      </p>
      <p className={styles.note} role="status" data-strong={timesFrom !== undefined || undefined}>
        <IconClock size={17} aria-hidden="true" />
        {timesFrom === undefined
          ? t('settings.email.tomorrow')
          : t('settings.email.from', { day: weekday(timesFrom, today()) })}
      </p>
      <Searches {...parts} />
      <PushGroup />
      {hasModule('agenda') ? (
        <Meetings {...parts} />
      ) : (
        <SettingGroup title={t('settings.email.calendar')} hint={t('settings.email.calendarLocked')}>
          {null}
        </SettingGroup>
      )}
      <DeliveryLog />
    </>
  );
}

function Searches({ config, marks, change }: Parts) {
  const { t } = useTranslation();
  const { dashboards } = config;
  return (
    <SettingGroup title={t('settings.email.dashboards')} hint={t('settings.email.dashboardsHint')}>
      <TimeSetting
        label={t('settings.email.dailyTime')}
        saving={marks.dailyTime}
        time={dashboards.dailyTime}
        onChange={(dailyTime) => change('dailyTime', { ...config, dashboards: { ...dashboards, dailyTime } })}
      />
      <DaySetting
        label={t('settings.email.weeklyDay')}
        hint={t('settings.email.weeklyDayHint', { time: dashboards.dailyTime })}
        saving={marks.weeklyDay}
        day={dashboards.weeklyDay}
        onChange={(weeklyDay) => change('weeklyDay', { ...config, dashboards: { ...dashboards, weeklyDay } })}
      />
      <SwitchSetting
        label={t('settings.email.sendWhenEmpty')}
        hint={t('settings.email.sendWhenEmptyHint')}
        saving={marks.sendWhenEmpty}
        checked={config.sendWhenEmpty}
        onChange={(sendWhenEmpty) => change('sendWhenEmpty', { ...config, sendWhenEmpty })}
      />
    </SettingGroup>
  );
}

function Meetings({ config, marks, change }: Parts) {
  const { t } = useTranslation();
  const { calendar } = config;
  const set = (part: Partial<EmailConfig['calendar']>): EmailConfig => ({
    ...config,
    calendar: { ...calendar, ...part },
  });
  return (
    <SettingGroup title={t('settings.email.calendar')} hint={t('settings.email.calendarHint')}>
      <TimeSetting
        label={t('settings.email.calendarTime')}
        saving={marks.calendarTime}
        time={calendar.time}
        onChange={(time) => change('calendarTime', set({ time }))}
      />
      <SwitchSetting
        label={t('settings.email.planning')}
        hint={t('settings.email.planningHint')}
        saving={marks.planning}
        checked={calendar.planning}
        onChange={(planning) => change('planning', set({ planning }))}
      />
      {calendar.planning && (
        <>
          <DaySetting
            label={t('settings.email.calendarDay')}
            hint={t('settings.email.calendarDayHint', { time: calendar.time })}
            saving={marks.calendarDay}
            day={calendar.weeklyDay}
            onChange={(weeklyDay) => change('calendarDay', set({ weeklyDay }))}
          />
          <PlanningType
            type={calendar.planningType}
            saving={marks.planningType}
            onChange={(planningType) => change('planningType', set({ planningType }))}
          />
        </>
      )}
      <SwitchSetting
        label={t('settings.email.changes')}
        hint={t('settings.email.changesHint')}
        saving={marks.changes}
        checked={calendar.changes}
        onChange={(changes) => change('changes', set({ changes }))}
      />
    </SettingGroup>
  );
}

const planningTypes = ['basic', 'extensive'] as const;

function PlanningType({
  type,
  saving,
  onChange,
}: {
  type: (typeof planningTypes)[number];
  saving: Saving | undefined;
  onChange: (type: (typeof planningTypes)[number]) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <ChoiceSetting label={t('settings.email.planningType')} saving={saving}>
      {(label) => (
        <div role="radiogroup" aria-label={label} className={styles.radios}>
          {planningTypes.map((one) => (
            <Radio
              key={one}
              name={id}
              size="xs"
              label={t(`settings.email.${one}`)}
              description={t(`settings.email.${one}Hint`)}
              checked={type === one}
              onChange={() => onChange(one)}
            />
          ))}
        </div>
      )}
    </ChoiceSetting>
  );
}

function TimeSetting({
  time,
  onChange,
  ...named
}: Named & { time: string; onChange: (time: string) => void }) {
  const { t } = useTranslation();
  const hint = t('settings.email.dailyTimeHint', { from: mailTimes[0], to: mailTimes.at(-1) });
  return (
    <Setting {...named} hint={hint}>
      {(described) => (
        <NativeSelect
          {...described}
          className={styles.select}
          value={time}
          data={[...mailTimes]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Setting>
  );
}

function DaySetting({ day, onChange, ...named }: Named & { day: number; onChange: (day: number) => void }) {
  const { t } = useTranslation();
  return (
    <Setting {...named}>
      {(described) => (
        <NativeSelect
          {...described}
          className={styles.select}
          value={String(day)}
          data={weekdays.map((one) => ({ value: String(one), label: t(`settings.email.days.${one}`) }))}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </Setting>
  );
}
