import { memo } from 'react';
import type { TimelineItem } from 'contract/documents';
import { SelectBox } from '#features/lists/select-box.tsx';
import { MarkedText } from './marked-text.tsx';
import { TypeLine } from './type-line.tsx';
import styles from './timeline-item.module.css';

/** A document that is out of view before anyone can read it: what it is and its title, where they will be. */
export const PassingItem = memo(function PassingItem({
  item,
  compact,
}: {
  item: TimelineItem;
  compact: boolean;
}) {
  return (
    <div className={styles.item} data-compact={compact || undefined} data-passing>
      <SelectBox document={{ id: item.id, title: item.title.text }} />
      <div className={styles.body}>
        <TypeLine item={item} />
        <h3 lang={item.titleLanguage ?? item.language}>
          <MarkedText {...item.title} />
        </h3>
      </div>
    </div>
  );
});
