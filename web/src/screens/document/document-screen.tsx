import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { DocumentAside } from '#features/document/document-aside.tsx';
import { documentLink } from '#features/reading/document-link.ts';
import { FilePane } from '#features/document/file-pane.tsx';
import { FindField } from '#features/document/find-field.tsx';
import { HitRuler } from '#features/document/hit-ruler.tsx';
import { NeighboursBar } from '#features/document/neighbours-bar.tsx';
import { relatedGroups } from '#features/document/related-groups.ts';
import { useDocument } from '#features/document/use-document.ts';
import { useHighlight } from '#features/document/use-highlight.ts';
import { useHits } from '#features/reading/use-hits.ts';
import { useNeighbours } from '#features/document/use-neighbours.ts';
import { useShownFile } from '#features/document/use-shown-file.ts';
import { useSuccessor } from '#features/document/use-successor.ts';
import { useSurroundings } from '#features/document/use-surroundings.ts';
import { rememberDocument } from '#features/palette/recent-documents.ts';
import { titleLanguages } from '#features/search/search-state.ts';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { readPassage } from '#features/summary/passage-link.ts';
import { SummaryCard } from '#features/summary/summary-card.tsx';
import { usePassage } from '#features/summary/use-passage.ts';
import { readMoment } from '#features/reading/moments.ts';
import { PlayerBar } from '#features/transcript/player-bar.tsx';
import { usePlayer } from '#features/transcript/use-player.ts';
import { markVisited } from '#features/timeline/visited.ts';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentFailure } from './document-failure.tsx';
import styles from './document-screen.module.css';
import { useTab, type Parts } from './use-tab.ts';

/** One document with the query marked in it (UX 5.5). The word that is marked is part of the address. */
export function DocumentScreen() {
  const { domain, documentId, highlightWord } = useParams({
    from: '/shell/$domain/document/$documentId/{-$highlightWord}',
  });
  const state = useLocation({ select: (location) => location.state });
  const { highlight, pending } = useHighlight(highlightWord, state.longQuery);
  // A text without its marks first, and with them a moment later, would jump under the reader.
  if (pending) return null;
  return (
    <OneDocument
      key={documentId}
      domain={domain}
      id={documentId}
      highlight={highlight}
      results={state.results}
    />
  );
}

function OneDocument({
  domain,
  id,
  highlight,
  results,
}: {
  domain: DomainId;
  id: string;
  highlight: string;
  results: string | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chosen = useLocation({ select: ({ search }) => (search as Record<string, string>).lang });
  const lang = titleLanguages(domain).find((language) => language === chosen);
  const { document, error, fault, pending, retry } = useDocument(domain, id, highlight, lang);
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const marks = document?.text?.marks;
  const starts = useMemo(() => marks?.map(([start]) => start) ?? [], [marks]);
  useSuccessor(id, document);
  const { dossier, related, failed } = useSurroundings(document);
  const groups = useMemo(() => relatedGroups(document?.relations ?? [], related ?? []), [document, related]);
  const parts: Parts | undefined = document && { document, dossier, related: groups, failed };
  const [tab, setTab] = useTab(parts);
  const [shownFile, showFile] = useShownFile();
  // A meeting stands beside the results it was opened from, not among them.
  const neighbours = useNeighbours(id, document?.meeting ? undefined : results);
  const player = usePlayer(document?.transcript);
  // A link to a moment or a passage leads there, and not to the first hit of the word it was opened with.
  const [opened] = useState(highlight);
  const toMoment = useLocation({ select: ({ hash }) => Boolean(readMoment(hash) ?? readPassage(hash)) });
  const marking = `${id} ${starts.join()}`;
  // A debate draws and shows its own hits: only the part in view is on the page.
  const nowhere = useRef<HTMLDivElement>(null);
  const place = document?.transcript ? nowhere : text;
  const hits = useHits(scroller, place, starts.length, marking, toMoment && highlight === opened ? -1 : 0);
  usePassage(text, scroller, tab === 'text' && document !== undefined);
  const searching = () => {
    setTab('text');
    player?.following.set(false);
  };
  const inText = {
    ...hits,
    go: (number: number) => {
      searching();
      hits.go(number);
    },
    next: () => {
      searching();
      if (hits.current >= 0) return hits.next();
      // From a moment in a debate the next hit is the one after it.
      const block = document?.transcript?.blocks[player?.spoken.now() ?? 0];
      hits.go(
        Math.max(
          0,
          starts.findIndex((start) => start >= (block?.from ?? 0)),
        ),
      );
    },
    previous: () => {
      searching();
      hits.previous();
    },
  };
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
  usePageTitle(document?.title.text ?? t('document.bar'));
  const arrived = document !== undefined;
  useEffect(() => {
    if (arrived) markVisited(id);
  }, [arrived, id]);
  useEffect(() => {
    if (document) rememberDocument(document);
  }, [document]);
  const wide = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const hasAside = document && document.confidentiality !== 'Besloten' && !shownFile;
  const aside = useSidebar('right', Boolean(hasAside) && wide);

  return (
    <div className={styles.screen}>
      <nav className={styles.bar} aria-label={t('document.bar')}>
        <BackLink domain={domain} results={results} />
        {neighbours && <NeighboursBar neighbours={neighbours} query={highlight} results={results} />}
        {document?.text && <FindField word={highlight} fault={fault} hits={inText} onFind={find} />}
      </nav>
      <div className={styles.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div ref={scroller} className={styles.scroller}>
            {error && !document ? (
              <DocumentFailure error={error} domain={domain} highlight={highlight} onRetry={retry} />
            ) : pending || !parts ? (
              <SkeletonRows rows={6} label={t('document.loading')} />
            ) : (
              <DocumentBody
                parts={parts}
                highlight={highlight}
                results={results}
                text={text}
                player={player}
                hits={hits}
                scroller={scroller}
                tab={tab}
                onTab={setTab}
                shownFile={shownFile}
                onFile={showFile}
              />
            )}
          </div>
          {document?.text && tab === 'text' && (
            <HitRuler starts={starts} length={document.text.text.length} place={text} hits={inText} />
          )}
          {document?.transcript && player?.audible && (
            <PlayerBar
              transcript={document.transcript}
              player={player}
              hits={starts}
              onFollow={() => setTab('text')}
            />
          )}
        </main>
        {document && shownFile ? (
          <div className={styles.file}>
            <FilePane
              key={shownFile.file.fileId}
              shown={shownFile}
              document={document}
              highlight={highlight}
              onClose={() => showFile(undefined)}
            />
          </div>
        ) : (
          aside &&
          document && (
            <DocumentAside
              document={document}
              dossier={dossier}
              highlight={highlight}
              results={results}
              onVote={() => setTab('vote')}
              onDossier={() => setTab('dossier')}
              onPeople={() => setTab('properties')}
            >
              <SummaryCard document={document} onLong={() => setTab('summary')} />
            </DocumentAside>
          )
        )}
      </div>
    </div>
  );
}

/** Back to the results the document was opened from, or to the dashboard when there are none. */
function BackLink({ domain, results }: { domain: DomainId; results: string | undefined }) {
  const { t } = useTranslation();
  const content = (
    <>
      <IconArrowLeft size={17} aria-hidden="true" />
      <span>{t(results === undefined ? 'document.dashboard' : 'document.back')}</span>
    </>
  );
  return results === undefined ? (
    <Link to="/$domain/dashboard" params={{ domain }} search={{}} className={styles.back}>
      {content}
    </Link>
  ) : (
    <Link to={results} className={styles.back}>
      {content}
    </Link>
  );
}
