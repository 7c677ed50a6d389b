import { Drawer, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import type { NewsletterSettings } from 'contract/newsletter';
import type { Issue } from 'contract/newsletter-issues';
import { AskBeforeLeaving } from '#features/ask-before-leaving.tsx';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { addressLists } from '#features/newsletter/readers.ts';
import { SaveMark } from '#features/save-mark.tsx';
import type { Guard } from '#features/use-guard.ts';
import { usePreferences } from '#session/session.ts';
import { Confirm } from '#ui/confirm.tsx';
import styles from './newsletter.module.css';
import { NewsletterIssue } from './newsletter-issue.tsx';
import { NewsletterOptions } from './newsletter-options.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { NewsletterSend } from './newsletter-send.tsx';
import { NewsletterWays } from './newsletter-ways.tsx';
import { useNewsletterDraft } from './use-newsletter-draft.ts';
import { useNewsletterPreview } from './use-newsletter-preview.ts';

/** What is chosen, what comes of it beside that, and the ways out below. A phone shows one of the first two. */
export function NewsletterMaker({
  list,
  items,
  initial,
  guard,
}: {
  list: List;
  items: readonly ListItem[];
  initial: NewsletterSettings;
  guard: Guard;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [locale, setLocale] = useState(usePreferences().preferences.locale);
  const [part, setPart] = useState('set');
  const lists = useQuery(addressLists).data?.data ?? [];
  const [picked, setChosen] = useState<readonly string[]>();
  // Of one there is nothing to choose; one that is gone is no choice.
  const chosen = lists.map(({ id }) => id).filter((id) => picked?.includes(id) ?? lists.length === 1);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Issue>();
  const draft = useNewsletterDraft(list.id, initial);
  const marked = items.filter(({ markedForExport }) => markedForExport);
  const messages = marked.filter(({ kind }) => kind !== 'subheading').length;
  const asked = {
    settings: draft.settings,
    locale,
    // Headings alone are no newsletter (decision 3.27).
    itemIds: messages === 0 ? [] : marked.map(({ id }) => id),
  };
  const preview = useNewsletterPreview(list.id, asked);
  const { onDirty } = guard;
  useEffect(() => {
    onDirty(draft.unsaved);
    return () => onDirty(false);
  }, [onDirty, draft.unsaved]);
  // Most of what is not kept when it closes is kept a moment later; only what cannot be is asked about.
  const { save } = draft;
  const { asking, stay, close } = guard;
  useEffect(() => {
    if (!asking) return;
    void save().then((done) => {
      if (!done) return;
      stay();
      close(true);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for every time it is closed
  }, [asking]);
  const leave = {
    header: t('newsletter.leave.title'),
    body: t('newsletter.leave.text'),
    confirm: t('newsletter.leave.confirm'),
  };
  return (
    <>
      <Drawer.Header className={styles.head}>
        <div>
          <Drawer.Title>{t('newsletter.title')}</Drawer.Title>
          <p>
            {t('newsletter.facts', {
              list: shownTitle(list.title),
              marked: number(marked.length),
              count: items.length,
              number: number(items.length),
            })}
          </p>
        </div>
        <div className={styles.saved}>
          <SaveMark
            saving={draft.saving}
            words={{
              saving: t('newsletter.draft.saving'),
              saved: t('newsletter.draft.saved'),
              failed: t('newsletter.draft.failed'),
            }}
          />
        </div>
        <Drawer.CloseButton aria-label={t('shell.close')} />
      </Drawer.Header>
      <SegmentedControl
        aria-label={t('newsletter.parts')}
        className={styles.parts}
        value={part}
        onChange={setPart}
        data={[
          { value: 'set', label: t('newsletter.set') },
          { value: 'look', label: t('newsletter.look') },
        ]}
      />
      <Drawer.Body className={styles.body} data-part={part}>
        <NewsletterOptions
          list={list}
          items={items}
          draft={draft}
          locale={locale}
          onLocale={setLocale}
          chosen={chosen}
          onChoose={setChosen}
          none={messages === 0}
        />
        <NewsletterPreview title={draft.settings.title ?? list.title} preview={preview} />
      </Drawer.Body>
      <footer>
        {sent && <NewsletterIssue key={sent.id} sent={sent} onClose={() => setSent(undefined)} />}
        <NewsletterWays
          list={list}
          asked={asked}
          preview={preview}
          chosen={chosen}
          onSend={() => setSending(true)}
          disabled={messages === 0}
        />
      </footer>
      <NewsletterSend
        opened={sending}
        listId={list.id}
        asked={asked}
        subject={draft.settings.title ?? list.title}
        chosen={chosen}
        onChoose={setChosen}
        onClose={() => setSending(false)}
        onSent={setSent}
      />
      <Confirm
        {...leave}
        opened={asking && draft.saving?.state === 'failed'}
        onCancel={stay}
        onConfirm={() => {
          stay();
          close(true);
        }}
      />
      <AskBeforeLeaving {...leave} unsaved={draft.unsaved} />
    </>
  );
}
