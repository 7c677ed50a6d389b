import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ChangeOrigin } from 'contract/comparisons';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import styles from './compare.module.css';

/** Papers that hold the words of a change, with who signed them and how the vote went. */
export function Origins({
  ids = [],
  origins,
}: {
  ids: readonly string[] | undefined;
  origins: ReadonlyMap<string, ChangeOrigin>;
}) {
  const known = ids.flatMap((id) => origins.get(id) ?? []);
  if (known.length === 0) return null;
  return (
    <div className={styles.origins}>
      {known.map((origin) => (
        <Origin key={origin.document.id} origin={origin} />
      ))}
    </div>
  );
}

function Origin({ origin: { kind, label, document, people, outcome, counts } }: { origin: ChangeOrigin }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [first, ...others] = people;
  const hasSigned = kind === 'amendment' && first !== undefined;
  return (
    <p>
      <Link {...documentLink(document, '', undefined)} title={document.title}>
        {t(`compare.origins.${kind}`, { label }).trim()}
      </Link>
      {hasSigned && `, ${first.name}${others.length > 0 ? ` ${t('compare.origins.others')}` : ''}`}
      {outcome === 'aangenomen' && (
        <span className={styles.vote}>
          <IconCheck size={14} aria-hidden="true" />
          {t('compare.origins.adopted')}
          {counts && ` ${number(counts.for)}–${number(counts.against)}`}
        </span>
      )}
    </p>
  );
}
