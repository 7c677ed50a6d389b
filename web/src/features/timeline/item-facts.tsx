import { Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
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
  const { percentage } = useFormats();
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
    named.length === 0 &&
    !item.demo;
  if (nothing) return null;
  return (
    <ul className={styles.facts}>
      {item.voteOutcome && Outcome && (
        <li className={styles.outcome} data-outcome={item.voteOutcome}>
          <Outcome size={14} aria-hidden="true" />
          {t(`timeline.item.outcomes.${item.voteOutcome}`)}
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
          <Tooltip label={t('timeline.item.demoHint')}>
            <span>{t('timeline.item.demo')}</span>
          </Tooltip>
        </li>
      )}
    </ul>
  );
}
