import { Button } from '@mantine/core';
import { IconDownload, IconFile, IconFileMusic, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { openFile } from './open-file.ts';
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
  const { fileSize, number } = useFormats();
  const [opening, setOpening] = useState(false);
  const { fileId, title, mimeType, size, pages, hits } = file;
  const facts = [
    mimeType === undefined ? undefined : kindOf(mimeType),
    pages === undefined
      ? undefined
      : t('document.attachments.pages', { count: pages, number: number(pages) }),
    size === undefined ? undefined : fileSize(size),
    hits === undefined ? undefined : t('timeline.item.hits', { count: hits, number: number(hits) }),
  ];
  return (
    <li data-shown={shown || undefined}>
      <FileIcon mimeType={mimeType} />
      <span className={styles.rowName}>
        {title}
        <small>{facts.filter((part) => part !== undefined).join(' · ')}</small>
      </span>
      <Button
        variant="default"
        aria-label={t('document.attachments.openNamed', { title })}
        aria-pressed={shown}
        onClick={() => onFile({ docType: 'attachment', file })}
      >
        {t('document.attachments.open')}
      </Button>
      <IconButton
        icon={IconDownload}
        size={18}
        label={t('document.file.newTab')}
        name={`${t('document.file.newTab')}: ${title}`}
        disabled={opening}
        onClick={() => {
          setOpening(true);
          void openFile('attachment', fileId).finally(() => setOpening(false));
        }}
      />
    </li>
  );
}

function FileIcon({ mimeType = '' }: { mimeType: string | undefined }) {
  const look = { size: 20, 'aria-hidden': true };
  if (mimeType === 'application/pdf') return <IconFileTypePdf {...look} />;
  if (mimeType.startsWith('audio/')) return <IconFileMusic {...look} />;
  return mimeType.startsWith('text/') ? <IconFileText {...look} /> : <IconFile {...look} />;
}

const kinds: Record<string, string> = {
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'text/plain': 'TXT',
};

function kindOf(mimeType: string): string {
  return kinds[mimeType] ?? mimeType.split('/').at(-1)?.replace('x-', '').toUpperCase() ?? mimeType;
}
