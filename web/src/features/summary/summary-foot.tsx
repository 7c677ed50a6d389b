import {
  IconBookmark,
  IconRefresh,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Judgement, Summary } from 'contract/summaries';
import { useFormats } from '#features/formats.ts';
import { pickLists } from '#features/lists/picker-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './summary.module.css';
import type { UsedSummary } from './use-summary.ts';

/** Who made a summary, and when; keeping a short one on a list; whether it is useful; and making it anew (decision 4.27). */
export function SummaryFoot({
  documentId,
  summary,
  used,
}: {
  documentId: string;
  summary: Summary;
  used: UsedSummary;
}) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const { kind, judgement, status } = used.state ?? {};
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
      <div className={styles.actions} data-unprinted>
        {kind === 'short' && status === 'ready' && (
          <IconButton
            icon={IconBookmark}
            label={t(byAi ? 'summary.toList' : 'summary.extract.toList')}
            aria-haspopup="dialog"
            onClick={(event) =>
              pickLists({ documentIds: [documentId], quoted: { kind: 'summary' } }, event.currentTarget)
            }
          />
        )}
        <div role="group" aria-label={t('summary.judge.label')} className={styles.judge}>
          <IconButton
            icon={judgement === 'useful' ? IconThumbUpFilled : IconThumbUp}
            label={t('summary.judge.useful')}
            aria-pressed={judgement === 'useful'}
            disabled={used.busy}
            onClick={() => judge('useful')}
          />
          <IconButton
            icon={judgement === 'notUseful' ? IconThumbDownFilled : IconThumbDown}
            label={t('summary.judge.notUseful')}
            aria-pressed={judgement === 'notUseful'}
            disabled={used.busy}
            onClick={() => judge('notUseful')}
          />
        </div>
        {byAi && status === 'ready' && (
          <IconButton
            icon={IconRefresh}
            label={t('summary.again')}
            disabled={used.busy}
            onClick={() => used.ask(true)}
          />
        )}
      </div>
    </div>
  );
}
