import { IconExternalLink, IconLink, IconMail, IconMailOpened } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import type { Marked, TimelineItem as Item } from 'contract/documents';
import { copyText } from '#features/copy-text.ts';
import { documentLink } from '#features/document/document-link.ts';
import { AddToListIcon } from '#features/lists/add-to-list.tsx';
import { HeldLists } from '#features/lists/held-lists.tsx';
import { SelectBox } from '#features/lists/select-box.tsx';
import { IconButton, iconButtonLook } from '#ui/icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ItemFacts } from './item-facts.tsx';
import { MarkedText } from './marked-text.tsx';
import { TypeLine } from './type-line.tsx';
import styles from './timeline-item.module.css';
import { markUnread, markVisited } from './visited.ts';

/** A document in the timeline (UX 5.2, Row). */
export const TimelineItem = memo(function TimelineItem({
  item,
  compact,
  visited,
  query,
  chosen,
  results,
}: {
  item: Item;
  compact: boolean;
  visited: boolean;
  query: string;
  /** The contexts of the search; their percentages are shown first. */
  chosen: 'all' | readonly ContextCode[];
  /** Address of these results, for the way back. */
  results: string;
}) {
  const { t } = useTranslation();
  const router = useRouter();
  const link = documentLink(item, query, results);
  const address = () => router.buildLocation(link).href;
  const named = (action: string) => t('timeline.item.actions', { action, title: item.title.text });
  const listed = { id: item.id, title: item.title.text };
  const mark = t(visited ? 'timeline.item.markUnread' : 'timeline.item.markRead');
  return (
    <article className={styles.item} data-compact={compact || undefined} data-visited={visited || undefined}>
      <SelectBox document={listed} />
      <div className={styles.body}>
        <TypeLine item={item} />
        <h3 lang={item.titleLanguage ?? item.language}>
          <Link {...link} data-title="">
            <MarkedText {...item.title} />
          </Link>
        </h3>
        {!compact && item.passages.length > 0 && (
          <p className={styles.passages} lang={item.language}>
            {item.passages.map((passage, index) => (
              <span key={index}>
                <MarkedText {...(index === 0 ? passage : continued(passage))} />{' '}
              </span>
            ))}
          </p>
        )}
        <ItemFacts item={item} chosen={chosen} />
        <HeldLists documentId={item.id} />
      </div>
      <div className={styles.actions}>
        <AddToListIcon document={listed} />
        <IconButton
          label={t('timeline.item.copyLink')}
          name={named(t('timeline.item.copyLink'))}
          onClick={() => void copyText(new URL(address(), location.href).href)}
        >
          <IconLink size={17} aria-hidden="true" />
        </IconButton>
        <Tooltip label={t('timeline.item.newTab')}>
          <Link
            {...link}
            target="_blank"
            rel="noopener"
            className={iconButtonLook}
            aria-label={named(t('timeline.item.newTab'))}
          >
            <IconExternalLink size={17} aria-hidden="true" />
          </Link>
        </Tooltip>
        <IconButton
          label={mark}
          name={named(mark)}
          onClick={() => (visited ? markUnread(item.id) : markVisited(item.id))}
        >
          {visited ? (
            <IconMail size={17} aria-hidden="true" />
          ) : (
            <IconMailOpened size={17} aria-hidden="true" />
          )}
        </IconButton>
      </div>
    </article>
  );
});

const omission = '… ';

/** A passage behind another, which already ended with the sign of what is left out. */
function continued({ text, marks }: Marked): Marked {
  if (!text.startsWith(omission)) return { text, marks };
  const { length } = omission;
  return { text: text.slice(length), marks: marks.map(([start, end]) => [start - length, end - length]) };
}
