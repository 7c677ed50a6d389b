import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DossierFile } from 'contract/dossier-files';
import { DownloadButton } from '#features/document/download-button.tsx';
import { FileIcon, useFileFacts } from '#features/document/file-look.tsx';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './dossier-files.module.css';
import { RowLink } from './row-link.tsx';
import { filesQueryOf, type NamedDossier } from './use-dossier.ts';

/** The attachments of a dossier, each with its kind and size and the document that it belongs to. */
export function DossierFiles({ dossier, here }: { dossier: NamedDossier; here: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(filesQueryOf(dossier));
  if (query.isError) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={6} height={48} label={t('dossier.loading')} />;
  return (
    <>
      <ul className={styles.files}>
        {query.data.pages
          .flatMap(({ data }) => data)
          .map((one) => (
            <li key={`${one.document.id} ${one.file.fileId}`}>
              <File one={one} here={here} />
            </li>
          ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

function File({ one: { file, document, mark, date }, here }: { one: DossierFile; here: string }) {
  const { shortDate } = useFormats();
  const factsOf = useFileFacts();
  const { title, mimeType } = file;
  return (
    <>
      <FileIcon mimeType={mimeType} />
      <div>
        <b>{title}</b>
        <small>{factsOf(file).join(' · ')}</small>
        <small>
          <RowLink document={document} here={here} />
          {[mark, shortDate(date)].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </small>
      </div>
      <DownloadButton file={file} />
    </>
  );
}
