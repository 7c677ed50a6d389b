import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { DomainName } from '#features/saved-searches/domain-name.tsx';
import { useFormats } from '#features/formats.ts';
import styles from './saved-searches.module.css';

/** Shows the searches of one dashboard or of all; each says how many there are of how many (decision R6). */
export function DomainChoice({
  counts,
  chosen,
  onChoose,
}: {
  counts: readonly { domain: DomainId; number: number; maximum: number }[];
  chosen: DomainId | undefined;
  onChoose: (domain: DomainId | undefined) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <div role="group" aria-label={t('searches.page.domains')} className={styles.domains}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('searches.page.all')}
      </button>
      {counts.map((count) => (
        <button
          key={count.domain}
          type="button"
          aria-pressed={chosen === count.domain}
          onClick={() => onChoose(chosen === count.domain ? undefined : count.domain)}
        >
          <DomainName domain={count.domain} />
          <small>
            {t('searches.page.of', { number: number(count.number), maximum: number(count.maximum) })}
          </small>
        </button>
      ))}
    </div>
  );
}
