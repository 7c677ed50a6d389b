import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CouncilStanding } from 'contract/admin/councils';
import { councilId, type NamedCouncil } from 'contract/councils';
import { holds } from '#features/filters/narrow-field.tsx';
import { useFormats } from '#features/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isRead, type ListedCouncil } from './councils.ts';
import styles from './councils.module.css';

/** Councils shown beside those that are read, until somebody searches. */
const shown = 40;

/** Councils of a system, to be chosen or left out; those of the file stand fast. */
export function CouncilTable({
  label,
  listed,
  find,
  standings,
  onChoose,
}: {
  label: string;
  listed: readonly ListedCouncil[];
  find: string;
  standings: readonly CouncilStanding[];
  onChoose: (council: NamedCouncil, chosen: boolean) => void;
}) {
  const { t } = useTranslation();
  const found = listed.filter(({ name, key }) => holds(`${name} ${key}`, find));
  const most = found.filter(({ isFirst }) => isFirst).length + shown;
  const rows = found.filter((one, place) => place < most || isRead(one));
  const more = found.length - rows.length;
  const standingBy = new Map(standings.map((one) => [councilId(one), one]));
  if (rows.length === 0) return <EmptyState title={t('adminContent.councils.nothing')} />;
  const columns = ['name', 'kind', 'key', 'standing'] as const;
  return (
    <>
      <DataTable
        label={label}
        columns={columns.map((name) => ({ name, head: t(`adminContent.councils.columns.${name}`) }))}
        rows={rows.map((one) => {
          const { isOfFile, isChosen, isByHand, isFirst: _, ...council } = one;
          return {
            key: councilId(council),
            cells: [
              <Checkbox
                key="name"
                label={council.name}
                aria-label={t('adminContent.councils.choose', { name: council.name })}
                checked={isOfFile || isChosen}
                disabled={isOfFile}
                onChange={(event) => onChoose(council, event.currentTarget.checked)}
              />,
              t(`adminContent.councils.kinds.${council.kind}`),
              <span key="key" className={styles.key}>
                {council.key}
                {isOfFile && <Badge>{t('adminContent.councils.ofFile')}</Badge>}
                {!isOfFile && isByHand && <Badge>{t('adminContent.councils.byHand')}</Badge>}
              </span>,
              <Standing key="standing" standing={standingBy.get(councilId(council))} isRead={isRead(one)} />,
            ],
          };
        })}
      />
      {more > 0 && <p className={styles.from}>{t('adminContent.councils.more', { count: more })}</p>}
    </>
  );
}

/** When a council was read last, and why it could not be. */
function Standing({ standing, isRead: isNamed }: { standing: CouncilStanding | undefined; isRead: boolean }) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  if (!standing) return isNamed ? t('adminContent.councils.never') : null;
  return (
    <>
      {standing.read === undefined ? t('adminContent.councils.never') : dayAndTime(standing.read)}
      {standing.fault !== undefined && (
        <p className={styles.fault}>{t('adminContent.councils.fault', { fault: standing.fault })}</p>
      )}
    </>
  );
}
