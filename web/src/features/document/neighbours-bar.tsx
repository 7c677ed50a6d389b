import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Marked } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';
import styles from './neighbours-bar.module.css';
import type { useMeetingLink } from '#features/reading/use-meeting-link.ts';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';

/** What stands before and after. */
interface Neighbour {
  id: string;
  domain: DomainId;
  title: Marked;
}

/** "1 van 1.284" with the ways to the result before and the one after; K and J do the same (UX 5.5). */
export function NeighboursBar({
  neighbours: { place, total, previous, next },
  linkTo,
  names,
}: {
  neighbours: {
    /** From 1. */
    place: number;
    total: number;
    previous: Neighbour | undefined;
    next: Neighbour | undefined;
  };
  linkTo: ReturnType<typeof useDocumentLink> | ReturnType<typeof useMeetingLink>;
  /** What the bar and the two ways are called. */
  names: { label: string; previous: string; next: string };
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  // Going back leads to the results, however far one walked.
  const open = (item: Neighbour | undefined) => item && void navigate({ ...linkTo(item), replace: true });
  useShortcut('k', () => open(previous));
  useShortcut('j', () => open(next));
  const step = (item: Neighbour | undefined, name: string, icon: ReactNode) =>
    item ? (
      <Link
        {...linkTo(item)}
        replace
        className={iconButtonLook}
        title={name}
        aria-label={t('document.neighbours.named', { action: name, title: item.title.text })}
      >
        {icon}
      </Link>
    ) : (
      <span className={styles.end}>{icon}</span>
    );
  return (
    <div className={styles.bar} role="group" aria-label={names.label}>
      <span className={styles.place}>
        {t('document.neighbours.place', { place: number(place), total: number(total) })}
      </span>
      {step(previous, names.previous, <IconChevronUp size={18} aria-hidden="true" />)}
      {step(next, names.next, <IconChevronDown size={18} aria-hidden="true" />)}
    </div>
  );
}
