import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeOrigin, ComparedArticle as Article, ComparedParagraph } from 'contract/comparisons';
import styles from './compare.module.css';
import { Origins } from './origins.tsx';
import { Pieces } from './pieces.tsx';
import { useCompareNames } from './version-names.ts';

export type CompareView = 'side' | 'inline';

interface Shared {
  /** Of the texts. */
  language: string;
  /** Papers that hold words of a change, by their id. */
  origins: ReadonlyMap<string, ChangeOrigin>;
}

/** An article in both versions, side by side or one text with its marks. */
export const ComparedArticle = memo(function ComparedArticle({
  article,
  view,
  ...shared
}: {
  article: Article;
  view: CompareView;
} & Shared) {
  const { state } = article;
  // One that is new or dropped is one change, whatever it holds.
  const isOne = state === 'new' || state === 'dropped';
  return (
    <section
      className={styles.article}
      id={articleId(article.key)}
      aria-label={useTitle(article)}
      data-change={isOne || undefined}
    >
      {view === 'side' ? (
        <div className={styles.columns}>
          <Heading article={article} side="from" />
          <Heading article={article} side="to" />
          {article.paragraphs.map((paragraph, at) => (
            <SideParagraph key={at} paragraph={paragraph} counted={!isOne} {...shared} />
          ))}
        </div>
      ) : (
        <>
          <Heading article={article} side="both" />
          {article.paragraphs.map((paragraph, at) => (
            <InlineParagraph key={at} paragraph={paragraph} counted={!isOne} {...shared} />
          ))}
        </>
      )}
    </section>
  );
});

/** The id of an article on the page. */
export const articleId = (key: string): string => `article-${encodeURIComponent(key)}`;

function useTitle(article: Article): string {
  const names = useCompareNames();
  return `${names.article(article)} ${article.heading}`.trim();
}

function Heading({ article, side }: { article: Article; side: 'from' | 'to' | 'both' }) {
  const names = useCompareNames();
  const { t } = useTranslation();
  const { state, was, kind, headingPieces } = article;
  const isThere = side === 'both' || (side === 'from' ? state !== 'new' : state !== 'dropped');
  if (!isThere) return <div className={styles.heading} />;
  const number = side === 'from' ? (was ?? article.number) : article.number;
  const isOne = state === 'new' || state === 'dropped';
  const pieces = isOne ? headingPieces.map((piece) => ({ ...piece, kind: 'same' as const })) : headingPieces;
  const without = { from: 'inserted', to: 'deleted', both: undefined } as const;
  const hasState = side !== 'from' || state === 'dropped';
  return (
    <div className={styles.heading}>
      <h2>
        {names.article({ kind, number })}{' '}
        <span>
          <Pieces pieces={pieces} {...(without[side] ? { without: without[side] } : {})} counted={!isOne} />
        </span>
      </h2>
      {hasState && (
        <small className={styles.state} data-state={state}>
          {names.state(article)}
          {state === 'changed' && was !== undefined && `, ${t('compare.was', { number: was })}`}
        </small>
      )}
    </div>
  );
}

interface ParagraphProps extends Shared {
  paragraph: ComparedParagraph;
  counted: boolean;
}

function SideParagraph({ paragraph, counted, language, origins }: ParagraphProps) {
  const { t } = useTranslation();
  const { from, to, pieces } = paragraph;
  const absent = <p className={styles.absent}>{t('compare.absent')}</p>;
  return (
    <>
      <div className={styles.paragraph}>
        <span className={styles.number}>{from}</span>
        {from === undefined ? (
          absent
        ) : (
          <p lang={language}>
            <Pieces pieces={pieces} without="inserted" counted={counted} />
          </p>
        )}
      </div>
      <div className={styles.paragraph}>
        <span className={styles.number}>{to}</span>
        {to === undefined ? (
          absent
        ) : (
          <div>
            <p lang={language}>
              <Pieces pieces={pieces} without="deleted" counted={counted} />
            </p>
            <Origins ids={paragraph.origins} origins={origins} />
          </div>
        )}
      </div>
    </>
  );
}

function InlineParagraph({ paragraph, counted, language, origins }: ParagraphProps) {
  const { t } = useTranslation();
  const { from, to, pieces, state, whole } = paragraph;
  return (
    <div className={styles.inline} data-differs={state !== 'same' || undefined}>
      <span className={styles.number}>{to ?? from}</span>
      <p lang={language}>
        <Pieces pieces={pieces} counted={counted} />
      </p>
      <Origins ids={paragraph.origins} origins={origins} />
      {whole && <small className={styles.whole}>{t('compare.whole')}</small>}
    </div>
  );
}
