import { useTranslation } from 'react-i18next';
import styles from './tips-table.module.css';

const rows = [
  'and',
  'or',
  'not',
  'phrase',
  'wildcard',
  'group',
  'near',
  'capitals',
  'joined',
  'field',
  'said',
] as const;

/** The search symbols with what they mean; "Probeer" hands over an example (specification §1). */
export function TipsTable({ onTry }: { onTry: (example: string) => void }) {
  const { t } = useTranslation();
  return (
    <table className={styles.tips}>
      <thead>
        <tr>
          <th scope="col">{t('tips.symbol')}</th>
          <th scope="col">{t('tips.meaning')}</th>
          <th scope="col">{t('tips.example')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const example = t(`tips.rows.${row}.example`);
          return (
            <tr key={row}>
              <th scope="row">{t(`tips.rows.${row}.symbol`)}</th>
              <td>{t(`tips.rows.${row}.meaning`)}</td>
              <td>
                <code>{example}</code>
                <button
                  type="button"
                  aria-label={t('tips.tryExample', { example })}
                  onClick={() => onTry(example)}
                >
                  {t('tips.try')}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
