import { IconCheck, IconLock, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NewDocument, NewKind, TodayResponse } from 'contract/today';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { useRecentDocuments } from '#features/palette/recent-documents.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { markVisited, useVisited } from '#features/timeline/visited.ts';
import { ownColour } from '#ui/own-colour.ts';
import { Card } from './card.tsx';
import styles from './today.module.css';
import { useWhen } from './use-when.ts';

/** Documents shown where nothing is new. */
const lastOpened = 5;

/** New documents by kind, or the documents that were opened last where there are none (UX-2, 09). */
export function KindsCard({ data: { kinds }, search }: { data: TodayResponse; search: Search }) {
  const { t } = useTranslation();
  const { number, shortDay } = useFormats();
  const linkTo = useDocumentLink('', undefined);
  const opened = useRecentDocuments().slice(0, lastOpened);
  if (kinds.length === 0) {
    if (opened.length === 0) return null;
    return (
      <Card title={t('today.lastOpened')} className={styles.kinds}>
        <ul className={styles.documents}>
          {opened.map((document) => (
            <li key={document.id}>
              <Link {...linkTo(document)} data-title={document.id} lang={document.language}>
                {document.title}
              </Link>
              <time dateTime={document.date}>{shortDay(document.date)}</time>
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  /** Narrows the search that is yet to be typed. */
  const narrow = ({ groupPaths }: NewKind) => {
    search.change({ types: groupPaths });
    document.querySelector<HTMLElement>('[role="search"] input')?.focus();
  };
  return (
    <Card title={t('today.kinds.title')} className={styles.kinds}>
      {kinds.map((kind) => {
        const name = t(`today.kinds.${kind.family}`);
        return (
          <section key={kind.family} className={styles.kind} aria-label={name}>
            <h4 style={ownColour('doc', kind.family)}>
              <i aria-hidden="true" />
              <button
                type="button"
                title={t('today.kinds.narrow', { kind: name })}
                onClick={() => narrow(kind)}
              >
                {name}
              </button>
              <small>{t('today.kinds.new', { number: number(kind.count) })}</small>
            </h4>
            <ul className={styles.documents}>
              {kind.newest.map((document) => (
                <Newest key={document.id} document={document} linkTo={linkTo} />
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}

function Newest({ document, linkTo }: { document: NewDocument; linkTo: ReturnType<typeof useDocumentLink> }) {
  const { t } = useTranslation();
  const names = useNames();
  const when = useWhen();
  const visited = useVisited().has(document.id);
  const { id, title, language, titleLanguage, committees, institution, voteOutcome, voteCounts } = document;
  const [committee] = committees;
  return (
    <li data-visited={visited || undefined}>
      <span>
        <Link
          {...linkTo(document)}
          data-title={id}
          lang={titleLanguage ?? language}
          onClick={() => markVisited(id)}
        >
          {title.text}
        </Link>
        {voteOutcome && (
          <small className={styles.outcome} data-outcome={voteOutcome}>
            {voteOutcome === 'aangenomen' && <IconCheck size={14} aria-hidden="true" />}
            {voteOutcome === 'verworpen' && <IconX size={14} aria-hidden="true" />}
            {voteCounts ? (
              <>
                <span aria-hidden="true">{`${voteCounts.for}–${voteCounts.against}`}</span>
                <span className="visually-hidden">
                  {t(`timeline.item.outcomes.${voteOutcome}`)}, {t('timeline.item.votes', voteCounts)}
                </span>
              </>
            ) : (
              t(`timeline.item.outcomes.${voteOutcome}`)
            )}
          </small>
        )}
        {document.confidentiality === 'Besloten' && (
          <small className={styles.closed}>
            <IconLock size={13} aria-hidden="true" /> {t('timeline.item.closed')}
          </small>
        )}
      </span>
      <span className={styles.body} title={committee?.name ?? institution}>
        {committee ? names.committee(committee) : institution.replace(/^Ministerie van /, '')}
      </span>
      <time dateTime={document.date}>{when(document)}</time>
    </li>
  );
}
