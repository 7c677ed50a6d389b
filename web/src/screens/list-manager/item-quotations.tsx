import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentListItem } from 'contract/list-items';
import type { Quotation } from 'contract/quotations';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { clock } from '#features/reading/moments.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './list-manager.module.css';

/** What is quoted of a document: who said it and when, which leads to that moment, or who made the summary (UX-2, 14). */
export function ItemQuotations({
  item,
  readable,
  onRemove,
}: {
  item: DocumentListItem;
  /** The page of the document can be opened. */
  readable: boolean;
  /** Takes one off; absent for whoever only reads along. */
  onRemove: ((quotation: Quotation) => void) | undefined;
}) {
  const { t } = useTranslation();
  return item.quotations.map((quotation) => (
    <figure key={quotation.id} className={styles.quotation}>
      <blockquote lang={quotation.madeBy === undefined ? item.language : undefined}>
        {quotation.words}
      </blockquote>
      <figcaption>
        <Source item={item} quotation={quotation} readable={readable} />
        {onRemove && (
          <IconButton
            icon={IconX}
            size={14}
            label={t('listManager.quotation.remove')}
            name={t('listManager.quotation.removeOne', { words: quotation.words.slice(0, 60) })}
            data-unprinted
            onClick={() => onRemove(quotation)}
          />
        )}
      </figcaption>
    </figure>
  ));
}

function Source({
  item,
  quotation: { speaker, party, saidAt, at, hash, madeBy },
  readable,
}: {
  item: DocumentListItem;
  quotation: Quotation;
  readable: boolean;
}) {
  const { t } = useTranslation();
  const { shortDay, time } = useFormats();
  if (madeBy) return <span>{t(`listManager.quotation.${madeBy}`)}</span>;
  const who = speaker !== undefined && party !== undefined ? `${speaker} (${party})` : speaker;
  const when = saidAt && `${shortDay(saidAt)}, ${at === undefined ? time(saidAt) : clock(at)}`;
  const said = [who, when].filter(Boolean).join(', ') || t('listManager.quotation.passage');
  // The places of a text that changed since are other words.
  const placed = item.state === 'same' || !hash.startsWith('p=');
  if (!readable || !placed) return <span>{said}</span>;
  return (
    <Link
      {...documentLink({ id: item.documentId, domain: item.domain }, '', undefined)}
      hash={hash}
      hashScrollIntoView={false}
    >
      {said}
    </Link>
  );
}
