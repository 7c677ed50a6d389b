import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorSetUp } from 'contract/factor-proof';
import { copyText } from '#features/copy-text.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { sign } from '#ui/sign.tsx';
import { CodeInput, isSixDigits } from './code-input.tsx';
import styles from './factor.module.css';

/** The secret as a picture, a text and a link, and the code with which the app shows that it has it. */
export function SetUp({
  given,
  confirm,
  onBack,
}: {
  given: FactorSetUp;
  /** Throws what `call` throws. */
  confirm: (code: string) => Promise<void>;
  /** Leads back, where nothing around it does. */
  onBack?: () => void;
}) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSixDigits(code) || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await confirm(code.trim());
    } catch (caught) {
      setFailure(describeError(caught));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.heading}>{t('factor.setUp.title')}</h2>
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      <p>{t('factor.setUp.scan')}</p>
      <img
        className={styles.qr}
        width={208}
        height={208}
        alt={t('factor.setUp.qr')}
        src={`data:image/svg+xml,${encodeURIComponent(given.qr)}`}
      />
      <div className={styles.key}>
        <span id="factor-key">{t('factor.setUp.key')}</span>
        <code aria-labelledby="factor-key">{given.key}</code>
        <div className={styles.keyWays}>
          <Button
            variant="default"
            leftSection={sign(IconCopy)}
            onClick={() => void copyText(given.key.replaceAll(' ', ''), t('factor.setUp.copied'))}
          >
            {t('factor.setUp.copyKey')}
          </Button>
          <a href={given.address}>{t('factor.setUp.open')}</a>
        </div>
      </div>
      <CodeInput autoFocus label={t('factor.setUp.code')} value={code} onChange={setCode} />
      <Button
        type="submit"
        size="md"
        fullWidth
        disabled={!isSixDigits(code)}
        aria-disabled={busy || undefined}
      >
        {t(busy ? 'factor.step.busy' : 'factor.setUp.submit')}
      </Button>
      {onBack && (
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={onBack}>
            {t('factor.step.back')}
          </button>
        </div>
      )}
    </form>
  );
}
