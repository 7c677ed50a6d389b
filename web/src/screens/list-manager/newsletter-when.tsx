import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import styles from './newsletter-send.module.css';
import { quarters, type When, type WhenProblem } from './when.ts';

/** When a newsletter leaves: now, or on a day at a time in Amsterdam. */
export function NewsletterWhen({
  when,
  problem,
  onChange,
}: {
  when: When;
  problem: WhenProblem | undefined;
  onChange: (when: When) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.when}>
      <Radio.Group
        label={t('readers.send.when')}
        value={when.kind}
        onChange={(kind) => onChange({ ...when, kind: kind === 'now' ? 'now' : 'later' })}
      >
        <div className={styles.choices}>
          <Radio value="now" label={t('readers.send.now')} />
          <Radio value="later" label={t('readers.send.later')} />
        </div>
      </Radio.Group>
      {when.kind === 'later' && (
        <div className={styles.moment}>
          <TextInput
            label={t('readers.send.day')}
            description={t('readers.send.dayHint')}
            inputMode="numeric"
            autoComplete="off"
            value={when.day}
            error={problem && t(`readers.send.${problem}`, { days: limits.issueDaysAhead })}
            onChange={(event) => onChange({ ...when, day: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('readers.send.time')}
            description={t('readers.send.timeHint')}
            data={[...quarters]}
            value={when.time}
            onChange={(event) => onChange({ ...when, time: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
