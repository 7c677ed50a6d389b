import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Search } from '#features/search/use-search-state.ts';
import { withWords } from '#session/locale.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';

const LateAsk = lazyPart(() => withWords(import('./ask.tsx'), 'ask'), 'Ask');

/** The answer to a question of a dashboard; fetched with the first. */
export function Ask(props: { domain: DomainId; search: Search; className: string | undefined }) {
  return (
    <LatePart failure={<Failed />} meanwhile={<div className={props.className} />}>
      <LateAsk {...props} />
    </LatePart>
  );
}

function Failed() {
  const { t } = useTranslation();
  return <EmptyState title={t('statistics.partFailed')} />;
}
