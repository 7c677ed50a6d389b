import { IconFile, IconFileMusic, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';

/** What kind of file it is, as a sign. */
export function FileIcon({ mimeType = '' }: { mimeType: string | undefined }) {
  const look = { size: 20, 'aria-hidden': true };
  if (mimeType === 'application/pdf') return <IconFileTypePdf {...look} />;
  if (mimeType.startsWith('audio/')) return <IconFileMusic {...look} />;
  return mimeType.startsWith('text/') ? <IconFileText {...look} /> : <IconFile {...look} />;
}

/** What is known of a file, as words: its kind, its pages, how large it is, and what was found in it. */
export function useFileFacts(): (file: Attachment) => string[] {
  const { t } = useTranslation();
  const { fileSize, number } = useFormats();
  return ({ mimeType, size, pages, hits }) =>
    [
      mimeType === undefined ? undefined : kindOf(mimeType),
      pages === undefined
        ? undefined
        : t('document.attachments.pages', { count: pages, number: number(pages) }),
      size === undefined ? undefined : fileSize(size),
      hits === undefined ? undefined : t('timeline.item.hits', { count: hits, number: number(hits) }),
    ].filter((part) => part !== undefined);
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
