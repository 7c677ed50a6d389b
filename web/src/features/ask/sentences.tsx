import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBookmark, IconCopy, IconSparkles, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskFound, AskSentence } from 'contract/asks';
import type { DomainId } from 'contract/dashboards';
import { copyText } from '#features/copy-text.ts';
import { pickLists } from '#features/lists/picker-state.ts';
import { criteriaOf } from '#features/saved-searches/criteria.ts';
import { saveSearch } from '#features/saved-searches/saving.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { sign } from '#ui/sign.tsx';
import styles from './ask.module.css';
import { Passage, usePassageText } from './passage.tsx';
import { within } from './within.ts';

/** The sentences of an answer, each with its passage beside it; on a phone below it, closed after the first. */
export function Sentences({
  domain,
  search,
  sentences,
  found,
  done,
  children,
}: {
  domain: DomainId;
  search: Search;
  sentences: readonly AskSentence[];
  found: AskFound;
  /** Nothing comes any more. */
  done: boolean;
  /** What was not found. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const { quotationOf } = usePassageText(search.address);
  const results = search.address;
  const copy = () =>
    void copyText(
      sentences
        .map(({ text, passage }, index) => `${index + 1}. ${text}\n${quotationOf(passage)}`)
        .join('\n\n'),
      t('ask.copiedAll'),
    );
  const sources = [...new Set(sentences.map(({ passage }) => passage.document.id))];
  const save = () =>
    saveSearch({
      domain,
      criteria: criteriaOf(domain, { ...search.run, query: within(search.run.query, found.translated) }),
      ran: true,
    });
  return (
    <>
      <div className={styles.titles} aria-hidden="true">
        <span>{t('ask.answer')}</span>
        <span>{t('ask.where')}</span>
      </div>
      <ol className={styles.sentences} aria-live="polite">
        {sentences.map(({ text, passage }, index) => (
          <li key={text}>
            <p className={styles.sentence}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {text}
            </p>
            {phone ? (
              <details open={index === 0}>
                <summary>{t('ask.where')}</summary>
                <Passage {...{ passage, results }} titled={false} />
              </details>
            ) : (
              <Passage {...{ passage, results }} titled={false} />
            )}
          </li>
        ))}
      </ol>
      {children}
      <p className={styles.made}>
        <IconSparkles size={16} aria-hidden="true" />
        {t('ask.madeByAi')}
      </p>
      {done && (
        <div className={styles.actions} data-unprinted>
          <Button variant="default" leftSection={sign(IconCopy)} onClick={copy}>
            {t('ask.copyAll')}
          </Button>
          <Button
            variant="default"
            aria-haspopup="dialog"
            leftSection={sign(IconBookmark)}
            onClick={(event) => pickLists({ documentIds: sources }, event.currentTarget)}
          >
            {t('ask.toList')}
          </Button>
          <Button variant="default" leftSection={sign(IconStar)} onClick={save}>
            {t('ask.save')}
          </Button>
        </div>
      )}
    </>
  );
}
