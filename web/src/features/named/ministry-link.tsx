import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DomainId } from 'contract/dashboards';
import { bareMinistry, isMinistry } from 'contract/ministry-names';
import styles from './name-link.module.css';

/** The name of an organisation that leads to the page of the ministry it is literally called; else the name alone. */
export function MinistryLink({
  organisation,
  domain,
  children,
}: {
  organisation: Parameters<typeof isMinistry>[0];
  domain: DomainId;
  children: ReactNode;
}) {
  if (!isMinistry(organisation)) return children;
  return (
    <Link
      to="/$domain/ministry/$name"
      params={{ domain, name: bareMinistry(organisation.name) }}
      search={{}}
      className={styles.link}
    >
      {children}
    </Link>
  );
}
