import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { VersionsCard } from '#features/compare/versions-card.tsx';
import { DossierActions } from '#features/dossier/dossier-actions.tsx';
import { DossierHead } from '#features/dossier/dossier-head.tsx';
import { NewsBox } from '#features/dossier/news-box.tsx';
import { StageLine } from '#features/dossier/stage-line.tsx';
import { dossierQueryOf, type NamedDossier } from '#features/dossier/use-dossier.ts';
import page from '#features/reading/page.module.css';
import { BelongsTo } from '#features/thread/belongs-to.tsx';
import { ThreadNumbers } from '#features/thread/thread-numbers.tsx';
import { hasThread } from '#features/thread/use-thread.ts';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DossierAside } from './dossier-aside.tsx';
import { DossierBar } from './dossier-bar.tsx';
import { DossierFailure, LockedDossier } from './dossier-failure.tsx';
import { DossierParts } from './dossier-parts.tsx';
import styles from './dossier-screen.module.css';
import { SoonestMeeting } from './next-meetings.tsx';

/** Everything of one dossier, procedure or case on one page (UX-3, 26 and 33). */
export function DossierScreen() {
  const { t } = useTranslation();
  const { domain, number } = useParams({ from: '/shell/$domain/dossier/$number' });
  const institution = useLocation({ select: ({ search }) => (search as Record<string, string>).of });
  const results = useLocation({ select: ({ state }) => state.results });
  const named: NamedDossier = { domain, number, institution };
  const { data, error, refetch } = useQuery(dossierQueryOf(named));
  usePageTitle(data?.title ?? t('dossier.savedAs', { number }));
  return (
    <div className={page.screen} data-reading>
      <DossierBar named={named} written={data?.number} results={results} />
      {data && !data.locked ? (
        <Whole key={`${domain} ${number}`} dossier={data} named={named} />
      ) : (
        <main id="main" tabIndex={-1} className={styles.scroller}>
          {data?.locked ? (
            <LockedDossier dossier={data} />
          ) : error ? (
            <DossierFailure error={error} named={named} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={8} label={t('dossier.loading')} />
          )}
        </main>
      )}
    </div>
  );
}

function Whole({ dossier, named }: { dossier: OpenDossier; named: NamedDossier }) {
  const here = useLocation({ select: ({ href }) => href });
  const wide = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const small = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const { course, stages, news } = dossier;
  const threaded = hasThread(dossier);
  return (
    <div className={styles.whole}>
      <div className={page.columns}>
        <main id="main" tabIndex={-1} className={styles.scroller}>
          <article className={styles.dossier}>
            <DossierHead dossier={dossier} numbers={threaded && <ThreadNumbers number={named.number} />} />
            {!small && <DossierActions dossier={dossier} named={named} />}
            {course && <StageLine stages={stages} course={course} here={here} />}
            {small && <SoonestMeeting dossier={dossier} number={named.number} here={here} />}
            {news && <NewsBox dossier={named} news={news} here={here} />}
            {course && !threaded && <BelongsTo domain={named.domain} number={named.number} />}
            {!wide && <VersionsCard domain={named.domain} number={named.number} />}
            <DossierParts dossier={dossier} named={named} here={here} wide={wide} />
          </article>
        </main>
        {wide && <DossierAside dossier={dossier} named={named} here={here} />}
      </div>
      {small && <DossierActions dossier={dossier} named={named} bar />}
    </div>
  );
}
