import {
  IconArrowsDiagonal,
  IconExternalLink,
  IconLink,
  IconPlayerPlayFilled,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommitmentDetail, CommitmentItem } from 'contract/commitments';
import type { Person } from 'contract/document-parts';
import { copyText } from '#features/copy-text.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { MinistryLink } from '#features/named/ministry-link.tsx';
import { AddToListButton } from '#features/lists/add-to-list-button.tsx';
import { clock } from '#features/reading/moments.ts';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import { FollowButton, FollowNote } from '#features/saved-searches/follow-button.tsx';
import { useFollowing } from '#features/saved-searches/use-following.ts';
import { iconButtonLook, IconButton } from '#ui/icon-button.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { PeekSheet } from '#ui/peek-sheet.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { MeetingName } from './commitment-row.tsx';
import styles from './commitment-panel.module.css';
import { Course } from './course.tsx';
import { Standing } from './standing.tsx';
import { useCommitment } from './use-commitments.ts';

interface PanelProps {
  id: string;
  /** What the list knows of it, which is there at once. */
  item: CommitmentItem | undefined;
  query: string;
  /** Address of the list it is looked at beside. */
  address: string;
  onClose: () => void;
}

/** A commitment looked at beside the others (UX-3, 30). */
export function CommitmentPanel(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-label={t('commitments.panel.label')} data-peek>
      <PanelContent key={props.id} {...props} />
    </section>
  );
}

/** The same on a phone: a sheet from below over the list. */
export function CommitmentSheet({
  id,
  onClose,
  ...panel
}: Omit<PanelProps, 'id'> & { id: string | undefined }) {
  const { t } = useTranslation();
  return (
    <PeekSheet id={id} label={t('commitments.panel.label')} onClose={onClose}>
      {(shown) => <PanelContent key={shown} id={shown} onClose={onClose} {...panel} />}
    </PeekSheet>
  );
}

function PanelContent({ id, item, query, address, onClose }: PanelProps) {
  const { t } = useTranslation();
  const linkTo = useDocumentLink(query, address);
  const { data, error, refetch } = useCommitment(id);
  const known = data ?? item;
  return (
    <>
      <div className={styles.card}>
        <header className={styles.top}>
          {known && (
            <p className={styles.line}>
              {known.sourceType}
              {numberOf(known) !== undefined && <span>{numberOf(known)}</span>}
            </p>
          )}
          <span className={styles.buttons}>
            {known && (
              <Link
                {...linkTo(known)}
                className={iconButtonLook}
                aria-label={t('commitments.panel.open')}
                data-tip={t('commitments.panel.open')}
              >
                <IconArrowsDiagonal size={17} aria-hidden="true" />
              </Link>
            )}
            <IconButton icon={IconX} label={t('commitments.panel.close')} onClick={onClose} />
          </span>
        </header>
        {known && (
          <>
            <h2 className={styles.title} lang={known.language}>
              {known.title}
            </h2>
            <Standings item={known} delayed={isDelayed(data ?? undefined, item)} />
          </>
        )}
        {data && <Facts commitment={data} />}
        {known && <Actions item={known} link={linkTo(known)} />}
      </div>
      {error && !data && <FailurePanel headingLevel="h3" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} height={64} label={t('commitments.loading')} />}
      {data && <Course commitment={data} linkTo={linkTo} />}
    </>
  );
}

const numberOf = ({ numbers }: CommitmentItem | CommitmentDetail) =>
  numbers.find(({ kind }) => kind === 'document')?.value;

const isDelayed = (detail: CommitmentDetail | undefined, item: CommitmentItem | undefined) =>
  detail ? detail.course.some(({ kind }) => kind === 'delay') : item?.delay !== undefined;

/** How it stands, beside which an announced delay is told. */
export function Standings({ item, delayed }: { item: CommitmentItem | CommitmentDetail; delayed: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.standings}>
      <Standing item={item} />
      {delayed && <span>{t('commitments.panel.delayed')}</span>}
    </p>
  );
}

