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
import { AskBeforeLeaving } from '#features/ask-before-leaving.tsx';
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

/**
 * Does one thing with the second factor, step by step. Recovery codes are shown once: who has them on the screen leaves
 * by saying that they are kept, and by nothing else.
 */
export function FactorDialog({ task, onClose }: { task: FactorTask | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const [last, setLast] = useState<FactorTask>('turnOn');
  if (task !== undefined && task !== last) setLast(task);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  const shown = codes !== undefined;
  return (
    <>
      <Modal
        opened={task !== undefined}
        onClose={close}
        title={t(headers[task ?? last])}
        size={440}
        closeOnClickOutside={false}
        closeOnEscape={!shown}
        withCloseButton={!shown}
      >
        {task === 'passkey' ? (
          <NewPasskey onClose={close} />
        ) : (
          task && <Steps key={task} task={task} codes={codes} onCodes={setCodes} onClose={close} />
        )}
      </Modal>
      <AskBeforeLeaving
        unsaved={shown}
        header={t('factor.codes.leave.header')}
        body={t('factor.codes.leave.body')}
        confirm={t('factor.codes.leave.confirm')}
      />
    </>
  );
}

function Steps({
  task,
  codes,
  onCodes,
  onClose,
}: {
  task: Exclude<FactorTask, 'passkey'>;
  /** The recovery codes that are shown. */
  codes: readonly string[] | undefined;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [given, setGiven] = useState<FactorSetUp>();

  // What is behind the dialog says at once how it is now.
  const changed = () => {
    for (const queryKey of [secondFactorKey, sessionsKey]) void queries.invalidateQueries({ queryKey });
  };
  const done = (text: string) => {
    onClose();
    showMessage({ kind: 'success', text });
  };
  const confirmed = async (proof: { password: string; code: string }) => {
    const timeout = limits.passwordTimeout;
    if (task === 'turnOff') {
      await call(endSecondFactor, { body: proof, timeout });
      changed();
      done(t('factor.own.turnedOff'));
    } else if (task === 'renew') {
      onCodes((await call(renewRecoveryCodes, { body: proof, timeout })).recoveryCodes);
      changed();
    } else {
      const { password, code } = proof;
      setGiven(await call(beginSecondFactor, { body: { password, ...(code && { code }) }, timeout }));
    }
  };
  const finish = async (ticket: string, code: string) => {
    const { recoveryCodes } = await call(finishSecondFactor, { body: { ticket, code } });
    changed();
    if (recoveryCodes.length === 0) done(t('factor.own.moved'));
    else onCodes(recoveryCodes);
  };
  if (codes) {
    const said = task === 'renew' ? t('factor.own.renewed') : t('factor.own.turnedOn');
    return <RecoveryCodes codes={codes} email={user.email} onKept={() => done(said)} />;
  }
  if (given) return <SetUp given={given} confirm={(code) => finish(given.ticket, code)} />;
  return <FactorConfirm task={task} onConfirm={confirmed} onClose={onClose} />;
}
