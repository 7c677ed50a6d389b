import { Button, Modal, NativeSelect } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds } from 'contract/dashboards';
import type { List } from 'contract/lists';
import { FailurePanel } from '#features/failure-panel.tsx';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { useSession } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './list-manager.module.css';
import { follow, listSuggestions } from './suggestions.ts';

/** Chooses the saved search that a list follows, of any dashboard, or ends that (UX-2, 14). */
export function LinkSearchDialog({
  opened,
  list,
  onClose,
}: {
  opened: boolean;
  list: List;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('listManager.suggestions.dialog')} size={440}>
      <LinkForm list={list} onClose={onClose} />
    </Modal>
  );
}

function LinkForm({ list, onClose }: { list: List; onClose: () => void }) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const domains = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const answers = useQueries({ queries: domains.map((domain) => savedSearchesOf(domain)) });
  const now = useQuery(listSuggestions(list.id));
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const asked = [...answers, now];
  const failed = asked.find(({ error }) => error);
  const groups = domains.flatMap((domain, at) => {
    const searches = answers[at]?.data?.data ?? [];
    const items = searches.map(({ id, title }) => ({ value: id, label: title }));
    return items.length === 0 ? [] : { group: t(`shell.domainNames.${domain}`), items };
  });
  if (failed?.error) {
    const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()));
    return <FailurePanel error={failed.error} onRetry={retry} />;
  }
  if (asked.some(({ data }) => data === undefined))
    return <SkeletonRows rows={2} label={t('shell.loading')} />;
  const before = now.data?.followed?.id;
  const all = groups.flatMap(({ items }) => items);
  const wanted = all.find(({ value }) => value === (chosen ?? before)) ?? all[0];
  const change = async (search: typeof wanted) => {
    setBusy(true);
    const done = await follow(list, search && { id: search.value, title: search.label }, before).finally(() =>
      setBusy(false),
    );
    if (done) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && wanted.value !== before) void change(wanted);
    else onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('listManager.suggestions.dialogText')}</p>
      {wanted ? (
        <NativeSelect
          data-autofocus
          label={t('listManager.suggestions.which')}
          data={groups}
          value={wanted.value}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <p>{t('listManager.suggestions.noSearches')}</p>
      )}
      {before !== undefined && (
        <Button
          variant="subtle"
          className={styles.unlink}
          disabled={busy}
          onClick={() => void change(undefined)}
        >
          {t('listManager.suggestions.unlink')}
        </Button>
      )}
      {wanted && (
        <FormActions confirm={t('listManager.suggestions.confirm')} busy={busy} onCancel={onClose} />
      )}
    </form>
  );
}
