import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconWorld, IconLink, IconLock } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { copyText } from '#features/copy-text.ts';
import { useFormats } from '#features/formats.ts';
import { MarkedText } from '#features/timeline/marked-text.tsx';
import { TypeLine } from '#features/timeline/type-line.tsx';
import styles from './document-head.module.css';
import { Fact, Facts } from './facts.tsx';
import { openFile } from './open-file.ts';

/** Title, main facts and actions of a document; facts that are empty are not shown (UX 5.5). */
export function DocumentHead({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { longDate, time } = useFormats();
  const date = longDate(document.date);
  return (
    <header className={styles.head}>
      <TypeLine item={document} withTime={false} />
      <h1 lang={document.language}>
        <MarkedText {...document.title} />
      </h1>
      {document.demo && <p className={styles.demo}>{t('document.demo')}</p>}
      <Facts>
        <Fact name={t('document.facts.date')}>
          <time dateTime={document.date}>
            {document.timeKnown ? `${date}, ${time(document.date)}` : date}
          </time>
        </Fact>
        {document.dossier && (
          <Fact name={t('document.facts.dossier')}>
            {document.dossier.number} {document.dossier.title}
          </Fact>
        )}
        {document.case && document.case.number !== document.dossier?.number && (
          <Fact name={t('document.facts.case')}>
            {document.case.number} {document.case.title}
          </Fact>
        )}
        {document.confidentiality !== 'Default' && (
          <Fact name={t('document.facts.status')}>
            <span className={styles.status} data-confidentiality={document.confidentiality}>
              {document.confidentiality === 'Besloten' ? (
                <IconLock size={15} aria-hidden="true" />
              ) : (
                <IconWorld size={15} aria-hidden="true" />
              )}
              {t(`document.confidentiality.${document.confidentiality}`)}
            </span>
          </Fact>
        )}
      </Facts>
      <Actions document={document} />
    </header>
  );
}

function Actions({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const href = useLocation({ select: (location) => location.href });
  const [opening, setOpening] = useState(false);
  const { file, sources } = document;
  const original = sources[0]?.urls[0];
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconLink size={16} aria-hidden="true" />}
        onClick={() => void copyText(new URL(href, location.origin).href)}
      >
        {t('document.actions.copyLink')}
      </Button>
      {file && document.confidentiality !== 'Besloten' && (
        <Button
          variant="default"
          loading={opening}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => {
            setOpening(true);
            void openFile('document', file.fileId).finally(() => setOpening(false));
          }}
        >
          {t('document.actions.download')}
        </Button>
      )}
      {original && (
        <Button
          component="a"
          href={original}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {t('document.actions.original')}
          <span className="visually-hidden"> ({t('document.actions.newWindow')})</span>
        </Button>
      )}
    </div>
  );
}
