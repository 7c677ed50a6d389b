import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { FailurePanel } from '#features/failure-panel.tsx';
import cards from '#features/meeting/meeting-cards.module.css';
import { documentLink } from '#features/reading/document-link.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { useVersions } from './use-comparison.ts';
import { Version } from './version-choice.tsx';
import styles from './versions-card.module.css';
import { canCompare } from './versions-to-compare.ts';

/** The versions of the text of a dossier, and the way to compare them; nothing where it has fewer than two. */
export function VersionsCard({
  domain,
  number,
}: {
  domain: DomainId;
  /** As addresses have it. */
  number: string;
}) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { data, error, refetch } = useVersions(domain, number);
  const link = { to: '/$domain/dossier/$number/compare', params: { domain, number }, search: {} } as const;
  const hasTwo = data !== undefined && canCompare(data.versions);
  useShortcut('d', hasTwo ? () => void navigate(link) : undefined);
  if (!data && error) {
    return (
      <section className={cards.card} aria-labelledby={id}>
        <h2 id={id} className={cards.name}>
          {t('compare.card')}
        </h2>
        <FailurePanel error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  if (!data || data.versions.length < 2) return null;
  return (
    <section className={cards.card} aria-labelledby={id}>
      <h2 id={id} className={cards.name}>
        {t('compare.card')}
      </h2>
      <ul className={styles.versions}>
        {data.versions.map((version) => (
          <li key={version.document.id}>
            {version.document.locked ? (
              <Version version={version} />
            ) : (
              <Link {...documentLink(version.document, '', undefined)}>
                <Version version={version} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hasTwo && (
        <Link {...link} className={styles.compare}>
          {t('compare.compareVersions')}
        </Link>
      )}
    </section>
  );
}
