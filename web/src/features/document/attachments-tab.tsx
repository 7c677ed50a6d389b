import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Attachment } from 'contract/document-parts';
import { DownloadButton } from './download-button.tsx';
import { FileIcon, useFileFacts } from './file-look.tsx';
import type { ShownFile } from './use-shown-file.ts';
import styles from './tabs.module.css';

/** The attachments of a document; each opens beside the text, or in a new tab to keep. */
export function AttachmentsTab({
  attachments,
  shown,
  onFile,
}: {
  attachments: readonly Attachment[];
  /** Id of the file that is open. */
  shown: string | undefined;
  onFile: (file: ShownFile) => void;
}) {
  return (
    <ul className={styles.rows}>
      {attachments.map((file) => (
        <Row key={file.fileId} file={file} shown={shown === file.fileId} onFile={onFile} />
      ))}
    </ul>
  );
}

function Row({
  file,
  shown,
  onFile,
}: {
  file: Attachment;
  shown: boolean;
  onFile: (file: ShownFile) => void;
}) {
  const { t } = useTranslation();
  const factsOf = useFileFacts();
  const { title, mimeType } = file;
  return (
    <li data-shown={shown || undefined}>
      <FileIcon mimeType={mimeType} />
      <span className={styles.rowName}>
        {title}
        <small>{factsOf(file).join(' · ')}</small>
      </span>
      <Button
        variant="default"
        aria-label={t('document.attachments.openNamed', { title })}
        aria-pressed={shown}
        onClick={() => onFile({ docType: 'attachment', file })}
      >
        {t('document.attachments.open')}
      </Button>
      <DownloadButton file={file} />
    </li>
  );
}
