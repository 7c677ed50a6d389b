import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from 'contract/document-parts';
import { IconButton } from '#ui/icon-button.tsx';
import { openFile } from './open-file.ts';

/** Opens an attachment in a new tab, to keep. */
export function DownloadButton({ file: { fileId, title } }: { file: Pick<Attachment, 'fileId' | 'title'> }) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(false);
  return (
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
  );
}
