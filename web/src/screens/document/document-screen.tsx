import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { DocumentDetail } from 'contract/documents';
import { HitRuler } from '#features/document/hit-ruler.tsx';
import { relatedGroups } from '#features/document/related-groups.ts';
import { useDocument } from '#features/document/use-document.ts';
import { useHighlight } from '#features/document/use-highlight.ts';
import { useShownFile } from '#features/document/use-shown-file.ts';
import { useSuccessor } from '#features/document/use-successor.ts';
import { useSurroundings } from '#features/document/use-surroundings.ts';
import { rememberDocument } from '#features/palette/recent-documents.ts';
import page from '#features/reading/page.module.css';
import type { Trail } from '#features/reading/use-document-link.ts';
import { titleLanguages } from '#features/search/search-state.ts';
import { useTeamOfDocument } from '#features/team/use-team-of-document.ts';
import { usePassage } from '#features/summary/use-passage.ts';
import { markVisited } from '#features/timeline/visited.ts';
import { DebatePicture } from '#features/transcript/debate-picture.tsx';
import { PlayerBar } from '#features/transcript/player-bar.tsx';
import { usePlayer } from '#features/transcript/use-player.ts';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { BesideDocument } from './beside-document.tsx';
import { DocumentBar } from './document-bar.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentFailure } from './document-failure.tsx';
import styles from './document-screen.module.css';
import { useTab, type Parts } from './use-tab.ts';
import { useTextHits } from './use-text-hits.ts';

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

function OneDocument({ domain, id, ...trail }: Trail & { domain: DomainId; id: string }) {
  const { t } = useTranslation();
  const { highlight } = trail;
  const chosen = useLocation({ select: ({ search }) => (search as Record<string, string>).lang });
  const lang = titleLanguages(domain).find((language) => language === chosen);
  const { document, error, fault, pending, retry } = useDocument(domain, id, highlight, lang);
  useVisit(id, document);
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { dossier, related, failed } = useSurroundings(document);
  const groups = useMemo(() => relatedGroups(document?.relations ?? [], related ?? []), [document, related]);
  const team = useTeamOfDocument(document);
  const parts: Parts | undefined = document && { document, dossier, related: groups, team, failed };
  const [tab, setTab] = useTab(parts);
  const [shownFile, showFile] = useShownFile();
  const player = usePlayer(id, document?.transcript);
  const showText = () => setTab('text');
  const { starts, hits, inText } = useTextHits({
    id,
    document,
    highlight,
    text,
    scroller,
    player,
    showText,
  });
  usePassage(text, scroller, tab === 'text' && document !== undefined);

  return (
    <div className={page.screen} data-reading>
      <DocumentBar
        domain={domain}
        id={id}
        document={document}
        {...trail}
        lang={lang}
        fault={fault}
        hits={inText}
        player={player}
      />
      <div className={page.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div ref={scroller} className={styles.scroller}>
            {error && !document ? (
              <DocumentFailure error={error} domain={domain} highlight={highlight} onRetry={retry} />
            ) : pending || !parts ? (
              <SkeletonRows rows={6} label={t('document.loading')} />
            ) : (
              <DocumentBody
                parts={parts}
                {...trail}
                text={text}
                player={player}
                hits={hits}
                scroller={scroller}
                tab={tab}
                onTab={setTab}
                onFirstHit={() => inText.go(0)}
                shownFile={shownFile}
                onFile={showFile}
              />
            )}
          </div>
          {document?.text && tab === 'text' && (
            <HitRuler starts={starts} length={document.text.text.length} place={text} hits={inText} />
          )}
          {player?.screen && <DebatePicture player={player} screen={player.screen} />}
          {document?.transcript && player?.audible && (
            <PlayerBar transcript={document.transcript} player={player} hits={starts} onFollow={showText} />
          )}
        </main>
        {parts && (
          <BesideDocument parts={parts} {...trail} shownFile={shownFile} onFile={showFile} onTab={setTab} />
        )}
      </div>
    </div>
  );
}

/** What opening a document does beside showing it: it names the page, and is remembered as seen. */
function useVisit(id: string, document: DocumentDetail | undefined): void {
  const { t } = useTranslation();
  useSuccessor(id, document);
  usePageTitle(document?.title.text ?? t('document.bar'));
  const arrived = document !== undefined;
  useEffect(() => {
    if (arrived) markVisited(id);
  }, [arrived, id]);
  useEffect(() => {
    if (document) rememberDocument(document);
  }, [document]);
}
