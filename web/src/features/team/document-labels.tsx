import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { labelDocument, type TeamLabel } from 'contract/team-labels';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { LabelDot } from './label-chip.tsx';
import styles from './labels.module.css';
import { changeTeam, labels, showLabelsInResults, teamOf } from './team-queries.ts';

/** The labels of the organisation, with those ticked that are on a document. */
export function DocumentLabels({ id, on }: { id: string; on: readonly string[] }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(labels);
  if (!data) return error && <FailurePanel error={error} onRetry={() => void refetch()} />;
  const known = data.data;
  const put = (labelId: string, isOn: boolean) =>
    changeTeam(async () => {
      const { labelIds } = await call(labelDocument, { params: { id }, body: { labelId, on: isOn } });
      queries.setQueryData(teamOf(id).queryKey, (before) => before && { ...before, labelIds });
      showLabelsInResults(
        id,
        known.filter((one) => labelIds.includes(one.id)),
      );
    });
  return (
    <section className={styles.labels} aria-label={t('team.labels.title')}>
      <h2>{t('team.labels.title')}</h2>
      {known.length === 0 ? (
        <p className={styles.hint}>{t('team.labels.none')}</p>
      ) : (
        <ul>
          {known.map((label) => (
            <li key={label.id}>
              <LabelBox
                label={label}
                on={on.includes(label.id)}
                onPut={async (isOn) => void (await put(label.id, isOn))}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/settings" hash="team">
          {t('team.labels.manage')}
        </Link>
      </p>
    </section>
  );
}

/** Is ticked at once; it goes back when that could not be kept. */
function LabelBox({
  label: { name, colour },
  on,
  onPut,
}: {
  label: TeamLabel;
  on: boolean;
  onPut: (on: boolean) => Promise<void>;
}) {
  const [shown, put] = useAtOnce(on, onPut);
  return (
    <Checkbox
      label={
        <span className={styles.name}>
          <LabelDot colour={colour} /> {name}
        </span>
      }
      checked={shown}
      onChange={(event) => put(event.currentTarget.checked)}
    />
  );
}
