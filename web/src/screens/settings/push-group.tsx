import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listPushDevices, type PushDevice, removePushDevice, testPushDevice } from 'contract/push';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { config } from '#session/config.ts';
import { describeError, showError } from '#session/describe.ts';
import { endMessages } from '#session/end-messages.ts';
import { installPrompt } from '#session/install.ts';
import { pushAbility, startWorker, takeMessages } from '#session/push.ts';
import { useValue } from '#session/value.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './push-group.module.css';
import { isPhone } from './phones.ts';
import { ChoiceSetting, SettingGroup } from './setting.tsx';

const key = ['pushDevices'];

/** Messages on devices: this one on or off, a test, those of the user with the way to end each, and installing. */
export function PushGroup() {
  const { t } = useTranslation();
  useEffect(startWorker, []);
  const devices = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listPushDevices, { signal }),
    staleTime: 0,
  });
  const { data, publicKey = '' } = devices.data ?? {};
  return (
    <SettingGroup title={t('settings.push.title')} hint={t('settings.push.hint')}>
      {devices.isPending && <SkeletonRows rows={1} height={60} label={t('shell.loading')} />}
      {devices.isError && data === undefined && (
        <ErrorPanel
          headingLevel="h3"
          message={describeError(devices.error)}
          onRetry={() => void devices.refetch()}
        />
      )}
      {data !== undefined && (
        <>
          <ThisDevice publicKey={publicKey} device={data.find(({ current }) => current)} />
          {data.length > 0 && (
            <ul className={styles.devices} aria-label={t('settings.push.devices')}>
              {data.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </ul>
          )}
        </>
      )}
      <Install />
    </SettingGroup>
  );
}

/** Whether this browser is told, and what to do where it cannot be. */
function ThisDevice({ publicKey, device }: { publicKey: string; device: PushDevice | undefined }) {
  const { t } = useTranslation();
  const ability = pushAbility();
  const start = useMutation({
    mutationFn: () => takeMessages(publicKey),
    onSuccess: (taken) =>
      taken
        ? showMessage({ kind: 'success', text: t('settings.push.isOn') })
        : showMessage({ kind: 'info', text: t('settings.push.notAllowed') }),
    onError: (failure) =>
      failure instanceof DOMException
        ? showMessage({ kind: 'error', text: t('settings.push.noService') })
        : showError(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const hint = {
    possible: t(device ? 'settings.push.on' : 'settings.push.off'),
    refused: t('settings.push.refused'),
    impossible: t('settings.push.impossible', { productName: config.productName }),
  }[ability];
  return (
    <ChoiceSetting label={t('settings.push.here')} hint={hint}>
      {(label) => (
        <div role="group" aria-label={label} className={styles.controls}>
          {ability === 'possible' && !device && (
            <Button loading={start.isPending} onClick={() => start.mutate()}>
              {t('settings.push.start')}
            </Button>
          )}
          {device && <TestButton device={device} />}
        </div>
      )}
    </ChoiceSetting>
  );
}

function TestButton({ device }: { device: PushDevice }) {
  const { t } = useTranslation();
  const test = useMutation({
    mutationFn: () => call(testPushDevice, { body: { id: device.id } }),
    onSuccess: ({ data: { fault } }) =>
      fault === null
        ? showMessage({ kind: 'success', text: t('settings.push.testSent') })
        : showMessage({ kind: 'error', text: t(`settings.push.faults.${fault}`) }),
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
      {t('settings.push.test')}
    </Button>
  );
}

function Device({ device }: { device: PushDevice }) {
  const { t } = useTranslation();
  const { dayAndTime, shortDate } = useFormats();
  const { id, program, system, current, createdAt, lastSentAt, stoppedAt } = device;
  const end = useMutation({
    mutationFn: () => call(removePushDevice, { body: { id } }),
    onSuccess: () => {
      if (current) void endMessages().catch(() => undefined);
      showMessage({ kind: 'success', text: t('settings.push.ended') });
    },
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const name =
    program !== null && system !== null
      ? t('settings.security.device', { program, system })
      : (program ?? system ?? t('settings.security.unknownDevice'));
  const Icon = isPhone(system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Icon size={22} aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        {current && <span className={styles.current}>{t('settings.security.thisOne')}</span>}
        <p>
          {t('settings.push.since', { day: shortDate(createdAt) })}
          {lastSentAt !== null && ` ${t('settings.push.lastSent', { moment: dayAndTime(lastSentAt) })}`}
        </p>
        {stoppedAt !== null && (
          <p className={styles.stopped}>
            {t('settings.push.stopped', { moment: dayAndTime(stoppedAt), productName: config.productName })}
          </p>
        )}
      </div>
      <Button
        variant="default"
        loading={end.isPending}
        aria-label={t('settings.push.endNamed', { device: name })}
        onClick={() => end.mutate()}
      >
        {t('settings.push.end')}
      </Button>
    </li>
  );
}

/** The way to install the product, where this browser offers one or its maker has another. */
function Install() {
  const { t } = useTranslation();
  const offer = useValue(installPrompt);
  const { productName } = config;
  const isApple = /\b(iPhone|iPad)\b/.test(navigator.userAgent);
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled || (!offer && !isApple)) return null;
  return (
    <ChoiceSetting
      label={t('settings.push.install', { productName })}
      hint={t(offer ? 'settings.push.installHint' : 'settings.push.installApple')}
    >
      {() =>
        offer && (
          <Button
            variant="default"
            onClick={() => {
              installPrompt.set(undefined);
              void offer.prompt();
            }}
          >
            {t('settings.push.installNow')}
          </Button>
        )
      }
    </ChoiceSetting>
  );
}
