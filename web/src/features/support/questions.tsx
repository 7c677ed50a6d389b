import { Button } from '@mantine/core';
import { IconChevronRight, IconLink, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportQuestion } from 'contract/support';
import { copyText } from '#features/copy-text.ts';
import { narrow } from '#features/palette/narrow.ts';
import { sign } from '#ui/sign.tsx';
import rich from '#ui/rich-text.module.css';
import styles from './questions.module.css';

/** The frequently asked questions, narrowed by what is typed; each has an address of its own (UX 5.9). */
export function Questions({
  questions,
  first,
}: {
  questions: readonly SupportQuestion[];
  first?: string | undefined;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  // Where the dialog was asked for at a question, that one is what the reader came for.
  const atFirst = useRef<HTMLElement>(null);
  useEffect(() => {
    atFirst.current?.scrollIntoView({ block: 'nearest' });
    atFirst.current?.focus({ preventScroll: true });
  }, []);
  const all = questions.map(({ id, question, answer }) => ({
    ...{ id, answer, label: question },
    words: answer.replaceAll(/<[^>]*>/g, ' '),
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
        {shown.map(({ id, label, answer }) => (
          <details key={id} open={id === first}>
            <summary ref={id === first ? atFirst : undefined}>
              <IconChevronRight size={16} aria-hidden="true" />
              {label}
            </summary>
            <div className={styles.answer}>
              <div className={rich.rich} dangerouslySetInnerHTML={{ __html: answer }} />
            </div>
            <Button
              variant="subtle"
              size="xs"
              leftSection={sign(IconLink, 14)}
              aria-label={`${t('support.questions.copyLink')}: ${label}`}
              onClick={() =>
                void copyText(`${location.origin}/support/${id}`, t('support.questions.linkCopied'))
              }
            >
              {t('support.questions.copyLink')}
            </Button>
          </details>
        ))}
      </div>
    </>
  );
}
