import type { DocumentDetail, TimelineItem } from 'contract/documents';
import { groupings, sourceNode } from 'contract/sources';
import { useFormats } from '#features/formats.ts';
import styles from './type-line.module.css';

type Described = Pick<
  TimelineItem | DocumentDetail,
  'domain' | 'groupPath' | 'sourceType' | 'institution' | 'committees' | 'numbers' | 'date' | 'timeKnown'
>;

/** What a document is and where it comes from: family, type, institution, body, number and time. */
export function TypeLine({ item, withTime = true }: { item: Described; withTime?: boolean }) {
  const { time } = useFormats();
  const family = sourceNode(groupings[item.domain], item.groupPath)?.family;
  const number = item.numbers.find(({ kind }) => kind !== 'session');
  return (
    <p className={styles.line} data-row={withTime || undefined}>
      <span className={styles.type} data-family={family}>
        <i aria-hidden="true" />
        {item.sourceType}
      </span>
      <span className={styles.institution} title={item.institution}>
        {item.institution}
      </span>
      {item.committees[0] && (
        <span className={styles.body} title={item.committees[0].name}>
          {item.committees[0].name}
        </span>
      )}
      {number && <span className={`${styles.number} ${styles.reference}`}>{number.value}</span>}
      {withTime && item.timeKnown && (
        <time className={styles.number} dateTime={item.date}>
          {time(item.date)}
        </time>
      )}
    </p>
  );
}
