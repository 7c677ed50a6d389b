import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Document, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { activateMark } from './active-mark.ts';
import { FileHits } from './file-hits.tsx';
import styles from './file-pane.module.css';
import { NoFile } from './no-file.tsx';
import { isThere } from './open-file.ts';
import { PdfPage } from './pdf-page.tsx';
import { usePdfHits, type OpenPdf } from './use-pdf-hits.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Fonts and character maps that a PDF may leave out; served by us beside the program (vite.config.ts). */
const assets = `/assets/pdf-${pdfjs.version}/`;
const options = {
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  // WebAssembly would need a wider policy of the page; the library brings the same in JavaScript.
  useWasm: false,
};
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fitting = zooms.indexOf(1);

/** A PDF page under page, with the hits marked in its text layer (UX 5.5). */
export function PdfView({
  url,
  link,
  document,
  highlight,
}: {
  /** Where the bytes are; another address reads and draws the file anew. */
  url: string;
  /** An address that works when it is clicked. */
  link: string;
  document: DocumentDetail;
  highlight: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [pdf, setPdf] = useState<OpenPdf>();
  const [failed, setFailed] = useState<'missing' | 'broken'>();
  const [zoom, setZoom] = useState<number>(fitting);
  const [page, setPage] = useState(1);
  const hits = usePdfHits(pdf, document, highlight);
  const { scroller, current, go, reveal } = useWayToHits(hits);
  const width = useWidth(scroller);

  const scale = zooms[zoom] ?? 1;
  if (failed === 'missing') return <NoFile found={{ access: 'missing' }} />;
  return (
    <div className={styles.view}>
      <div className={styles.toolbar}>
        {pdf && <span>{t('document.file.page', { page: number(page), total: number(pdf.numPages) })}</span>}
        <Zoom zoom={zoom} onZoom={setZoom} />
        {highlight.trim() !== '' && failed === undefined && (
          <FileHits
            current={current}
            total={hits.total}
            searching={hits.searching}
            limit={
              pdf && hits.searched < pdf.numPages
                ? t('document.file.searchedTo', { page: number(hits.searched) })
                : undefined
            }
            onGo={go}
          />
        )}
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={0}
        role="group"
        aria-label={t('document.file.pages')}
        onScroll={() => setPage(pageInView(scroller.current) ?? page)}
      >
        {hits.empty && <p className={styles.loading}>{t('document.file.noText')}</p>}
        {failed === 'broken' ? (
          <EmptyState headingLevel="h3" title={t('document.file.failed')}>
            <a href={link} target="_blank" rel="noopener">
              {t('document.file.newTab')}
            </a>
          </EmptyState>
        ) : (
          <Document
            file={url}
            options={options}
            suspense={false}
            loading={<p className={styles.loading}>{t('document.file.loading')}</p>}
            error={null}
            onLoadSuccess={setPdf}
            onLoadError={() => void isThere(link).then((there) => setFailed(there ? 'broken' : 'missing'))}
            externalLinkTarget="_blank"
            externalLinkRel="noopener noreferrer"
            className={styles.pages}
          >
            {pdf &&
              width > 0 &&
              Array.from({ length: pdf.numPages }, (_, index) => (
                <PdfPage
                  key={index}
                  number={index + 1}
                  width={Math.min(width, 900) * scale}
                  scroller={scroller}
                  content={hits.pages[index]}
                  onText={reveal}
                />
              ))}
          </Document>
        )}
      </div>
    </div>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation();
  const { percentage } = useFormats();
  return (
    <span>
      <IconButton
        icon={IconZoomOut}
        label={t('document.file.smaller')}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <span aria-hidden="true">{percentage((zooms[zoom] ?? 1) * 100)}</span>
      <IconButton
        icon={IconZoomIn}
        label={t('document.file.larger')}
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      {zoom !== fitting && (
        <IconButton
          icon={IconArrowsHorizontal}
          label={t('document.file.fit')}
          onClick={() => onZoom(fitting)}
        />
      )}
    </span>
  );
}

/** The hit the reader is at, and the way to others: a page is drawn once it is in view, and its hits are found then. */
function useWayToHits(hits: ReturnType<typeof usePdfHits>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** The hit to go to as soon as its page is drawn. */
  const wanted = useRef<number>(undefined);
  const reveal = useCallback(() => {
    if (!scroller.current || wanted.current === undefined) return;
    if (activateMark(scroller.current, wanted.current)) wanted.current = undefined;
  }, []);
  const show = useCallback(
    (hit: number) => {
      wanted.current = hit;
      const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page="${hits.pageOf(hit)}"]`);
      if (scroller.current && sheet) scroller.current.scrollTop = sheet.offsetTop;
      reveal();
    },
    [hits, reveal],
  );
  const [searched, setSearched] = useState(hits);
  if (searched !== hits) {
    setSearched(hits);
    setCurrent(0);
  }
  useEffect(() => {
    if (hits.total > 0) show(0);
  }, [hits, show]);
  const go = (hit: number) => {
    setCurrent(hit);
    show(hit);
  };
  return { scroller, current, go, reveal };
}

/** The page that takes the middle of the view. */
function pageInView(scroller: HTMLElement | null): number | undefined {
  if (!scroller) return undefined;
  const view = scroller.getBoundingClientRect();
  const middle = view.top + view.height / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.find((page) => page.getBoundingClientRect().bottom >= middle) ?? pages.at(-1);
  return found ? Number(found.dataset.page) : undefined;
}

/** Pixels of room inside an element, less what stands beside a page. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(0, node.clientWidth - 24)));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
