import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorSetUp } from 'contract/factor-proof';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import type { SecondStep } from './second-step.ts';
import styles from './factor.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** Leads who has to have a second factor through setting it up; the login goes on once the recovery codes are kept. */
export function SetUpAtLogin({
  email,
  step,
  onBack,
}: {
  email: string;
  step: SecondStep;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const [given, setGiven] = useState<FactorSetUp>();
  const [kept, setKept] = useState<{ recoveryCodes: string[]; enter: () => void }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Whoever closes the page now has codes that nobody can show again.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: kept !== undefined });
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setGiven(await step.begin());
    } catch (caught) {
      setFailure(describeError(caught));
    }
    setBusy(false);
  };
  if (kept) return <RecoveryCodes codes={kept.recoveryCodes} email={email} onKept={kept.enter} />;
  if (given)
    return (
      <SetUp
        given={given}
        onBack={onBack}
        confirm={async (code) => setKept(await step.finish({ ticket: given.ticket, code }))}
      />
    );
  return (
    <div className={styles.form}>
      <h2 className={styles.heading}>{t('factor.setUp.title')}</h2>
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      <p>{t('factor.setUp.why')}</p>
      <Button size="md" fullWidth autoFocus loading={busy} onClick={() => void begin()}>
        {t('factor.own.next')}
      </Button>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onBack}>
          {t('factor.step.back')}
        </button>
      </div>
    </div>
  );
}
