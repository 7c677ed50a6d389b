import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedPart } from '#features/locked-part.tsx';
import { loadLateWords } from '#session/locale.ts';
import { useSession } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { SettingGroup } from './setting.tsx';
import settings from './settings.module.css';

const WebcalPanel = lazy(async () => {
  const [{ WebcalPanel: panel }] = await Promise.all([
    import('#features/feeds/webcal-panel.tsx'),
    loadLateWords('searches'),
    loadLateWords('saving'),
  ]);
  return { default: panel };
});

/** The user's meetings in a calendar of their own (decision 3.21); only with the module of the agenda. */
export function CalendarPanel() {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  if (!hasModule('agenda')) {
    return (
      <LockedPart
        module="agenda"
        title={t('settings.calendar.locked')}
        text={t('settings.calendar.lockedText')}
        subject={t('settings.sections.calendar')}
      />
    );
  }
  return (
    <SettingGroup>
      <div className={settings.padded}>
        <Suspense fallback={<SkeletonRows rows={3} height={60} label={t('shell.loading')} />}>
          <WebcalPanel />
        </Suspense>
      </div>
    </SettingGroup>
  );
}
