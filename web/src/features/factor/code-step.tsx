import { Button } from '@mantine/core';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorProof } from 'contract/factor-proof';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { CodeInput, isSixDigits, RecoveryInput } from './code-input.tsx';
import type { SecondStep } from './second-step.ts';
import styles from './factor.module.css';

type Way = 'app' | 'recovery';

/** Asks for the code of the app, a recovery code or a passkey. */
export function CodeStep({
  step,
  passkeys,
  onBack,
}: {
  step: SecondStep;
  /** Whether a passkey does as well. */
  passkeys: boolean;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('app');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const valid = way === 'app' ? isSixDigits(code) : code.trim() !== '';

  const attempt = async (proof: () => Promise<FactorProof | undefined>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const given = await proof();
      if (given) await step.logIn(given);
    } catch (caught) {
      setFailure(describeError(caught));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) void attempt(async () => ({ code: code.trim() }));
  };
  const withPasskey = () =>
    attempt(async () => {
      const { ticket, options } = await step.challenge();
      const response = await startAuthentication({
        optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      }).catch(() => undefined);
      if (response) return { passkey: { ticket, response: { ...response, clientExtensionResults: {} } } };
      setFailure(t('factor.step.passkeyStopped'));
      return undefined;
    });
  const change = (to: Way) => {
    setWay(to);
    setCode('');
    setFailure(undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.heading}>{t('factor.step.title')}</h2>
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      <p>{t(way === 'app' ? 'factor.step.intro' : 'factor.step.recoveryIntro')}</p>
      {way === 'app' ? (
        <CodeInput autoFocus label={t('factor.step.code')} value={code} onChange={setCode} />
      ) : (
        <RecoveryInput autoFocus label={t('factor.step.recovery')} value={code} onChange={setCode} />
      )}
      <Button type="submit" size="md" fullWidth disabled={!valid} aria-disabled={busy || undefined}>
        {t(busy ? 'factor.step.busy' : 'factor.step.submit')}
      </Button>
      {passkeys && (
        <Button variant="default" size="md" fullWidth onClick={() => void withPasskey()}>
          {t('factor.step.passkey')}
        </Button>
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          onClick={() => change(way === 'app' ? 'recovery' : 'app')}
        >
          {t(way === 'app' ? 'factor.step.toRecovery' : 'factor.step.toCode')}
        </button>
        <button type="button" className={styles.way} onClick={onBack}>
          {t('factor.step.back')}
        </button>
      </div>
    </form>
  );
}
