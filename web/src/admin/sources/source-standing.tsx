import { useTranslation } from 'react-i18next';
import type { WatchedSource } from 'contract/admin/sources';
import { useFormats } from '#features/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { faultsSince, standingOf } from './standing.ts';

/** Working days in milliseconds, as the server counts how long a source is silent. */
const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

/** How a source stands, and since when where it does not stand well. */
export function SourceStanding({ source }: { source: WatchedSource }) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const standing = standingOf(source);
  switch (standing) {
    case 'fault':
      return (
        <Badge kind="bad">
          {t('watching.sources.faultSince', { moment: dayAndTime(faultsSince(source).at(-1)!.at) })}
        </Badge>
      );
    case 'late': {
      const lag = source.lag ?? 0;
      return (
        <Badge kind="warning">
          {lag >= day
            ? t('watching.sources.silentDays', { count: Math.floor(lag / day) })
            : t('watching.sources.silentHours', { count: Math.max(1, Math.floor(lag / hour)) })}
        </Badge>
      );
    }
    case 'off':
      return (
        <Badge kind="off">
          {source.pausedAt === undefined
            ? t('watching.sources.notRead')
            : t('watching.sources.pausedSince', { moment: dayAndTime(source.pausedAt) })}
        </Badge>
      );
    case 'never':
      return <Badge kind="off">{t('watching.sources.standings.never')}</Badge>;
    case 'fresh':
      return <>{t('watching.sources.upToDate')}</>;
  }
}
