import { IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Holding } from 'contract/list-item-calls';
import { shownTitle } from './shown-title.ts';
import styles from './selection.module.css';
import { useHoldings, useListsOf } from './use-lists.ts';

/** The list a result is on that was used last, as the last of its facts, and how many others it is on (UX-2). */
export function HeldLists({ documentId }: { documentId: string }) {
  const held = useHoldings(documentId);
  return held.length > 0 && <Names held={held} />;
}

function Names({ held }: { held: readonly Holding[] }) {
  const { t } = useTranslation();
  const [list, ...others] = useListsOf(held);
  if (!list) return null;
  const titles = others.map(({ title }) => title).join(', ');
  return (
    <li className={styles.held}>
      <IconBookmarkFilled size={14} role="img" aria-label={t('lists.item.lists')} />
      <Link to="/list-manager/{-$listId}" params={{ listId: list.id }} title={list.title}>
        {shownTitle(list.title)}
      </Link>
      {others.length > 0 && (
        <span data-tip={titles}>
          <span aria-hidden="true">{`+${others.length}`}</span>
          <span className="visually-hidden">{titles}</span>
        </span>
      )}
    </li>
  );
}
