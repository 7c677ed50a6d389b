import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import type { CommitmentItem } from 'contract/commitments';
import type { LinkedDocument } from 'contract/documents';
import { MeetingCommitments } from '#features/commitments/lazy-of-pages.tsx';
import { useMeetingCommitments } from '#features/commitments/use-commitments.ts';
import { LinkedRow } from '#features/document/linked-row.tsx';
import { useFormats } from '#features/formats.ts';
import { ChangesCard, FilesCard, PeopleCard } from '#features/meeting/meeting-cards.tsx';
import { MeetingPoints } from '#features/meeting/meeting-points.tsx';
import { newsSince } from '#features/meeting/news.ts';
import page from '#features/reading/page.module.css';
import type { Trail } from '#features/reading/use-document-link.ts';
import styles from './meeting-screen.module.css';
import { amountOf, useMeetingTab, type MeetingPart } from './use-meeting-tab.ts';

const none: readonly CommitmentItem[] = [];

/** What a meeting is about, and what else there is of it; where there is no room beside it, that too (UX-2, 13). */
export function MeetingParts({
  meeting,
  since,
  wide,
  ...trail
}: Trail & {
  meeting: AgendaDetail;
  /** What changed after it is marked; epoch milliseconds. */
  since: number | undefined;
  /** There is room beside the points. */
  wide: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const commitments = useMeetingCommitments(meeting.id) ?? none;
  const found = { meeting, commitments };
  const { shown, part, choose } = useMeetingTab(found, wide);
  return (
    <Tabs
      value={part}
      onChange={(value) => value !== null && choose(value as MeetingPart)}
      classNames={{ list: page.tabs, tab: page.tab, panel: styles.panel }}
    >
      <Tabs.List aria-label={t('meeting.tabs.label')}>
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`meeting.tabs.${one}`)}
            {one !== 'report' && amountOf(found, one, wide) !== 0 && (
              <span className={page.badge}>{number(amountOf(found, one, wide) ?? 0)}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {one === 'report' && <Links documents={meeting.reports} {...trail} />}
          {one === 'points' && (
            <MeetingPoints
              points={meeting.agenda}
              news={newsSince(meeting, since)}
              firstMark={meeting.title.marks.length}
              {...trail}
            />
          )}
          {one === 'commitments' && <MeetingCommitments items={commitments} {...trail} />}
          {one === 'related' && <Links documents={meeting.related} {...trail} />}
          {one === 'changes' && <ChangesCard meeting={meeting} />}
          {one === 'people' && <PeopleCard meeting={meeting} />}
          {one === 'files' && <FilesCard files={meeting.attachments} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Links({ documents, ...trail }: Trail & { documents: readonly LinkedDocument[] }) {
  return (
    <ul className={styles.links}>
      {documents.map((document) => (
        <li key={document.id}>
          <LinkedRow document={document} {...trail} />
        </li>
      ))}
    </ul>
  );
}
