import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight, IconChevronDown, IconChevronUp, IconFileTypeDocx } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from 'contract/comparisons';
import type { DomainId } from 'contract/dashboards';
import { ArticleList } from '#features/compare/article-list.tsx';
import { articleId, type CompareView } from '#features/compare/compared-article.tsx';
import { downloadComparison } from '#features/compare/download-comparison.ts';
import { useChanges } from '#features/compare/use-changes.ts';
import { useComparison } from '#features/compare/use-comparison.ts';
import { VersionChoice } from '#features/compare/version-choice.tsx';
import { useCompareNames } from '#features/compare/version-names.ts';
import { useFormats } from '#features/formats.ts';
import page from '#features/reading/page.module.css';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { CompareBar } from './compare-bar.tsx';
import type { CompareAddress } from './compare-address.ts';
import styles from './compare-screen.module.css';
import { ComparedText } from './compared-text.tsx';

/** Two versions with their articles, in one of the two views. */
export function ComparedVersions({
  domain,
  number,
  from,
  to,
  versions,
  instructions,
  asked,
  change,
}: {
  domain: DomainId;
  number: string;
  from: TextVersion;
  to: TextVersion;
  versions: ReadonlyMap<string, TextVersion>;
  /** Papers that only say what is to be changed. */
  instructions: number;
  asked: CompareAddress;
  change: (changed: CompareAddress) => void;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const names = useCompareNames();
  const wide = useMediaQuery('(min-width: 761px)', undefined, { getInitialValueInEffect: false });
  const view: CompareView = wide && asked.view !== 'inline' ? 'side' : 'inline';
  const [onlyChanged, setOnlyChanged] = useState(true);
  const found = useComparison(from.document.id, to.document.id, onlyChanged);
  const { comparison, articles } = found;
  const total = comparison?.changes ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  const changes = useChanges(scroller, total, `${view} ${onlyChanged}`);
  useChosenArticle(
    asked.art,
    articles.some(({ key }) => key === asked.art),
  );
  const walks = found.whole && total > 0;
  useShortcut('n', walks ? () => changes.step(1) : undefined);
  useShortcut('p', walks ? () => changes.step(-1) : undefined);
  const turn = () => change({ view: view === 'side' ? 'inline' : 'side' });
  useShortcut('v', wide ? turn : undefined);
  const title = t('compare.title', { number, from: names.version(from), to: names.version(to) });
  return (
    <div className={page.screen}>
      <CompareBar domain={domain} number={number}>
        <div className={styles.choices}>
          <VersionChoice
            which="from"
            chosen={from}
            versions={versions}
            onChoose={(key) => change({ from: key })}
          />
          <IconArrowRight size={16} aria-hidden="true" />
          <VersionChoice which="to" chosen={to} versions={versions} onChoose={(key) => change({ to: key })} />
        </div>
        <div className={styles.tools}>
          <span className={styles.place} role="status">
            {comparison &&
              (changes.current === -1
                ? t('compare.changes', { count: total, number: formats.number(total) })
                : t('compare.change', {
                    number: formats.number(changes.current + 1),
                    all: formats.number(total),
                  }))}
          </span>
          <IconButton
            icon={IconChevronUp}
            label={t('compare.previous')}
            disabled={!walks}
            onClick={() => changes.step(-1)}
          />
          <IconButton
            icon={IconChevronDown}
            label={t('compare.next')}
            disabled={!walks}
            onClick={() => changes.step(1)}
          />
          {wide && (
            <SegmentedControl
              aria-label={t('compare.view')}
              value={view}
              onChange={(chosen) => change({ view: chosen })}
              data={[
                { value: 'side', label: t('compare.side') },
                { value: 'inline', label: t('compare.inline') },
              ]}
            />
          )}
          <Button
            variant="default"
            leftSection={sign(IconFileTypeDocx)}
            title={t('compare.wordTitle')}
            disabled={!comparison || comparison.outline.length === 0}
            onClick={() => void downloadComparison(from.document.id, to.document.id, { onlyChanged, title })}
          >
            {t('compare.word')}
          </Button>
        </div>
      </CompareBar>
      <div className={styles.body}>
        {comparison && comparison.outline.length > 0 && (
          <Articles isOpen={wide}>
            <ArticleList
              comparison={comparison}
              current={asked.art}
              onlyChanged={onlyChanged}
              onOnlyChanged={setOnlyChanged}
              onChoose={(key) => {
                change({ art: key });
                document.getElementById(articleId(key))?.scrollIntoView();
              }}
            />
          </Articles>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className="visually-hidden">{title}</h1>
          <ComparedText {...{ found, view, scroller, instructions }} />
        </main>
      </div>
    </div>
  );
}

/** Beside the text; on a phone above it, folded. */
function Articles({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const label = t('compare.list');
  return isOpen ? (
    <aside className={styles.articles} data-unprinted aria-label={label}>
      {children}
    </aside>
  ) : (
    <details className={styles.folded} data-unprinted>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Begins at the article the address names, once it is there. */
function useChosenArticle(key: string | undefined, isThere: boolean): void {
  const [first] = useState(key);
  useEffect(() => {
    if (isThere && first !== undefined) document.getElementById(articleId(first))?.scrollIntoView();
  }, [first, isThere]);
}
