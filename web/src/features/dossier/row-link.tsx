import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedDocument } from 'contract/documents';
import { documentLink } from '#features/reading/document-link.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import styles from './dossier-rows.module.css';

/** Leads to a paper or meeting of a dossier; outside the modules it is a title with a lock. */
export function RowLink({
  document,
  meeting = false,
  here,
  children,
  ...others
}: {
  document: LinkedDocument;
  /** It is a meeting, which has a page of its own kind. */
  meeting?: boolean;
  /** The address of the dossier, for the way back. */
  here: string;
  /** The title, unless something else is said. */
  children?: ReactNode;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (document.locked) {
    return (
      <span className={styles.locked}>
        <IconLock size={14} aria-hidden="true" />
        {document.title}
        <span className="visually-hidden">, {t('dossier.rows.locked')}</span>
      </span>
    );
  }
  const link = meeting ? meetingLink(document, '', here) : documentLink(document, '', here);
  return (
    <Link
      {...link}
      data-title={document.id}
      lang={children === undefined ? document.language : undefined}
      {...others}
    >
      {children ?? document.title}
    </Link>
  );
}
