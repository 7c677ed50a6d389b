import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { narrow } from '#features/palette/narrow.ts';
import styles from './questions.module.css';

/** Our own questions (decision 1.5); their words are `support.questions.items`. */
const questions = [
  'few',
  'forms',
  'number',
  'context',
  'fresh',
  'summary',
  'share',
  'lock',
  'private',
] as const;

/** The frequently asked questions, narrowed by what is typed. */
export function Questions() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const all = questions.map((key) => ({
    key,
    label: t(`support.questions.items.${key}.question`),
    words: t(`support.questions.items.${key}.answer`),
  }));
  const shown = narrow(all, text);
  return (
    <>
      <div className={styles.filter}>
        <IconSearch size={16} aria-hidden="true" />
        <input
          type="text"
          aria-label={t('support.questions.filter')}
          placeholder={t('support.questions.filter')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : styles.none}>
        {shown.length > 0
          ? t('support.questions.found', { count: shown.length })
          : t('support.questions.none')}
      </p>
      <div className={styles.questions}>
        {shown.map(({ key, label, words }) => (
          <details key={key}>
            <summary>
              <IconChevronRight size={16} aria-hidden="true" />
              {label}
            </summary>
            <p>{words}</p>
          </details>
        ))}
      </div>
    </>
  );
}
