import { lazy, Suspense } from 'react';
import type { DomainId } from 'contract/dashboards';
import type { Search } from '#features/search/use-search-state.ts';
import { withWords } from '#session/locale.ts';

const load = async () => {
  const part = await withWords(import('./today.tsx'), 'today');
  return { default: part.Today };
};
const LateToday = lazy(load);

/** Fetches the first screen for the dashboard that is about to be drawn; it says itself when that fails. */
export const loadToday = () => void load().catch(() => undefined);

/** The first screen of a dashboard, which is fetched only where there is no query. */
export function Today(props: { domain: DomainId; search: Search; className: string | undefined }) {
  return (
    <Suspense fallback={<div className={props.className} />}>
      <LateToday {...props} />
    </Suspense>
  );
}
