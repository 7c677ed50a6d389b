import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineItem } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';
import styles from './neighbours-bar.module.css';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';
import type { Neighbours } from './use-neighbours.ts';

/** "1 van 1.284" with the ways to the result before and the one after; K and J do the same (UX 5.5). */
export function NeighboursBar({
  neighbours: { place, total, previous, next },
  highlight,
  results,
}: Trail & { neighbours: Neighbours }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  const linkTo = useDocumentLink(highlight, results);
  // Going back leads to the results, however far one walked.
  const open = (item: TimelineItem | undefined) => item && void navigate({ ...linkTo(item), replace: true });
  useShortcut('k', () => open(previous));
  useShortcut('j', () => open(next));
  const step = (item: TimelineItem | undefined, name: string, icon: ReactNode) =>
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
    <div className={styles.bar} role="group" aria-label={t('document.neighbours.label')}>
      <span className={styles.place}>
        {t('document.neighbours.place', { place: number(place), total: number(total) })}
      </span>
      {step(previous, t('document.neighbours.previous'), <IconChevronUp size={18} aria-hidden="true" />)}
      {step(next, t('document.neighbours.next'), <IconChevronDown size={18} aria-hidden="true" />)}
    </div>
  );
}
