import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sourceNode } from 'contract/sources';
import type { DocumentListItem, ListItem, UpdateListItem } from 'contract/list-items';
import type { Quotation } from 'contract/quotations';
import { treeOf } from '#session/source-trees.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { useFormats } from '#features/formats.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import { useOpenedBy } from '#features/use-opened-by.ts';
import { useSession } from '#session/session.ts';
import { ownColour } from '#ui/own-colour.ts';
import { ItemQuotations } from './item-quotations.tsx';
import rich from '#ui/rich-text.module.css';
import { NewWindow } from '#ui/new-window.tsx';
import styles from './list-manager.module.css';

/** What an item says: title, source and date as they were saved, and the user's own words. */
export function ItemContent({
  item,
  onUnquote,
}: {
  item: ListItem;
  /** Takes a quotation off; absent for whoever only reads along. */
  onUnquote?: (quotation: Quotation) => void;
}) {
  if (item.kind === 'subheading') return <h3 className={styles.subheading}>{item.title}</h3>;
  return item.kind === 'document' ? (
    <SavedDocument item={item} onUnquote={onUnquote} />
  ) : (
    <OwnUpdate item={item} />
  );
}

function SavedDocument({
  item,
  onUnquote,
}: {
  item: DocumentListItem;
  onUnquote: ((quotation: Quotation) => void) | undefined;
}) {
  const { t } = useTranslation();
  const { shortDate, dayAndTime } = useFormats();
  const { hasModule } = useSession();
  const openedBy = useOpenedBy();
  const { family, meetings = false } = sourceNode(treeOf(item.domain), item.groupPath) ?? {};
  const readable = item.lockedBy === undefined && item.state !== 'withdrawn';
  return (
    <>
      <p className={styles.line}>
        <span style={family && ownColour('doc', family)} className={styles.type}>
          <i aria-hidden="true" />
          {item.sourceType}
        </span>
        <span>{item.sourceName}</span>
        <time dateTime={item.date}>
          {meetings && item.timeKnown ? dayAndTime(item.date) : shortDate(item.date)}
        </time>
        {item.state !== 'same' && (
          <span
            data-tip={t(
              item.state === 'changed' ? 'listManager.items.changedHint' : 'listManager.items.withdrawnHint',
            )}
            className={styles.state}
            tabIndex={0}
          >
            {t(`listManager.items.${item.state}`)}
          </span>
        )}
        {item.lockedBy !== undefined && (
          <span className={styles.state}>
            <IconLock size={13} aria-hidden="true" />
            {t('listManager.items.locked', { module: openedBy(item.lockedBy, item.domain) })}
          </span>
        )}
      </p>
      <h3 lang={item.language}>
        {readable ? (
          <Link
            {...(meetings && hasModule('agenda')
              ? meetingLink({ id: item.documentId }, '', undefined)
              : documentLink({ id: item.documentId, domain: item.domain }, '', undefined))}
          >
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </h3>
      {item.note !== '' && <p className={styles.note}>{item.note}</p>}
      <ItemQuotations item={item} readable={readable} onRemove={onUnquote} />
    </>
  );
}

function OwnUpdate({ item }: { item: UpdateListItem }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  return (
    <>
      <p className={styles.line}>
        <span className={styles.type}>
          <i aria-hidden="true" />
          {t('listManager.items.update')}
        </span>
        <span>{item.sourceName}</span>
        <time dateTime={item.date}>{shortDate(`${item.date}T12:00:00Z`)}</time>
      </p>
      <h3>
        {item.sourceUrl === '' ? (
          item.title
        ) : (
          <a href={item.sourceUrl} target="_blank" rel="noopener noreferrer">
            {item.title}
            <IconExternalLink size={14} aria-hidden="true" />
            <NewWindow />
          </a>
        )}
      </h3>
      {item.description !== '' && (
        // The server keeps bold, italic, links and lists only (decision 3.28).
        <div className={rich.rich} dangerouslySetInnerHTML={{ __html: item.description }} />
      )}
    </>
  );
}
