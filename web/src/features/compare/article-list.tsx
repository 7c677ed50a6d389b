import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ArticleLine, Comparison } from 'contract/comparisons';
import { useFormats } from '#features/formats.ts';
import styles from './article-list.module.css';
import { useCompareNames } from './version-names.ts';

const signs: Record<ArticleLine['state'], string> = {
  same: '',
  changed: '~',
  new: '+',
  dropped: '−',
  renumbered: '→',
};

/** The articles of a comparison with their state; one click leads to each. */
export function ArticleList({
  comparison: { outline, by },
  current,
  onlyChanged,
  onOnlyChanged,
  onChoose,
}: {
  comparison: Comparison;
  /** The key of the article the address names. */
  current: string | undefined;
  onlyChanged: boolean;
  onOnlyChanged: (only: boolean) => void;
  onChoose: (key: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useCompareNames();
  const counted = outline.filter(({ kind }) => kind === 'article' || kind === 'block');
  const different = counted.filter(({ state }) => state !== 'same').length;
  const shown = onlyChanged ? outline.filter(({ state }) => state !== 'same') : outline;
  const title = t(by === 'paragraphs' ? 'compare.paragraphs' : 'compare.articles');
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span>{t('compare.different', { number: number(different), all: number(counted.length) })}</span>
        <Checkbox
          className={styles.only}
          label={t('compare.onlyDifferent')}
          checked={onlyChanged}
          onChange={({ currentTarget }) => onOnlyChanged(currentTarget.checked)}
        />
      </div>
      <nav aria-label={title} className={styles.list}>
        <ul>
          {shown.map((line) => (
            <li key={line.key}>
              <button
                type="button"
                className={styles.line}
                aria-current={line.key === current || undefined}
                onClick={() => onChoose(line.key)}
              >
                <i aria-hidden="true" data-state={line.state}>
                  {signs[line.state]}
                </i>
                <span>
                  <span className={styles.name}>
                    {line.kind === 'article' ? (
                      <>
                        <span className="visually-hidden">{names.article(line)}</span>
                        <span aria-hidden="true">{line.number}</span>
                      </>
                    ) : (
                      names.article(line)
                    )}
                  </span>{' '}
                  {line.heading}
                </span>
                {line.state !== 'same' && <small>{names.state(line)}</small>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
