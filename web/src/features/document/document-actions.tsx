import { Button, Menu } from '@mantine/core';
import {
  IconBlockquote,
  IconDots,
  IconExternalLink,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconLink,
  IconPrinter,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { copyText } from '#features/copy-text.ts';
import { downloadDocuments } from '#features/exports/download-documents.ts';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { useNames } from '#features/names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { citationOf } from './citation.ts';
import type { ShownFile } from './use-shown-file.ts';

/** Link, citation, file, sources and print of a document. */
export function DocumentActions({
  document,
  onFile,
}: {
  document: DocumentDetail;
  onFile: (file: ShownFile) => void;
}) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const names = useNames();
  const href = useLocation({ select: (location) => location.href });
  const link = () => new URL(href, location.origin).href;
  const { file, sources } = document;
  const isPdf = file?.mimeType === 'application/pdf';
  const FileIcon = isPdf ? IconFileTypePdf : IconFileText;
  const originals = sources.flatMap(({ source, urls }) => urls.map((url) => ({ source, url })));
  return (
    <>
      <Button variant="default" leftSection={sign(IconLink)} onClick={() => void copyText(link())}>
        {t('document.actions.copyLink')}
      </Button>
      {file && (
        <Button
          variant="default"
          leftSection={sign(FileIcon)}
          onClick={() => onFile({ docType: 'document', file })}
        >
          {t(isPdf ? 'document.actions.pdf' : 'document.actions.file')}
        </Button>
      )}
      {originals[0] && (
        <Button
          component="a"
          href={originals[0].url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={sign(IconExternalLink)}
        >
          {t('document.actions.original')}
          <NewWindow />
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton icon={IconDots} size={18} label={t('document.actions.more')} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={sign(IconBlockquote)}
            onClick={() =>
              void copyText(
                citationOf(document, date(document.date), link()),
                i18next.t('document.actions.cited'),
              )
            }
          >
            {t('document.actions.cite')}
          </Menu.Item>
          <Menu.Item
            leftSection={sign(IconFileTypeDocx)}
            onClick={() => void downloadDocuments([document.id], shownTitle(document.title.text))}
          >
            {t('document.actions.word')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconPrinter)} onClick={() => setTimeout(() => print(), 200)}>
            {t('document.actions.print')}
          </Menu.Item>
          {originals.slice(1).map(({ source, url }) => (
            <Menu.Item
              key={url}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={sign(IconExternalLink)}
            >
              {t('document.actions.originalNamed', { source: names.connector(source) })}
              <NewWindow />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
