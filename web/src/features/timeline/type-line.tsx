import { dashboards } from 'contract/dashboards';
import type { DocumentDetail, TimelineItem } from 'contract/documents';
import { groupings, sourceNode } from 'contract/sources';
import { useTranslation } from 'react-i18next';
import { useNames } from '#features/names.ts';
import { ownColour } from '#ui/own-colour.ts';
import { knownNumber } from './known-number.ts';
import styles from './type-line.module.css';

type Typed = Pick<TimelineItem | DocumentDetail, 'domain' | 'groupPath' | 'sourceType'>;

/** The type of a document, with the colour of its family. */
export function Kind({ item }: { item: Typed }) {
  const { i18n } = useTranslation();
  const names = useNames();
  // Sources say it in Dutch, or in English already.
  const named =
    i18n.language === 'nl' || dashboards[item.domain].languages[0] !== 'nl' || item.groupPath === '';
  const family = sourceNode(groupings[item.domain], item.groupPath)?.family;
  return (
    <span className={styles.type} data-family={family} style={family && ownColour('doc', family)}>
      <i aria-hidden="true" />
      {named ? item.sourceType : names.source(item.domain, item.groupPath)}
    </span>
  );
}

/** What a document is and where it comes from: family, type, institution, body and number. */
export function TypeLine({
  item,
}: {
  item: Typed & Pick<TimelineItem | DocumentDetail, 'institution' | 'committees' | 'numbers'>;
}) {
  const number = knownNumber(item);
  return (
    <p className={styles.line}>
      <Kind item={item} />
      <span>{item.institution}</span>
      {item.committees[0] && <span>{item.committees[0].name}</span>}
      {number && <span className={styles.number}>{number.value}</span>}
    </p>
  );
}
