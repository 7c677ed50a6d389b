import { NativeSelect, TextInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds } from 'contract/dashboards';
import type { ResponseOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { createWebhook } from 'contract/webhooks';
import { call } from '#api/call.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './api.module.css';

/** Asks where the new results of which saved search are sent. */
export function WebhookForm({
  onMade,
  onClose,
}: {
  onMade: (made: ResponseOf<typeof createWebhook>) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const domains = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const answers = useQueries({ queries: domains.map((domain) => savedSearchesOf(domain)) });
  const groups = domains.flatMap((domain, index) => {
    const searches = answers[index]!.data?.data ?? [];
    if (searches.length === 0) return [];
    const items = searches.map(({ id, title }) => ({ value: id, label: title }));
    return [{ group: t(`sources.domains.${domain}`), items }];
  });
  const none = groups.length === 0 && answers.every(({ isPending }) => !isPending);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [savedSearchId, setSavedSearchId] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || url.trim() === '' || savedSearchId === '') return;
    setBusy(true);
    setWrong(undefined);
    try {
      const body = { name: name.trim(), url: url.trim(), savedSearchId };
      await onMade(await call(createWebhook, { body }));
    } catch (failure) {
      setWrong(describeError(failure));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {wrong !== undefined && <FormNotice kind="error">{wrong}</FormNotice>}
      {none && <FormNotice kind="info">{t('api.webhooks.form.noSearches')}</FormNotice>}
      <TextInput
        autoFocus
        label={t('api.webhooks.form.name')}
        required
        maxLength={limits.maximumWebhookName}
        value={name}
        error={tried && name.trim() === '' ? t('api.webhooks.form.nameRequired') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        type="url"
        label={t('api.webhooks.form.url')}
        description={t('api.webhooks.form.urlHint')}
        required
        spellCheck={false}
        maxLength={limits.maximumWebhookUrl}
        value={url}
        error={tried && url.trim() === '' ? t('api.webhooks.form.urlRequired') : undefined}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('api.webhooks.form.search')}
        required
        value={savedSearchId}
        data={[{ value: '', label: t('api.webhooks.form.choose') }, ...groups]}
        error={tried && savedSearchId === '' ? t('api.webhooks.form.searchRequired') : undefined}
        onChange={(event) => setSavedSearchId(event.currentTarget.value)}
      />
      <FormActions confirm={t('api.webhooks.form.submit')} busy={busy} onCancel={onClose} />
    </form>
  );
}
