import { memo } from 'react';
import type { TimelineItem } from 'contract/documents';
import { SelectBox } from '#features/lists/select-box.tsx';
import { MarkedText } from '#features/marked-text.tsx';
import { RowLine } from './row-line.tsx';
import styles from './timeline-item.module.css';

/** A document that is out of view before anyone can read it: what it is and its title, where they will be. */
export const PassingItem = memo(function PassingItem({
  item,
  dated,
  compact,
}: {
  item: TimelineItem;
  dated: boolean | 'withYear';
  compact: boolean;
}) {
  return (
    <div className={styles.item} data-compact={compact || undefined}>
      <SelectBox document={{ id: item.id, title: item.title.text }} />
      <div className={styles.body}>
        <RowLine item={item} dated={dated} />
        <div className={styles.text}>
          <h3 lang={item.titleLanguage ?? item.language}>
            <MarkedText {...item.title} />
          </h3>
        </div>
      </div>
    </div>
  );
});
