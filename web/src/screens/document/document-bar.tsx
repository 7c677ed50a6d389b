import { useNavigate } from '@tanstack/react-router';
import { useCallback, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId, FormLanguage } from 'contract/dashboards';
import type { DocumentDetail } from 'contract/documents';
import { FindField } from '#features/document/find-field.tsx';
import { NeighboursBar } from '#features/document/neighbours-bar.tsx';
import { useNeighbours } from '#features/document/use-neighbours.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';
import { BackToResults } from '#features/reading/way-back.tsx';
import type { Player } from '#features/transcript/player.ts';
import styles from './document-screen.module.css';

/** Above a document: the way back, its place among the results it was opened from, and finding in its text. */
export function DocumentBar({
  domain,
  id,
  document,
  highlight,
  results,
  lang,
  fault,
  hits,
  player,
}: Trail & {
  domain: DomainId;
  id: string;
  document: DocumentDetail | undefined;
  /** Language of the title, where the address names one. */
  lang: FormLanguage | undefined;
  player: Player | undefined;
} & Pick<ComponentProps<typeof FindField>, 'fault' | 'hits'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // A meeting stands beside the results it was opened from, not among them.
  const neighbours = useNeighbours(id, document?.meeting ? undefined : results);
  const linkTo = useDocumentLink(highlight, results);
  const find = useCallback(
    (word: string) => {
      player?.following.set(false);
      void navigate({
        ...documentLink({ id, domain }, word, results),
        search: lang === undefined ? {} : { lang },
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, id, domain, lang, results, player],
  );
  return (
    <nav className={styles.bar} aria-label={t('document.bar')} data-unprinted>
      <BackToResults domain={domain} results={results} />
      {neighbours && (
        <NeighboursBar
          neighbours={neighbours}
          linkTo={linkTo}
          names={{
            label: t('document.neighbours.label'),
            previous: t('document.neighbours.previous'),
            next: t('document.neighbours.next'),
          }}
        />
      )}
      {document?.text && <FindField word={highlight} fault={fault} hits={hits} onFind={find} />}
    </nav>
  );
}
