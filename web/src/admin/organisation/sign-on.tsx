import { Button, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSignOn, putSignOn, type SignOnSettings, testSignOn } from 'contract/admin/sign-on';
import type { ResponseOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { copyText } from '#features/copy-text.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import { orShowNow } from '../meanwhile.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { ReasonField } from '../ui/reason-field.tsx';
import styles from './sign-on.module.css';

type Found = ResponseOf<typeof putSignOn>;

/** What is typed: the domains as one text. */
interface Typed extends Omit<SignOnSettings, 'domains' | 'clientSecret'> {
  domains: string;
  clientSecret: string;
}

const empty: Typed = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  domains: '',
  enabled: true,
  passwordsOff: false,
};
const fields = ['name', 'issuer', 'clientId'] as const;
const marks = ['enabled', 'passwordsOff'] as const;

/**
 * The identity provider of an organisation: its settings, what a test of it finds, and the way to remove it. Made anew with
 * each change of the settings: what a test found is about those before.
 */
export function SignOnCard({
  organisationId,
  found: { data, organisation, callback },
  queryKey,
}: {
  organisationId: string;
  found: Found;
  queryKey: readonly string[];
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => typedOf(data));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState(false);
  const [removing, setRemoving] = useState(false);
  const params = { id: organisationId };
  const change = (some: Partial<Typed>) => setTyped({ ...typed, ...some });

  const keep = (answer: Found, text: string) => {
    queries.setQueryData(queryKey, answer);
    showMessage({ kind: 'success', text });
  };
  const save = useMutation({
    mutationFn: () => {
      const body = { ...settingsOf(typed), changedAt: data?.changedAt ?? null, reason: reason.trim() };
      return call(putSignOn, { params, body }).catch(orShowNow(queryKey));
    },
    onSuccess: (answer) => keep(answer, t('shell.saved')),
  });
  const test = useMutation({
    mutationFn: () => call(testSignOn, { params, body: {}, timeout: limits.fileTimeout }),
  });

  const { domains } = settingsOf(typed);
  const lacksReason = reason.trim() === '';
  const complete =
    fields.every((name) => typed[name].trim() !== '') &&
    domains.length > 0 &&
    (data !== null || typed.clientSecret !== '');
  return (
    <AdminCard title={t('admin.signOn.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (complete && !lacksReason && !save.isPending) save.mutate();
        }}
      >
        {save.isError && <FormNotice kind="error">{describeError(save.error)}</FormNotice>}
        {test.isError && <FormNotice kind="error">{describeError(test.error)}</FormNotice>}
        {test.isSuccess && (
          <FormNotice kind={test.data.works ? 'success' : 'error'}>
            <strong>{t(test.data.works ? 'admin.signOn.works' : 'admin.signOn.broken')}</strong>
            {test.data.findings.map((finding) => (
              <p key={finding}>{finding}</p>
            ))}
          </FormNotice>
        )}
        {fields.map((name) => (
          <TextInput
            key={name}
            label={t(`admin.signOn.${name}`)}
            {...(name !== 'clientId' && { description: t(`admin.signOn.${name}Hint`) })}
            required
            spellCheck={false}
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <PasswordInput
          label={t('admin.signOn.clientSecret')}
          description={t(data === null ? 'admin.signOn.secretNew' : 'admin.signOn.secretKept')}
          required={data === null}
          // Not to be filled with somebody's own password.
          autoComplete="new-password"
          visible={shown}
          onVisibilityChange={setShown}
          visibilityToggleButtonProps={{
            'aria-label': t(`admin.signOn.${shown ? 'hideSecret' : 'showSecret'}`),
          }}
          value={typed.clientSecret}
          onChange={(event) => change({ clientSecret: event.currentTarget.value })}
        />
        <Textarea
          label={t('admin.signOn.domains')}
          description={t('admin.signOn.domainsHint')}
          required
          rows={3}
          spellCheck={false}
          value={typed.domains}
          onChange={(event) => change({ domains: event.currentTarget.value })}
        />
        {marks.map((name) => (
          <Switch
            key={name}
            label={t(`admin.signOn.${name}`)}
            description={t(`admin.signOn.${name}Hint`)}
            checked={typed[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
        <div className={styles.callback}>
          <TextInput label={t('admin.signOn.callback')} readOnly value={callback} />
          <Button
            variant="default"
            leftSection={sign(IconCopy)}
            onClick={() => void copyText(callback, t('admin.signOn.copied'))}
          >
            {t('admin.signOn.copy')}
          </Button>
        </div>
        <ReasonField reason={reason} isMissing={tried && lacksReason} onChange={setReason} />
        <div className={styles.actions}>
          <Button type="submit" disabled={!complete} aria-disabled={save.isPending || undefined}>
            {t('shell.save')}
          </Button>
          {data !== null && (
            <>
              <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                {t('admin.signOn.test')}
              </Button>
              <span className={styles.hint}>{t('admin.signOn.testHint')}</span>
              <Button variant="default" className={styles.remove} onClick={() => setRemoving(true)}>
                {t('admin.signOn.remove')}
              </Button>
            </>
          )}
        </div>
      </form>
      {removing && (
        <ChangeDialog
          title={t('admin.signOn.removeTitle')}
          confirm={t('admin.signOn.remove')}
          onSubmit={async (why) => {
            const answer = await call(deleteSignOn, { params, body: { reason: why } });
            keep(answer, t('admin.signOn.removed'));
          }}
          onClose={() => setRemoving(false)}
        >
          <p>{t('admin.signOn.removeText', { organisation })}</p>
        </ChangeDialog>
      )}
    </AdminCard>
  );
}

const typedOf = (data: Found['data']): Typed => ({
  ...empty,
  ...data,
  domains: data?.domains.join('\n') ?? '',
});

function settingsOf({
  clientSecret,
  domains,
  name,
  issuer,
  clientId,
  enabled,
  passwordsOff,
}: Typed): SignOnSettings {
  return {
    ...{ name: name.trim(), issuer: issuer.trim(), clientId: clientId.trim(), enabled, passwordsOff },
    ...(clientSecret === '' ? {} : { clientSecret }),
    domains: domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
  };
}
