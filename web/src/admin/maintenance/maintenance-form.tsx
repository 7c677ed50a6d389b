import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putMaintenance, type SetMaintenance } from 'contract/admin/maintenance';
import { limits } from 'contract/limits';
import type { Maintenance } from 'contract/maintenance';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import styles from './maintenance-page.module.css';
import { instantOfWallTime, wallTimeOf } from './wall-time.ts';

/** How maintenance is set, to be changed; every change goes with all that stands in the form. */
export function MaintenanceForm({ set }: { set: SetMaintenance }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const { on, announced, changedAt } = set;
  const [fields, setFields] = useState(() => fieldsOf(set));
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const fault = faultOf(fields);
  const change = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) =>
    setFields({ ...fields, [name]: event.currentTarget.value });

  const keep = async (changed: Partial<Maintenance>) => {
    if (fault) return;
    setBusy(true);
    try {
      const body = { on, ...writtenIn(fields), ...changed, reason: fields.reason };
      const answer = await call(putMaintenance, { body });
      queries.setQueryData(['admin-maintenance'], answer);
      setFields(fieldsOf(answer));
      showMessage({ kind: 'success', text: t('admin.maintenance.saved') });
    } catch (failure) {
      showError(failure);
    }
    setBusy(false);
    setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep({});
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AdminCard
        title={t(`admin.maintenance.state.${on ? 'on' : 'off'}`)}
        beside={
          <Button
            variant={on ? 'filled' : 'default'}
            disabled={busy || fault !== undefined}
            onClick={() => (on ? void keep({ on: false, announced: null }) : setAsking(true))}
          >
            {t(on ? 'admin.maintenance.turnOff' : 'admin.maintenance.turnOn')}
          </Button>
        }
      >
        {changedAt !== null && (
          <p className={styles.changed}>
            {t('admin.maintenance.changed', { day: shortDate(changedAt), time: time(changedAt) })}
          </p>
        )}
      </AdminCard>
      <AdminCard title={t('admin.maintenance.announcement')}>
        <div className={styles.fields}>
          {(['from', 'until'] as const).map((end) => (
            <TextInput
              key={end}
              type="datetime-local"
              label={t(`admin.maintenance.${end}`)}
              value={fields[end]}
              error={end === 'until' && fault && t(`admin.maintenance.${fault}`)}
              onChange={change(end)}
            />
          ))}
          {(['textNl', 'textEn'] as const).map((text) => (
            <Textarea
              key={text}
              label={t(`admin.maintenance.${text}`)}
              value={fields[text]}
              maxLength={limits.maintenanceText}
              autosize
              minRows={3}
              onChange={change(text)}
            />
          ))}
          <TextInput
            className={styles.wide}
            label={t('admin.maintenance.reason')}
            value={fields.reason}
            maxLength={limits.maintenanceText}
            onChange={change('reason')}
          />
          <div className={styles.actions}>
            <Button type="submit" loading={busy} disabled={fault !== undefined}>
              {t('admin.maintenance.save')}
            </Button>
            {announced !== null && (
              <Button variant="default" disabled={busy} onClick={() => void keep({ announced: null })}>
                {t('admin.maintenance.clear')}
              </Button>
            )}
          </div>
        </div>
      </AdminCard>
      <Confirm
        opened={asking}
        header={t('admin.maintenance.confirm.title')}
        body={t('admin.maintenance.confirm.body')}
        confirm={t('admin.maintenance.turnOn')}
        busy={busy}
        onConfirm={() => void keep({ on: true })}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}

const fieldsOf = ({ announced, texts }: SetMaintenance) => ({
  from: announced ? wallTimeOf(announced.from) : '',
  until: announced ? wallTimeOf(announced.until) : '',
  textNl: texts.nl,
  textEn: texts['en-gb'],
  reason: '',
});
type Fields = ReturnType<typeof fieldsOf>;

function faultOf({ from, until }: Fields): 'bothTimes' | 'wrongOrder' | undefined {
  if ((from === '') !== (until === '')) return 'bothTimes';
  // Times of one form are in the order of their letters.
  return from !== '' && until <= from ? 'wrongOrder' : undefined;
}

function writtenIn({ from, until, textNl, textEn }: Fields): Pick<Maintenance, 'announced' | 'texts'> {
  return {
    announced: from === '' ? null : { from: instantOfWallTime(from), until: instantOfWallTime(until) },
    texts: { nl: textNl, 'en-gb': textEn },
  };
}
