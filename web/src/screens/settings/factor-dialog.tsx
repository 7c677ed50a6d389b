import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorSetUp } from 'contract/factor-proof';
import { limits } from 'contract/limits';
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
  renewRecoveryCodes,
} from 'contract/second-factor';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { RecoveryCodes } from '#features/factor/recovery-codes.tsx';
import { SetUp } from '#features/factor/set-up.tsx';
import { useSession } from '#session/session.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { secondFactorKey } from './factor-key.ts';
import { FactorConfirm } from './factor-confirm.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { sessionsKey } from './session-list.tsx';

/** What is done with the second factor. */
export type FactorTask = 'turnOn' | 'turnOff' | 'move' | 'renew' | 'passkey';

const headers = {
  turnOn: 'factor.own.turnOnHeader',
  turnOff: 'factor.own.turnOffHeader',
  move: 'factor.own.moveHeader',
  renew: 'factor.own.renewHeader',
  passkey: 'factor.passkeys.addHeader',
} as const;

/** Does one thing with the second factor, step by step; codes that are shown are left by saying that they are kept. */
export function FactorDialog({ task, onClose }: { task: FactorTask | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const [last, setLast] = useState<FactorTask>('turnOn');
  if (task !== undefined && task !== last) setLast(task);
  return (
    <Modal
      opened={task !== undefined}
      onClose={onClose}
      title={t(headers[task ?? last])}
      size={440}
      closeOnClickOutside={false}
    >
      {task === 'passkey' ? (
        <NewPasskey onClose={onClose} />
      ) : (
        task && <Steps key={task} task={task} onClose={onClose} />
      )}
    </Modal>
  );
}

function Steps({ task, onClose }: { task: Exclude<FactorTask, 'passkey'>; onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [given, setGiven] = useState<FactorSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();

  const done = async (text: string) => {
    onClose();
    showMessage({ kind: 'success', text });
    await Promise.all(
      [secondFactorKey, sessionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  const confirmed = async (proof: { password: string; code: string }) => {
    const timeout = limits.passwordTimeout;
    if (task === 'turnOff') {
      await call(endSecondFactor, { body: proof, timeout });
      return done(t('factor.own.turnedOff'));
    }
    if (task === 'renew') setCodes((await call(renewRecoveryCodes, { body: proof, timeout })).recoveryCodes);
    else {
      const { password, code } = proof;
      setGiven(await call(beginSecondFactor, { body: { password, ...(code && { code }) }, timeout }));
    }
  };
  const finish = async (ticket: string, code: string) => {
    const { recoveryCodes } = await call(finishSecondFactor, { body: { ticket, code } });
    if (recoveryCodes.length === 0) return done(t('factor.own.moved'));
    setCodes(recoveryCodes);
  };
  if (codes) {
    const said = task === 'renew' ? t('factor.own.renewed') : t('factor.own.turnedOn');
    return <RecoveryCodes codes={codes} email={user.email} onKept={() => void done(said)} />;
  }
  if (given) return <SetUp given={given} confirm={(code) => finish(given.ticket, code)} />;
  return <FactorConfirm task={task} onConfirm={confirmed} onClose={onClose} />;
}
