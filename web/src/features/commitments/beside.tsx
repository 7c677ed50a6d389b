import { useMediaQuery } from '@mantine/hooks';
import type { DomainId } from 'contract/dashboards';
import type { Peeking } from '#features/agenda/use-peek.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { CommitmentPanel, CommitmentSheet } from './commitment-panel.tsx';
import { useCommitments } from './use-commitments.ts';

/** The commitment that is looked at: beside the others, and on a phone in a sheet over them. */
export function CommitmentBeside({
  domain,
  search,
  peek,
}: {
  domain: DomainId;
  search: Search;
  peek: Peeking;
}) {
  const { items } = useCommitments(domain, search.run, search.view.commitments);
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const { chosen, close } = peek;
  const shared = {
    item: items.find(({ id }) => id === chosen),
    query: search.run.query,
    address: search.address,
    onClose: close,
  };
  if (phone) return <CommitmentSheet id={chosen} {...shared} />;
  return chosen === undefined ? null : <CommitmentPanel id={chosen} {...shared} />;
}
