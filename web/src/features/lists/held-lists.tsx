import { IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from './shown-title.ts';
import styles from './selection.module.css';
import { useHoldingLists } from './use-lists.ts';

/** The lists a result is on, as the last of its facts (UX 5.2). */
export function HeldLists({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  const lists = useHoldingLists(documentId);
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
