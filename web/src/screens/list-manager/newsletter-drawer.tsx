import { Drawer, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { DialogsAbove, useDialogsAbove } from '#features/dialog-above.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { listItems } from '#features/lists/use-lists.ts';
import { NewsletterTeaser } from '#features/newsletter/teaser.tsx';
import { useGuard, type Guard } from '#features/use-guard.ts';
import { useSession } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './newsletter.module.css';
import { NewsletterMaker } from './newsletter-maker.tsx';
import { newsletterDraft } from './use-newsletter-draft.ts';

/** The drawer in which a list becomes a newsletter (UX-2, 15); without its module, what it is. */
export function NewsletterDrawer({
  list,
  opened,
  onClose,
}: {
  list: List;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const guard = useGuard(onClose);
  const { above, count } = useDialogsAbove();
  if (!hasModule('newsletter')) {
    return (
      <Modal opened={opened} onClose={onClose} title={t('newsletter.open')} size={480}>
        <NewsletterTeaser />
      </Modal>
    );
  }
  return (
    <Drawer.Root
      opened={opened}
      onClose={() => guard.close()}
      position="right"
      size={1088}
      classNames={{ content: styles.drawer }}
      closeOnEscape={!guard.asking && !above}
      closeOnClickOutside={!guard.asking && !above}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <DialogsAbove value={count}>
          <Loaded list={list} guard={guard} />
        </DialogsAbove>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** What it is made of, once that is there. */
function Loaded({ list, guard }: { list: List; guard: Guard }) {
  const { t } = useTranslation();
  const draft = useQuery(newsletterDraft(list.id));
  const items = useQuery(listItems(list.id));
  if (draft.data && items.data) {
    return <NewsletterMaker list={list} items={items.data} initial={draft.data.data} guard={guard} />;
  }
  const error = draft.error ?? items.error;
  const retry = () => void Promise.all([draft.refetch(), items.refetch()]);
  return (
    <>
      <Drawer.Header className={styles.head}>
        <Drawer.Title>{t('newsletter.title')}</Drawer.Title>
        <Drawer.CloseButton aria-label={t('shell.close')} />
      </Drawer.Header>
      {error ? (
        <FailurePanel headingLevel="h3" error={error} lost={t('newsletter.notLoaded')} onRetry={retry} />
      ) : (
        <SkeletonRows rows={6} height={60} label={t('shell.loading')} />
      )}
    </>
  );
}
