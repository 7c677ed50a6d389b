import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSecondFactor, type SecondFactor } from 'contract/second-factor';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { FactorDialog, type FactorTask } from './factor-dialog.tsx';
import styles from './factor-group.module.css';
import { secondFactorKey } from './factor-key.ts';
import { Passkeys } from './passkeys.tsx';
import { SettingGroup } from './setting.tsx';

const secondFactor = {
  queryKey: secondFactorKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getSecondFactor, { signal }),
  staleTime: 0,
};

/** Recovery codes at which it is time for new ones. */
const few = 3;

/** The second factor of the user: on, off, in another app, recovery codes and passkeys (decision 10.12). */
export function FactorGroup() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(secondFactor);
  const [task, setTask] = useState<FactorTask>();
  return (
    <>
      <SettingGroup title={t('factor.own.title')} hint={t('factor.own.hint')}>
        {data ? (
          <Shown factor={data} onTask={setTask} />
        ) : error ? (
          <FailurePanel
            headingLevel="h3"
            error={error}
            lost={t('factor.own.lost')}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows rows={1} height={60} label={t('shell.loading')} />
        )}
      </SettingGroup>
      {data?.on && <Passkeys factor={data} onAdd={() => setTask('passkey')} />}
      <FactorDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function Shown({ factor, onTask }: { factor: SecondFactor; onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { on, requiredBy, recoveryCodes: left } = factor;
  const Icon = on ? IconShieldCheck : IconShieldOff;
  return (
    <div className={styles.part}>
      <Icon size={22} aria-hidden="true" />
      <div>
        <strong>{t(on ? 'factor.own.on' : 'factor.own.off')}</strong>
        {requiredBy !== null && <p>{t(`factor.own.requiredBy.${requiredBy}`)}</p>}
        {on && (
          <p data-few={left <= few || undefined}>
            {t('factor.own.left', { count: left, number: number(left) })}
            {left <= few && <> · {t('factor.own.few')}</>}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {on ? (
          <>
            <Button variant="default" onClick={() => onTask('renew')}>
              {t('factor.own.renew')}
            </Button>
            <Button variant="default" onClick={() => onTask('move')}>
              {t('factor.own.move')}
            </Button>
            {requiredBy === null && (
              <Button variant="default" onClick={() => onTask('turnOff')}>
                {t('factor.own.turnOff')}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => onTask('turnOn')}>{t('factor.own.turnOn')}</Button>
        )}
      </div>
    </div>
  );
}
