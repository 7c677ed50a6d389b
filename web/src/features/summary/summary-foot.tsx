import {
  IconRefresh,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Judgement, Summary } from 'contract/summaries';
import { useFormats } from '#features/formats.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './summary.module.css';
import type { UsedSummary } from './use-summary.ts';

/** Who made a summary, and when; whether it is useful; and making it anew (decision 4.27). */
export function SummaryFoot({ summary, used }: { summary: Summary; used: UsedSummary }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const { judgement, status } = used.state ?? {};
  const byAi = summary.madeBy === 'ai';
  const judge = (one: Judgement) => used.judge(judgement === one ? null : one);
  return (
    <div className={styles.foot}>
      <p>
        {byAi
          ? t('summary.madeBy', {
              model: summary.model ?? '',
              time: `${shortDate(summary.madeAt)} ${time(summary.madeAt)}`,
            })
          : t('summary.extract.note')}
      </p>
      <div className={styles.actions} data-unprinted role="group" aria-label={t('summary.judge.label')}>
        <IconButton
          label={t('summary.judge.useful')}
          aria-pressed={judgement === 'useful'}
          disabled={used.busy}
          onClick={() => judge('useful')}
        >
          {judgement === 'useful' ? (
            <IconThumbUpFilled size={17} aria-hidden="true" />
          ) : (
            <IconThumbUp size={17} aria-hidden="true" />
          )}
        </IconButton>
        <IconButton
          label={t('summary.judge.notUseful')}
          aria-pressed={judgement === 'notUseful'}
          disabled={used.busy}
          onClick={() => judge('notUseful')}
        >
          {judgement === 'notUseful' ? (
            <IconThumbDownFilled size={17} aria-hidden="true" />
          ) : (
            <IconThumbDown size={17} aria-hidden="true" />
          )}
        </IconButton>
        {byAi && status === 'ready' && (
          <IconButton label={t('summary.again')} disabled={used.busy} onClick={() => used.ask(true)}>
            <IconRefresh size={17} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
