import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { dossierAddress } from 'contract/dossier-numbers';
import { documentLink } from '#features/reading/document-link.ts';
import { useVersions } from './use-comparison.ts';
import { Version } from './version-choice.tsx';
import styles from './versions-card.module.css';
import { canCompare } from './versions-to-compare.ts';

/** The versions of the text of a dossier, and the way to compare them; nothing where it has fewer than two. */
export function VersionsCard({ domain, number }: { domain: DomainId; number: string }) {
  const { t } = useTranslation();
  const { data } = useVersions(domain, number);
  const address = dossierAddress(number);
  if (!data || data.versions.length < 2 || address === undefined) return null;
  return (
    <section className={styles.card}>
      <h2>{t('compare.card')}</h2>
      <ul>
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
      {canCompare(data.versions) && (
        <Link to="/$domain/dossier/$number/compare" params={{ domain, number: address }} search={{}}>
          {t('compare.compareVersions')}
        </Link>
      )}
    </section>
  );
}
