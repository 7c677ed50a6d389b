import { Button } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { openFile } from './open-file.ts';
import styles from './tabs.module.css';

/** The attachments of a document; each opens in a new tab. */
export function AttachmentsTab({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const [opening, setOpening] = useState<string>();
  return (
    <ul className={styles.rows}>
      {attachments.map(({ fileId, title, mimeType, size }) => (
        <li key={fileId}>
          <IconFile size={18} aria-hidden="true" />
          <span className={styles.rowName}>
            {title}
            <small>
              {[mimeType?.split('/').at(-1)?.toUpperCase(), size === undefined ? undefined : fileSize(size)]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </small>
          </span>
          <Button
            variant="default"
            loading={opening === fileId}
            aria-label={t('document.attachments.openNamed', { title })}
            onClick={() => {
              setOpening(fileId);
              void openFile('attachment', fileId).finally(() => setOpening(undefined));
            }}
          >
            {t('document.attachments.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
