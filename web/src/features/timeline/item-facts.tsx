import {
  IconArrowBackUp,
  IconCheck,
  IconHeadphones,
  IconLock,
  IconPaperclip,
  IconSparkles,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import { dashboards } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { clock } from '#features/transcript/moments.ts';
import styles from './timeline-item.module.css';

const outcomeIcons = { aangenomen: IconCheck, verworpen: IconX, ingetrokken: IconArrowBackUp };
/** As many contexts as fit on one line beside the other facts. */
const mostContexts = 3;

/** As many people as tell who a document is of; a debate has dozens. */
const mostPeople = 2;

/** The facts below a result; only those that say something. */
export function ItemFacts({ item, chosen }: { item: TimelineItem; chosen: 'all' | readonly ContextCode[] }) {
  const { t } = useTranslation();
  const names = useNames();
  const { number, percentage } = useFormats();
  const contextual = dashboards[item.domain].contextRequired;
  const wanted = chosen === 'all' ? [] : item.contexts.filter(({ code }) => chosen.includes(code));
  const others = item.contexts.filter((context) => !wanted.includes(context));
  const contexts = [...wanted, ...others].slice(0, mostContexts);
  const Outcome = item.voteOutcome && outcomeIcons[item.voteOutcome];
  const named = item.people.slice(0, mostPeople);
  const nothing =
    !Outcome &&
    item.confidentiality !== 'Besloten' &&
    !contextual &&
    item.attachments === 0 &&
    !item.summary &&
    !item.hits &&
    item.answered === undefined &&
    named.length === 0 &&
    !item.demo;
  if (nothing) return null;
  return (
    <ul className={styles.facts}>
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
      {contextual && !item.scored && <li>{t('timeline.item.unscored')}</li>}
      {contextual &&
        contexts.map(({ code, percentage: match }) => (
          <li key={code} className={styles.context} style={{ '--match': `${match}%` } as React.CSSProperties}>
            {names.context(code)} <b>{percentage(match)}</b>
          </li>
        ))}
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
      {named.length > 0 && (
        <li className={styles.people}>
          <IconUser size={14} role="img" aria-label={t('timeline.item.people')} />
          <span>
            {named.map(({ name, party }) => (party ? `${name} (${party})` : name)).join(', ')}
            {item.people.length > named.length &&
              ` ${t('timeline.item.morePeople', { count: item.people.length - named.length })}`}
          </span>
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
      {item.demo && (
        <li className={styles.demo}>
          <span data-tip={t('timeline.item.demoHint')}>{t('timeline.item.demo')}</span>
        </li>
      )}
    </ul>
  );
}
