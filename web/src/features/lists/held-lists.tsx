import { IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Holding } from 'contract/lists';
import { shownTitle } from './shown-title.ts';
import styles from './selection.module.css';
import { useHoldings, useListsOf } from './use-lists.ts';

/** The lists a result is on, as the last of its facts (UX 5.2). */
export function HeldLists({ documentId }: { documentId: string }) {
  const held = useHoldings(documentId);
  return held.length > 0 && <Names held={held} />;
}

function Names({ held }: { held: readonly Holding[] }) {
  const { t } = useTranslation();
  const lists = useListsOf(held);
  if (lists.length === 0) return null;
  return (
    <p className={styles.held}>
      <IconBookmarkFilled size={14} role="img" aria-label={t('lists.item.lists')} />
      {lists.map((list) => (
        <Link key={list.id} to="/list-manager/{-$listId}" params={{ listId: list.id }} title={list.title}>
          {shownTitle(list.title)}
        </Link>
      ))}
    </p>
  );
}
