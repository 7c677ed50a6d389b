import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './mails.module.css';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A mail as a mail program would show it, wide or narrow, light or dark, or its plain text. */
export function MailPreview({
  subject,
  about,
  html,
  text,
  controls,
}: {
  subject: string;
  about: string;
  html: string;
  text: string;
  /** More to choose, before what is always there. */
  controls?: ReactNode;
}) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <>
      <div className={styles.contentHead}>
        <div>
          <h2>{subject}</h2>
          <p>
            {about} · {t('mailed.samples.size', { size: fileSize(bytesOf(html)) })}
          </p>
        </div>
        <div className={styles.controls}>
          {controls}
          <SegmentedControl
            aria-label={t('mailed.samples.width')}
            value={width}
            onChange={setWidth}
            disabled={form === 'text'}
            data={[
              { value: 'wide', label: t('mailed.samples.wide') },
              { value: 'narrow', label: t('mailed.samples.narrow') },
            ]}
          />
          <SegmentedControl
            aria-label={t('mailed.samples.scheme')}
            value={scheme}
            onChange={setScheme}
            disabled={form === 'text'}
            data={[
              { value: 'light', label: t('mailed.samples.light') },
              { value: 'dark', label: t('mailed.samples.dark') },
            ]}
          />
          <SegmentedControl
            aria-label={t('mailed.kept.preview')}
            value={form}
            onChange={setForm}
            data={[
              { value: 'html', label: t('mailed.kept.html') },
              { value: 'text', label: t('mailed.kept.text') },
            ]}
          />
        </div>
      </div>
      {form === 'text' ? (
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      ) : (
        // No scripts and no access to this page; a link may leave when it is clicked.
        <iframe
          key={scheme}
          className={styles.html}
          data-width={width}
          data-scheme={scheme}
          title={subject}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={`<base target="_top">${html}`}
        />
      )}
    </>
  );
}
