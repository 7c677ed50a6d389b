import { Loader } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { FailurePanel } from '#features/failure-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton, iconButtonLook } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import styles from './file-pane.module.css';
import { fileQuery } from './file-query.ts';
import { NoFile } from './no-file.tsx';
import type { FileInfo } from './open-file.ts';
import type { ShownFile } from './use-shown-file.ts';

const PdfView = lazyPart(() => import('./pdf-view.tsx'), 'PdfView');
const HtmlView = lazyPart(() => import('./html-view.tsx'), 'HtmlView');

/** A file of the document beside its text: PDF and HTML with the hits marked, pictures and sound as they are. */
export function FilePane({
  shown: { docType, file },
  document,
  highlight,
  onClose,
}: {
  shown: ShownFile;
  document: DocumentDetail;
  highlight: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const pane = useRef<HTMLElement>(null);
  const query = useQuery(fileQuery(docType, file.fileId));
  useEffect(() => pane.current?.focus(), [file.fileId]);
  useEscape(onClose);
  const found = query.data;
  const info = found?.access === 'granted' ? found.info : undefined;
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={styles.pane}
      data-unprinted
      aria-label={t('document.file.label', { title: file.title })}
    >
      <header className={styles.head}>
        <h2 title={file.title}>{file.title}</h2>
        {info && (
          <a
            className={iconButtonLook}
            href={info.streamUrl}
            target="_blank"
            rel="noopener"
            aria-label={t('document.file.newTab')}
            title={t('document.file.newTab')}
          >
            <IconDownload size={18} aria-hidden="true" />
          </a>
        )}
        <IconButton icon={IconX} size={18} label={t('document.file.close')} onClick={onClose} />
      </header>
      {query.error && !found ? (
        <FailurePanel headingLevel="h3" error={query.error} onRetry={() => void query.refetch()} />
      ) : !found ? (
        <Loading />
      ) : found.access === 'granted' ? (
        <Suspense fallback={<Loading />}>
          <FileContent info={found.info} document={document} highlight={highlight} />
        </Suspense>
      ) : (
        <NoFile found={found} />
      )}
    </section>
  );
}

/** Escape closes, unless it belongs to what lies over the page or to a field one types in. */
function useEscape(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof HTMLInputElement) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function FileContent({
  info,
  document,
  highlight,
}: {
  info: FileInfo;
  document: DocumentDetail;
  highlight: string;
}) {
  const { t } = useTranslation();
  // What is shown already stays as it is when the address is renewed.
  const [first] = useState(info.streamUrl);
  const type = info.mimeType.split(';')[0] ?? '';
  if (type === 'application/pdf') {
    return <PdfView url={first} link={info.streamUrl} document={document} highlight={highlight} />;
  }
  if (type === 'text/html' || type === 'text/plain') {
    return (
      <HtmlView
        url={info.streamUrl}
        plain={type === 'text/plain'}
        document={document}
        highlight={highlight}
      />
    );
  }
  if (type.startsWith('image/')) {
    return (
      <div className={styles.picture}>
        <img src={first} alt={info.name} />
      </div>
    );
  }
  if (type.startsWith('audio/')) return <audio controls src={first} className={styles.sound} />;
  return (
    <EmptyState headingLevel="h3" title={info.name}>
      <p>{t('document.file.notShown')}</p>
      <a href={info.streamUrl}>{t('document.attachments.download')}</a>
    </EmptyState>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.loading}>
      <Loader size="sm" aria-hidden="true" /> {t('document.file.loading')}
    </p>
  );
}
