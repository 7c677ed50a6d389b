import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Why } from 'contract/admin/why';
import { sign } from '#ui/sign.tsx';
import { ResumeMail } from '../ui/resume-mail.tsx';
import styles from './why.module.css';

const icons = { passed: IconCheck, waiting: IconClock, stopped: IconX, skipped: IconMinus };

/** What the document passed on its way to the user, up to what stopped it. */
export function WhySteps({
  steps,
  user,
  address,
  onChange,
}: Pick<Why, 'steps' | 'user' | 'address'> & { onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, state, text }) => (
        <li key={step} data-state={state}>
          <span className={styles.sign}>{sign(icons[state], 15)}</span>
          <div>
            <strong>{t(`watching.why.steps.${step}`)}</strong>
            {/* The sign says it to those who see it. */}
            <span className="visually-hidden"> {t(`watching.why.states.${state}`)}</span>
            {text !== '' && <p>{text}</p>}
          </div>
          {step === 'delivery' && address.paused && (
            <ResumeMail userId={user.id} address={address} onDone={onChange} />
          )}
        </li>
      ))}
    </ol>
  );
}
