import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '#session/locale.ts';
import { LatePart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

/** A part with the words of commitments, and those of following, which are fetched when it is first shown. */
const late = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await withWords(load(), 'commitments', 'searches'))[name] }));

const Bar = late(() => import('./commitments-bar.tsx'), 'CommitmentsBar');
const List = late(() => import('./commitments-list.tsx'), 'CommitmentsList');
const Filters = late(() => import('./commitment-filters.tsx'), 'CommitmentFilters');
const Beside = late(() => import('./beside.tsx'), 'CommitmentBeside');
const Card = late(() => import('./commitment-card.tsx'), 'CommitmentCard');
const OfMeeting = late(() => import('./meeting-commitments.tsx'), 'MeetingCommitments');

/** The commitments of a search; see commitments-list.tsx. */
export function CommitmentsList(props: ComponentProps<typeof List>) {
  const { t } = useTranslation();
  const meanwhile = <SkeletonRows rows={10} height={57} label={t('shell.loading')} />;
  return (
    <LatePart failure={<Failure />} meanwhile={meanwhile}>
      <List {...props} />
    </LatePart>
  );
}

/** Above them: how many there are, following and a file. */
export function CommitmentsBar(props: ComponentProps<typeof Bar>) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}

/** What they can be narrowed to. */
export function CommitmentFilters(props: ComponentProps<typeof Filters>) {
  return (
    <LatePart failure={<Failure />}>
      <Filters {...props} />
    </LatePart>
  );
}

/** The one that is looked at beside the others. */
export function CommitmentBeside(props: ComponentProps<typeof Beside>) {
  return (
    <LatePart failure={<Failure />}>
      <Beside {...props} />
    </LatePart>
  );
}

/** How a commitment stands, on its own page. */
export function CommitmentCard(props: ComponentProps<typeof Card>) {
  return (
    <LatePart failure={<Failure />}>
      <Card {...props} />
    </LatePart>
  );
}

/** Those made in a meeting, on its page. */
export function MeetingCommitments(props: ComponentProps<typeof OfMeeting>) {
  return (
    <Suspense>
      <OfMeeting {...props} />
    </Suspense>
  );
}

function Failure() {
  const { t } = useTranslation();
  return <p role="alert">{t('statistics.partFailed')}</p>;
}
