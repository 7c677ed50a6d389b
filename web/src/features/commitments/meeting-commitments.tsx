import type { CommitmentItem } from 'contract/commitments';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';
import { CommitmentRow } from './commitment-row.tsx';
import styles from './commitments-list.module.css';

/** The commitments made in a meeting, on its page. */
export function MeetingCommitments({
  items,
  highlight,
  results,
}: Trail & { items: readonly CommitmentItem[] }) {
  const linkTo = useDocumentLink(highlight, results);
  return (
    <ul className={styles.ofMeeting}>
      {items.map((item) => (
        <li key={item.id}>
          <CommitmentRow item={item} linkTo={linkTo} />
        </li>
      ))}
    </ul>
  );
}
