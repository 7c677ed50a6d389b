import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DomainId } from 'contract/dashboards';
import styles from './name-link.module.css';

/** A name that leads to the page of whom it stands for; the name alone where that is nobody who has one. */
export function PersonLink({
  id,
  domain,
  children,
  ...others
}: {
  id: string | undefined;
  domain: DomainId;
  children: ReactNode;
  className?: string | undefined;
  /** -1 for what the keyboard passes by. */
  tabIndex?: -1 | undefined;
}) {
  if (id === undefined) return children;
  return (
    <Link
      to="/$domain/person/$personId"
      params={{ domain, personId: id }}
      search={{}}
      className={styles.link}
      {...others}
    >
      {children}
    </Link>
  );
}
