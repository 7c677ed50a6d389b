import { SegmentedControl } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './newsletter.module.css';
import type { NewsletterPreview as Preview } from './use-newsletter-preview.ts';

/** The newsletter itself, as wide as a mail program on a desk or on a phone shows it. */
export function NewsletterPreview({ title, preview }: { title: string; preview: Preview }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [width, setWidth] = useState('desktop');
  const { shown, failure, retry, current } = preview;
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <SegmentedControl
          aria-label={t('newsletter.preview.width')}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'desktop', label: t('newsletter.preview.desktop') },
            { value: 'phone', label: t('newsletter.preview.phone') },
          ]}
        />
        <p role="status" className={styles.state}>
          {shown &&
            failure === null &&
            (current ? (
              <>
                <IconCheck size={14} aria-hidden="true" />
                {t('newsletter.preview.updated')}
              </>
            ) : (
              t('newsletter.preview.updating')
            ))}
        </p>
      </div>
      {shown?.shortened && (
        <p className={styles.remark}>
          {t('newsletter.preview.shortened')}{' '}
          {shown.leftOut > 0 &&
            t('newsletter.preview.leftOut', { count: shown.leftOut, number: number(shown.leftOut) })}
        </p>
      )}
      <div className={styles.paper} tabIndex={0} role="region" aria-label={t('newsletter.look')}>
        {failure !== null && (
          <FailurePanel
            headingLevel="h3"
            error={failure}
            lost={t('newsletter.preview.failed')}
            onRetry={retry}
          />
        )}
        {shown ? (
          <Page title={t('newsletter.preview.title', { title })} html={shown.html} width={width} />
        ) : failure === null && preview.none ? (
          <EmptyState headingLevel="h3" title={t('newsletter.items.required')} />
        ) : (
          failure === null && <SkeletonRows rows={6} height={60} label={t('shell.loading')} />
        )}
      </div>
    </div>
  );
}

/**
 * As high as its content, so that what is around it scrolls and stays where it is when another version comes. Nothing
 * in it runs: it is of the same origin only so that its height is known.
 */
function Page({ title, html, width }: { title: string; html: string; width: string }) {
  const [height, setHeight] = useState(600);
  const watching = useRef<ResizeObserver>(undefined);
  const fit = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    watching.current?.disconnect();
    watching.current = new ResizeObserver(() => {
      // One that is left has no height any more; what is read would move.
      if (frame.contentDocument === page) setHeight(page.body.getBoundingClientRect().height);
    });
    watching.current.observe(page.body);
    for (const link of page.querySelectorAll('a')) leadOut(page, link);
  };
  return (
    <iframe
      className={styles.page}
      data-width={width}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withOwnPictures(html)}
      style={{ height }}
      onLoad={(event) => fit(event.currentTarget)}
    />
  );
}

/** The logo comes from where the page does: what mail programs are told may be another address of the product. */
const withOwnPictures = (html: string): string =>
  html.replace(/ src="https?:\/\/[^/"]+(\/api\/newsletters\/logos\/[^"]+)"/, ' src="$1"');

/** A link opens beside the product; one of the table of contents moves the page. */
function leadOut(page: Document, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (!href.startsWith('#')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return;
  }
  link.addEventListener('click', (event) => {
    event.preventDefault();
    page.getElementsByName(href.slice(1))[0]?.scrollIntoView();
  });
}
