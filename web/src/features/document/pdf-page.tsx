import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Page } from 'react-pdf';
import styles from './file-pane.module.css';
import { markedItem } from './pdf-text.ts';
import type { PdfPageContent } from './use-pdf-hits.ts';

/** Height of a page beside its width until it is known: A4. */
const paper = Math.SQRT2;

/** One page of a PDF, drawn while it is near the view; before and after an empty sheet of its size. */
export const PdfPage = memo(function PdfPage({
  number,
  width,
  scroller,
  content,
  onText,
}: {
  /** From 1. */
  number: number;
  /** Pixels. */
  width: number;
  scroller: RefObject<HTMLElement | null>;
  /** Its text with hits, once it has been read. */
  content: PdfPageContent | undefined;
  /** The words of the page are on the screen. */
  onText: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [shape, setShape] = useState(paper);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return (
    <div ref={sheet} data-page={number} className={styles.page} style={{ width, height: width * shape }}>
      {near && (
        <Page
          // Text that was drawn without marks is drawn anew with them.
          key={content ? content.key : 'unread'}
          pageNumber={number}
          width={width}
          suspense={false}
          loading={null}
          error={null}
          renderAnnotationLayer={false}
          onLoadSuccess={({ originalWidth, originalHeight }) => setShape(originalHeight / originalWidth)}
          onRenderTextLayerSuccess={onText}
          {...(content && content.parts.size > 0
            ? {
                customTextRenderer: ({ str, itemIndex }: { str: string; itemIndex: number }) =>
                  markedItem(str, content.parts.get(itemIndex) ?? [], content.firstMark),
              }
            : {})}
        />
      )}
    </div>
  );
});
