import { IconRefreshAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from '#features/timeline/newer.module.css';

/** Tells how many meetings came in or changed while the agenda is read, and shows them one after the other. */
export function ArrivalsLine({ ids, onShow }: { ids: readonly string[]; onShow: (id: string) => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = ids.length;
  const [next] = ids;
  return (
    <div role="status" className={count > 0 ? undefined : 'visually-hidden'} data-unprinted>
      {next !== undefined && (
        <button type="button" className={styles.newer} data-below onClick={() => onShow(next)}>
          <IconRefreshAlert size={15} aria-hidden="true" />
          {t('agendaPage.arrived', { count, number: number(count) })}
        </button>
      )}
    </div>
  );
}