/** The words of a commitment, by and to whom, where, until when, and what its source calls how it stands. */
export function Facts({
  commitment: detail,
  quote = true,
}: {
  commitment: CommitmentDetail;
  quote?: boolean;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { text, language, title, commitment, meeting, originalUrls } = detail;
  const { by, to, toParties, due, dueInText, stateText, ministry } = commitment;
  return (
    <>
      {quote && text.trim() !== '' && text.trim() !== title && (
        <blockquote className={styles.quote} lang={language}>
          {text}
        </blockquote>
      )}
      <dl className={styles.facts}>
        {(by ?? ministry) && <Fact name={t('commitments.panel.by')}>{by ? named(by) : ministry}</Fact>}
        {by && ministry && (
          <Fact name={t('commitments.panel.ministry')}>
            <MinistryLink organisation={{ name: ministry, relation: 'Ministerie' }} domain={detail.domain}>
              {ministry}
            </MinistryLink>
          </Fact>
        )}
        {to.length > 0 && (
          <Fact name={t('commitments.panel.to')}>
            {to.map((person, index) => (
              <span key={index} className={styles.person}>
                {[person.name, person.party].filter(Boolean).join(', ')}
              </span>
            ))}
          </Fact>
        )}
        {toParties.length > 0 && <Fact name={t('commitments.panel.parties')}>{toParties.join(', ')}</Fact>}
        {commitment.meeting && (
          <Fact name={t('commitments.panel.in')}>
            <MeetingName meeting={meeting} title={commitment.meeting.title} />
          </Fact>
        )}
        <Said said={detail.said} />
        <Fact name={t('commitments.panel.due')}>
          {due === undefined ? t('commitments.due.none') : shortDate(`${due}T12:00:00Z`)}
          {dueInText && <span className={styles.quiet}> {t('commitments.due.inTextHint')}</span>}
        </Fact>
        {stateText !== undefined && <Fact name={t('commitments.panel.source')}>{stateText}</Fact>}
      </dl>
      {originalUrls.map((url) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.original}>
          <IconExternalLink size={14} aria-hidden="true" />
          {t('commitments.panel.sourceLink')}
          <NewWindow />
        </a>
      ))}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const named = ({ name, function: position }: Person) => [name, position].filter(Boolean).join(', ');

/** The second of the report, or its turn, at which the minister says it. */
function Said({ said }: Pick<CommitmentDetail, 'said'>) {
  const { t } = useTranslation();
  const linkTo = useDocumentLink('', undefined);
  if (!said || said.document.locked) return null;
  const { at, hash, document } = said;
  return (
    <Fact name={t('commitments.panel.said')}>
      <Link
        {...linkTo(document)}
        hash={hash}
        className={styles.play}
        aria-label={at === undefined ? undefined : t('commitments.panel.saidAt', { clock: clock(at) })}
      >
        <IconPlayerPlayFilled size={14} aria-hidden="true" />
        {at === undefined ? t('commitments.panel.saidTurn') : clock(at)}
      </Link>
    </Fact>
  );
}

/** Following looks for the number, so it finds the commitment when it changes and the letters that name it. */
function Actions({
  item,
  link,
}: {
  item: CommitmentItem | CommitmentDetail;
  link: { params: { domain: string } };
}) {
  const { t } = useTranslation();
  const number = numberOf(item);
  const { id } = item;
  return (
    <div className={styles.actions} data-unprinted>
      {number !== undefined && <Follow item={item} number={number} />}
      <AddToListButton documentId={id} variant="default" label={t('commitments.panel.list')} />
      <IconButton
        icon={IconLink}
        size={18}
        label={t('commitments.panel.copy')}
        onClick={() =>
          void copyText(
            new URL(`/${link.params.domain}/document/${encodeURIComponent(id)}`, location.origin).href,
            t('commitments.panel.copied'),
          )
        }
      />
    </div>
  );
}

function Follow({ item, number }: { item: CommitmentItem | CommitmentDetail; number: string }) {
  const following = useFollowing({
    domain: item.domain,
    search: { query: `"${number}"` },
    title: item.title,
  });
  return (
    <>
      <FollowButton following={following} />
      <FollowNote saved={following.saved} />
    </>
  );
}
