import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import { segmentsOf, type Marks } from '#features/reading/segments.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { activateMark } from './active-mark.ts';
import { FileHits } from './file-hits.tsx';
import { marksInFile, partsSearched } from './file-marks.ts';
import styles from './file-pane.module.css';
import { readHtml, readPlainText, type HtmlNode } from './html-nodes.ts';
import { NoFile } from './no-file.tsx';
import { isFile } from './open-file.ts';

/** A page of text as the source wrote it, drawn in elements of our own with the hits marked. */
export function HtmlView({
  url,
  plain,
  document,
  highlight,
}: {
  url: string;
  plain: boolean;
  document: DocumentDetail;
  highlight: string;
}) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const query = useQuery({
    // The ticket is renewed, the text stays what it is.
    queryKey: ['fileText', url.split('?')[0]],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(String(answer.status));
      const bytes = await answer.arrayBuffer();
      return isFile(bytes) ? new TextDecoder().decode(bytes) : null;
    },
  });
  const content = query.data;
  const page = useMemo(
    () => (typeof content !== 'string' ? undefined : plain ? readPlainText(content) : readHtml(content)),
    [content, plain],
  );
  const marks = useMemo<Marks>(
    () => (page ? (marksInFile(document, highlight, [page.text])[0] ?? []) : []),
    [page, document, highlight],
  );
  const [marked, setMarked] = useState(marks);
  if (marked !== marks) {
    setMarked(marks);
    setCurrent(0);
  }
  useEffect(() => {
    if (root.current && marks.length > 0) activateMark(root.current, current);
  }, [marks, current]);

  if (query.error) {
    return (
      <ErrorPanel
        headingLevel="h3"
        message={t('document.file.failed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (content === null) return <NoFile found={{ access: 'missing' }} />;
  if (!page) return <p role="status">{t('document.file.loading')}</p>;
  return (
    <div className={styles.view}>
      <div className={styles.toolbar}>
        {highlight.trim() !== '' && (
          <FileHits
            current={current}
            total={marks.length}
            limit={partsSearched([page.text]) === 0 ? t('document.file.searchedStart') : undefined}
            onGo={setCurrent}
          />
        )}
      </div>
      <div ref={root} className={`${styles.scroller} ${styles.htmlScroller}`} tabIndex={0} role="group">
        <div className={styles.html} lang={document.language}>
          {page.nodes.map((node, index) => draw(node, page.text, marks, index))}
        </div>
      </div>
    </div>
  );
}

/** Headings of a file stand below those of our page. */
const ourTags: Partial<Record<string, string>> = {
  ...{ h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6', h6: 'h6' },
  small: 'span',
};

function draw(node: HtmlNode, text: string, marks: Marks, key: number): ReactNode {
  if (!('tag' in node)) {
    return <MarkedSegments key={key} segments={segmentsOf(text, marks, node.start, node.end)} />;
  }
  const { tag, href, colSpan, rowSpan, children } = node;
  const attributes = {
    key,
    ...(href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }),
    ...(colSpan === undefined ? {} : { colSpan }),
    ...(rowSpan === undefined ? {} : { rowSpan }),
  };
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  // A link that leads nowhere safe is its words.
  const element = tag === 'a' && href === undefined ? 'span' : (ourTags[tag] ?? tag);
  return createElement(
    element,
    attributes,
    children.map((child, index) => draw(child, text, marks, index)),
  );
}
