import {
  IconArrowBackUp,
  IconCheck,
  IconHeadphones,
  IconLock,
  IconPaperclip,
  IconSparkles,
  IconX,
} from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import { dashboards } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { ContextChip } from '#features/contexts/context-chip.tsx';
import { tellingContexts } from '#features/contexts/telling.ts';
import { useFormats } from '#features/formats.ts';
import { HeldLists } from '#features/lists/held-lists.tsx';
import { useNames } from '#features/names.ts';
import { LabelChip } from '#features/team/label-chip.tsx';
import { clock } from '#features/reading/moments.ts';
import styles from './timeline-item.module.css';

const outcomeIcons = { aangenomen: IconCheck, verworpen: IconX, ingetrokken: IconArrowBackUp };
/** Contexts beside the other facts; of the others a number is told. */
const mostContexts = 2;

/**
 * The facts below a result, in the order of UX-2, on one line; what does not fit there is left out as a whole, and seen
 * while it has the focus.
 */
export function ItemFacts({ item, chosen }: { item: TimelineItem; chosen: 'all' | readonly ContextCode[] }) {
  const { t } = useTranslation();
  const names = useNames();
  const { number, percentage } = useFormats();
  const contextual = dashboards[item.domain].contextRequired;
  const wanted = chosen === 'all' ? [] : item.contexts.filter(({ code }) => chosen.includes(code));
  const contexts = contextual
    ? [...wanted, ...tellingContexts(item.contexts).filter((context) => !wanted.includes(context))]
    : [];
  const rest = contexts.splice(mostContexts);
  const others = rest
    .map(({ code, percentage: match }) => `${names.context(code)} ${percentage(match)}`)
    .join(', ');
  const Outcome = item.voteOutcome && outcomeIcons[item.voteOutcome];
  return (
    <ul className={styles.facts} onBlur={backToFirst}>
      {item.voteOutcome && Outcome && (
        <li className={styles.outcome} data-outcome={item.voteOutcome}>
          <Outcome size={14} aria-hidden="true" />
          {t(`timeline.item.outcomes.${item.voteOutcome}`)}
          {item.voteCounts && (
            <>
              <span aria-hidden="true">{`${item.voteCounts.for}–${item.voteCounts.against}`}</span>
              <span className="visually-hidden">{t('timeline.item.votes', item.voteCounts)}</span>
            </>
          )}
        </li>
      )}
      {item.answered !== undefined && (
        <li className={item.answered ? styles.answered : styles.unanswered}>
          {item.answered && <IconCheck size={14} aria-hidden="true" />}
          {t(item.answered ? 'timeline.item.answered' : 'timeline.item.unanswered')}
        </li>
      )}
      {item.confidentiality === 'Besloten' && (
        <li className={styles.closed}>
          <IconLock size={14} aria-hidden="true" />
          {t('timeline.item.closed')}
        </li>
      )}
      {item.teamLabels?.map((label) => (
        <li key={label.id}>
          <LabelChip label={label} />
        </li>
      ))}
      {contextual && !item.scored && <li>{t('timeline.item.unscored')}</li>}
      {contexts.map((context) => (
        <li key={context.code}>
          <ContextChip document={item} {...context} className={styles.context} />
        </li>
      ))}
      {others !== '' && (
        <li className={styles.others} data-tip={others} data-tip-touch="">
          <span aria-hidden="true">{`+${rest.length}`}</span>
          <span className="visually-hidden">{others}</span>
        </li>
      )}
      {item.hits !== undefined && item.hits > 0 && (
        <li>{t('timeline.item.hits', { count: item.hits, number: number(item.hits) })}</li>
      )}
      {item.audio !== undefined && (
        <li>
          <IconHeadphones size={14} aria-hidden="true" />
          <span aria-hidden="true">{clock(item.audio)}</span>
          <span className="visually-hidden">{t('timeline.item.audio', { length: clock(item.audio) })}</span>
        </li>
      )}
      {item.attachments > 0 && (
        <li>
          <IconPaperclip size={14} aria-hidden="true" />
          {t('timeline.item.attachments', { count: item.attachments })}
        </li>
      )}
      {item.summary && (
        <li>
          <IconSparkles size={14} aria-hidden="true" />
          {t('timeline.item.summary')}
        </li>
      )}
      <HeldLists documentId={item.id} />
    </ul>
  );
}

/** A browser scrolls the line to what gets the focus on a further one. It stays there for as long as a chip is open. */
function backToFirst({ currentTarget }: FocusEvent<HTMLUListElement>): void {
  if (!currentTarget.querySelector('[aria-expanded="true"]')) currentTarget.scrollTop = 0;
}
