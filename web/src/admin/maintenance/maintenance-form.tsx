import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putMaintenance, type SetMaintenance } from 'contract/admin/maintenance';
import { limits } from 'contract/limits';
import type { Maintenance } from 'contract/maintenance';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { orShowNow } from '../meanwhile.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { MomentInput } from '../ui/moment-input.tsx';
import { maintenanceQuery } from './maintenance.ts';
import styles from './maintenance-page.module.css';

/** What can be done with maintenance; `save` keeps what stands in the form. */
type Change = 'save' | 'turnOn' | 'turnOff' | 'clear';

/** How maintenance is set, to be changed; every change goes with all that stands in the form. */
export function MaintenanceForm({ set }: { set: SetMaintenance }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const { on, announced, changedAt } = set;
  const [fields, setFields] = useState(() => fieldsOf(set));
  const [asked, setAsked] = useState<Change>();
  const fault = faultOf(fields);
  const change = (changed: Partial<Fields>) => setFields({ ...fields, ...changed });

  const keep = async (what: Change, reason: string) => {
    const body = { on, ...writtenIn(fields), ...changes[what], changedAt, reason };
    const answer = await call(putMaintenance, { body }).catch(orShowNow(maintenanceQuery.queryKey));
    queries.setQueryData(maintenanceQuery.queryKey, answer);
    showMessage({ kind: 'success', text: t('shell.saved') });
  };
  return (
    <div className={styles.form}>
      <AdminCard
        title={t(`admin.maintenance.state.${on ? 'on' : 'off'}`)}
        beside={
          <Button
            variant={on ? 'filled' : 'default'}
            disabled={fault !== undefined}
            onClick={() => setAsked(on ? 'turnOff' : 'turnOn')}
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
            <MomentInput
              key={end}
              label={t(`admin.maintenance.${end}`)}
              value={fields[end]}
              error={end === 'until' && fault && t(`admin.maintenance.${fault}`)}
              onChange={(instant) => change({ [end]: instant })}
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
              onChange={(event) => change({ [text]: event.currentTarget.value })}
            />
          ))}
          <div className={styles.actions}>
            <Button disabled={fault !== undefined} onClick={() => setAsked('save')}>
              {t('shell.save')}
            </Button>
            {announced !== null && (
              <Button variant="default" onClick={() => setAsked('clear')}>
                {t('admin.maintenance.clear')}
              </Button>
            )}
          </div>
        </div>
      </AdminCard>
      {asked && (
        <ChangeDialog
          title={t(`admin.maintenance.asks.${asked}`)}
          confirm={t(asked === 'save' ? 'shell.save' : `admin.maintenance.${asked}`)}
          onSubmit={(reason) => keep(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'turnOn' && <p>{t('admin.maintenance.consequence')}</p>}
        </ChangeDialog>
      )}
    </div>
  );
}

const changes: Record<Change, Partial<Maintenance>> = {
  save: {},
  turnOn: { on: true },
  turnOff: { on: false, announced: null },
  clear: { announced: null },
};

const fieldsOf = ({ announced, texts }: SetMaintenance) => ({
  from: announced?.from ?? '',
  until: announced?.until ?? '',
  textNl: texts.nl,
  textEn: texts['en-gb'],
});
type Fields = ReturnType<typeof fieldsOf>;

function faultOf({ from, until }: Fields): 'bothTimes' | 'wrongOrder' | undefined {
  if ((from === '') !== (until === '')) return 'bothTimes';
  return from !== '' && Date.parse(until) <= Date.parse(from) ? 'wrongOrder' : undefined;
}

function writtenIn({ from, until, textNl, textEn }: Fields): Pick<Maintenance, 'announced' | 'texts'> {
  return {
    announced: from === '' ? null : { from, until },
    texts: { nl: textNl, 'en-gb': textEn },
  };
}
