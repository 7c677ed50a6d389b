import { useTranslation } from 'react-i18next';
import type { ListItem } from 'contract/list-items';
import { EmptyState } from '#ui/empty-state.tsx';
import { ItemContent } from './item-content.tsx';
import styles from './list-manager.module.css';

/** The items of a list for whoever only reads them. */
export function ReadItems({ title, items }: { title: string; items: readonly ListItem[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return <EmptyState headingLevel="h3" title={t('listManager.items.none')} />;
  return (
    <ol aria-label={t('listManager.items.label', { title })}>
      {items.map((item) => (
        <li key={item.id} className={styles.sharedRow} data-kind={item.kind}>
          <div className={styles.content}>
            <ItemContent item={item} />
          </div>
        </li>
      ))}
    </ol>
  );
}
