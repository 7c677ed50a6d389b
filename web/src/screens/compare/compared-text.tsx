import { IconEqual, IconFileUnknown, IconLanguage } from '@tabler/icons-react';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedSide, Comparison } from 'contract/comparisons';
import { ComparedArticle, type CompareView } from '#features/compare/compared-article.tsx';
import type { useComparison } from '#features/compare/use-comparison.ts';
import { useCompareNames } from '#features/compare/version-names.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './compare-screen.module.css';

/** The words of both versions, or why there is nothing to compare. */
export function ComparedText({
  found: { comparison, articles, origins, whole, error, retry },
  view,
  scroller,
  instructions,
}: {
  found: ReturnType<typeof useComparison>;
  view: CompareView;
  scroller: RefObject<HTMLDivElement | null>;
  instructions: number;
}) {
  const { t } = useTranslation();
  const byId = useMemo(() => new Map(origins.map((origin) => [origin.document.id, origin])), [origins]);
  if (!comparison) {
    return (
      <div className={styles.message}>
        {error ? (
          <FailurePanel error={error} lost={t('compare.failed')} onRetry={retry} />
        ) : (
          <SkeletonRows rows={8} label={t('compare.loading')} />
        )}
      </div>
    );
  }
  if (comparison.by === 'scan' || comparison.by === 'language') return <Nothing comparison={comparison} />;
  return (
    <>
      <Legend comparison={comparison} instructions={instructions} />
      <div
        ref={scroller}
        className={styles.scroller}
        // Without it a keyboard could not scroll where no word is a link.
        tabIndex={0}
        role="region"
        aria-label={t('compare.texts')}
      >
        {view === 'side' && articles.length > 0 && (
          <div className={styles.sides} data-unprinted>
            <Side side={comparison.earlier} />
            <Side side={comparison.later} />
          </div>
        )}
        {articles.length === 0 && (
          <EmptyState icon={sign(IconEqual, 28)} title={t('compare.same')}>
            <p>{t('compare.sameText')}</p>
          </EmptyState>
        )}
        <div className={styles[view]}>
          {articles.map((article) => (
            <ComparedArticle
              key={article.key}
              article={article}
              view={view}
              language={comparison.later.document.language}
              origins={byId}
            />
          ))}
        </div>
        {error && <FailurePanel error={error} onRetry={retry} />}
        {!whole && !error && <SkeletonRows rows={3} label={t('compare.loading')} />}
      </div>
    </>
  );
}

/** What the marks mean, what was compared, and where the published texts are. */
function Legend({ comparison, instructions }: { comparison: Comparison; instructions: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useCompareNames();
  const official = [comparison.earlier, comparison.later].flatMap((side) =>
    side.official === undefined ? [] : [{ name: names.side(side), url: side.official }],
  );
  return (
    <div className={styles.legend}>
      <p>
        <del>{t('compare.deleted')}</del> <ins>{t('compare.inserted')}</ins>{' '}
        <span className="visually-hidden-on-phones">{t('compare.figures')}</span>
      </p>
      <p>
        {comparison.by === 'paragraphs' && <b>{t('compare.byParagraph')} </b>}
        {t('compare.standing')}
        {instructions > 0 && (
          <> {t('compare.instructions', { count: instructions, number: number(instructions) })}</>
        )}
        {official.length > 0 && <> {t('compare.official')}</>}
        {official.map(({ name, url }, at) => (
          <span key={at}>
            {at > 0 && ','}{' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <NewWindow />
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}

function Side({ side }: { side: ComparedSide }) {
  const { shortDate } = useFormats();
  const names = useCompareNames();
  return (
    <p>
      <b>{names.side(side)}</b> {side.document.institution}, {shortDate(side.document.date)}
    </p>
  );
}

function Nothing({ comparison: { by, earlier, later } }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const names = useCompareNames();
  if (by === 'language') {
    const both = { from: names.side(earlier), to: names.side(later) };
    return (
      <EmptyState icon={sign(IconLanguage, 28)} title={t('compare.language')}>
        <p>{t('compare.languageText', both)}</p>
      </EmptyState>
    );
  }
  const scans = [earlier, later].filter(({ hasText }) => !hasText);
  return (
    <EmptyState icon={sign(IconFileUnknown, 28)} title={t('compare.scan')}>
      {scans.map((side) => (
        <p key={side.document.id}>{names.side(side)}</p>
      ))}
      <p>{t('compare.scanText')}</p>
    </EmptyState>
  );
}
