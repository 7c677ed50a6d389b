import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#features/copy-text.ts';
import { config } from '#session/config.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { sign } from '#ui/sign.tsx';
import styles from './factor.module.css';

/** Recovery codes, which are shown this once: to be copied, kept as a file or written down. */
export function RecoveryCodes({
  codes,
  email,
  onKept,
}: {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const title = t('factor.codes.file', { productName: config.productName, email });
  const text = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('factor.codes.title')}
      </h2>
      <p>{t('factor.codes.intro')}</p>
      <ol className={styles.codes} aria-label={t('factor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.keyWays}>
        <Button
          variant="default"
          leftSection={sign(IconCopy)}
          onClick={() => void copyText(text, t('factor.setUp.copied'), t('factor.codes.copyYourself'))}
        >
          {t('factor.codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={sign(IconDownload)}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${title}.txt`)}
        >
          {t('factor.codes.download')}
        </Button>
      </div>
      <Button size="md" fullWidth onClick={onKept}>
        {t('factor.codes.kept')}
      </Button>
    </div>
  );
}
