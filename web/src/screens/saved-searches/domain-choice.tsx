import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import { DomainName } from '#features/saved-searches/domain-name.tsx';
import styles from './saved-searches.module.css';

/** Where searches belong. */
export type Place = DomainId | 'agenda';

/** Shows the searches of one dashboard, of the agenda or of all; each says how many there are of how many (decision R6). */
export function DomainChoice({
  counts,
  chosen,
  onChoose,
}: {
  counts: readonly { place: Place; number: number; maximum: number }[];
  chosen: Place | undefined;
  onChoose: (place: Place | undefined) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <div role="group" aria-label={t('saving.page.domains')} className={styles.domains}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('saving.page.all')}
      </button>
      {counts.map((count) => (
        <button
          key={count.place}
          type="button"
          aria-pressed={chosen === count.place}
          onClick={() => onChoose(chosen === count.place ? undefined : count.place)}
        >
          <DomainName domain={count.place} />
          <small>
            {t('saving.page.of', { number: number(count.number), maximum: number(count.maximum) })}
          </small>
        </button>
      ))}
    </div>
  );
}
