import { IconDots, IconExternalLink, IconLink, IconMail, IconMailOpened } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { memo, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import type { Marked } from 'contract/document-parts';
import type { TimelineItem as Item } from 'contract/documents';
import { copyText } from '#features/copy-text.ts';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import { AddToListIcon } from '#features/lists/add-to-list.tsx';
import { SelectBox } from '#features/lists/select-box.tsx';
import { IconButton, iconButtonLook } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { ItemFacts } from './item-facts.tsx';
import { MarkedText } from '#features/marked-text.tsx';
import { RowLine } from './row-line.tsx';
import styles from './timeline-item.module.css';
import { markUnread, markVisited } from './visited.ts';

/** Fetched when one first opens. */
const RowMenu = lazyPart(() => import('./row-menu.tsx'), 'RowMenu');

/** A document in the timeline (UX 5.2, Row). */
export const TimelineItem = memo(function TimelineItem({
  item,
  dated,
  compact,
  visited,
  chosen,
  linkTo,
}: {
  item: Item;
  /** Tells its day, for its heading does not. */
  dated: boolean | 'withYear';
  compact: boolean;
  visited: boolean;
  /** The contexts of the search; their percentages are shown first. */
  chosen: 'all' | readonly ContextCode[];
  /** Makes the link that marks what was searched for. */
  linkTo: ReturnType<typeof useDocumentLink>;
}) {
  const { t, i18n } = useTranslation();
  const { found = [] } = item;
  const router = useRouter();
  const link = linkTo(item);
  const address = () => router.buildLocation(link).href;
  const named = (action: string) => t('timeline.item.actions', { action, title: item.title.text });
  const listed = { id: item.id, title: item.title.text };
  const mark = t(visited ? 'timeline.item.markUnread' : 'timeline.item.markRead');
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const copy = () => void copyText(new URL(address(), location.href).href);
  const changeMark = () => (visited ? markUnread(item.id) : markVisited(item.id));
  return (
    <article className={styles.item} data-compact={compact || undefined} data-visited={visited || undefined}>
      <SelectBox document={listed} />
      <div className={styles.body}>
        <RowLine item={item} dated={dated} />
        <div className={styles.text}>
          <h3 lang={item.titleLanguage ?? item.language}>
            <Link {...link} data-title="">
              <MarkedText {...item.title} />
            </Link>
          </h3>
          {!compact && item.passages.length + found.length > 0 && (
            <p className={styles.passages} lang={item.language}>
              {found.map(({ field, value }, index) => (
                <span key={`found ${index}`} className={styles.found} data-found="">
                  <span lang={i18n.language}>{t(`timeline.item.found.${field}`)}:</span>{' '}
                  <MarkedText {...value} />{' '}
                </span>
              ))}
              {item.passages.map((passage, index) => (
                <span key={index}>
                  <MarkedText {...(index === 0 ? passage : continued(passage))} />{' '}
                </span>
              ))}
            </p>
          )}
        </div>
        {!compact && <ItemFacts item={item} chosen={chosen} />}
      </div>
      <div className={styles.actions}>
        <AddToListIcon document={listed} />
        <IconButton
          icon={IconLink}
          label={t('timeline.item.copyLink')}
          name={named(t('timeline.item.copyLink'))}
          onClick={copy}
        />
        <Link
          data-tip={t('timeline.item.newTab')}
          {...link}
          target="_blank"
          rel="noopener"
          className={iconButtonLook}
          aria-label={named(t('timeline.item.newTab'))}
        >
          <IconExternalLink size={17} aria-hidden="true" />
        </Link>
        <IconButton
          icon={visited ? IconMail : IconMailOpened}
          label={mark}
          name={named(mark)}
          onClick={changeMark}
        />
        <div className={styles.more}>
          <IconButton
            icon={IconDots}
            ref={more}
            label={t('timeline.item.more')}
            name={named(t('timeline.item.more'))}
            tip={!open}
            aria-haspopup="menu"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <Suspense>
              <RowMenu
                documentId={item.id}
                address={address()}
                visited={visited}
                label={named(t('timeline.item.more'))}
                onCopy={copy}
                onMark={changeMark}
                onClose={() => {
                  setOpen(false);
                  more.current?.focus({ preventScroll: true });
                }}
              />
            </Suspense>
          )}
        </div>
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
