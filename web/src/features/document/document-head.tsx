import { IconLock, IconWorld } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { AddToListButton } from '#features/lists/add-to-list-button.tsx';
import page from '#features/reading/page.module.css';
import type { Trail } from '#features/reading/use-document-link.ts';
import { MarkedText } from '#features/marked-text.tsx';
import { useReadFrom } from '#features/reading/use-read-from.ts';
import { TypeLine } from '#features/timeline/type-line.tsx';
import { usePreferences } from '#session/session.ts';
import { DocumentActions } from './document-actions.tsx';
import styles from './document-head.module.css';
import { DossierFacts, NumberFacts, PartOfFact } from './document-facts.tsx';
import { Fact, Facts } from './facts.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import type { ShownFile } from './use-shown-file.ts';

/** Title, main facts and actions of a document; facts that are empty are not shown (UX 5.5). */
export function DocumentHead({
  document,
  actions,
  onDossier,
  onFile,
  ...trail
}: Trail & {
  document: DocumentDetail;
  /** What other parts of the product can do with the document, before our own actions. */
  actions?: ReactNode;
  /** Shows the dossier; undefined when the document is in none we know. */
  onDossier: (() => void) | undefined;
  onFile: (file: ShownFile) => void;
}) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const own = locale.slice(0, 2);
  const translated =
    (document.titleLanguage ?? document.language) === own
      ? undefined
      : document.titles.find(({ language }) => language === own);
  const title = useReadFrom();
  return (
    <header className={styles.head}>
      <TypeLine item={document} linked />
      <h1 ref={title} tabIndex={-1} className={page.title} lang={document.titleLanguage ?? document.language}>
        <MarkedText {...document.title} />
      </h1>
      {translated && (
        <p className={styles.translated} lang={translated.language}>
          {translated.title}
        </p>
      )}
      {document.demo && <p className={styles.demo}>{t('document.demo')}</p>}
      <Facts>
        {document.meeting ? (
          <MeetingFacts meeting={document.meeting} {...trail} />
        ) : (
          <DateFact document={document} />
        )}
        <DossierFacts document={document} onDossier={onDossier} />
        <PartOfFact document={document} {...trail} />
        <NumberFacts document={document} />
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
      <div className={styles.actions} data-unprinted>
        <AddToListButton documentId={document.id} />
        {actions}
        <DocumentActions document={document} onFile={onFile} />
      </div>
    </header>
  );
}

function DateFact({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { longDate, time } = useFormats();
  const date = longDate(document.date);
  return (
    <Fact name={t('document.facts.date')}>
      <time dateTime={document.date}>{document.timeKnown ? `${date}, ${time(document.date)}` : date}</time>
    </Fact>
  );
}
