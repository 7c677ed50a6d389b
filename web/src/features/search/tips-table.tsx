import { useTranslation } from 'react-i18next';
import styles from './tips-table.module.css';

const rows = ['and', 'or', 'not', 'phrase', 'wildcard', 'group', 'near', 'field'] as const;

/** The search symbols with what they mean; "Probeer" hands over an example (specification §1). */
export function TipsTable({ onTry }: { onTry: (example: string) => void }) {
  const { t } = useTranslation();
  return (
    <table className={styles.tips}>
      <thead>
        <tr>
          <th scope="col">{t('timeline.tips.symbol')}</th>
          <th scope="col">{t('timeline.tips.meaning')}</th>
          <th scope="col">{t('timeline.tips.example')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const example = t(`timeline.tips.rows.${row}.example`);
          return (
            <tr key={row}>
              <th scope="row">{t(`timeline.tips.rows.${row}.symbol`)}</th>
              <td>{t(`timeline.tips.rows.${row}.meaning`)}</td>
              <td>
                <code>{example}</code>
                <button
                  type="button"
                  aria-label={t('timeline.tips.tryExample', { example })}
                  onClick={() => onTry(example)}
                >
                  {t('timeline.tips.try')}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
