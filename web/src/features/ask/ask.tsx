import { IconInfoCircle } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AskFound } from 'contract/asks';
import type { DomainId } from 'contract/dashboards';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { lacking } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './ask.module.css';
import { AskCards } from './ask-cards.tsx';
import { NotFound } from './not-found.tsx';
import { Passage } from './passage.tsx';
import { Sentences } from './sentences.tsx';
import { type Asked, useAsk } from './use-ask.ts';
import { within } from './within.ts';

interface Props {
  domain: DomainId;
  search: Search;
  className: string | undefined;
}

/** The answer to a question with the passages it rests on, or the best passages alone (UX-3, 31 and 31b). */
export function Ask({ domain, search, className }: Props) {
  const { t } = useTranslation();
  const { ask: question = '', askQuery: translated } = search.view;
  const asked = useAsk(domain, search.run, { question, translated });
  if (question === '') {
    return (
      <div className={className}>
        <EmptyState title={t('ask.begin')}>
          <p>{t('ask.beginText')}</p>
        </EmptyState>
      </div>
    );
  }
  const lacks = lacking({ ...search.run, query: question });
  if (lacks !== undefined) {
    return (
      <div className={className}>
        <EmptyState title={t(lacks === 'types' ? 'timeline.query.noTypes' : 'timeline.query.noContext')} />
      </div>
    );
  }
  return (
    <div className={`${styles.columns} ${className ?? ''}`}>
      <article className={styles.answer} aria-label={t('ask.title')}>
        <Head {...{ search, asked }} />
        <Content {...{ domain, search, asked }} />
      </article>
      {asked.found && (
        <aside className={styles.cards} aria-label={t('ask.about')}>
          <AskCards domain={domain} search={search} asked={asked} found={asked.found} />
        </aside>
      )}
    </div>
  );
}

type Shown = Omit<Props, 'className'> & { asked: Asked };

/** What is looked at, and the way to all that was found. */
function Head({ search, asked: { found, sentences } }: Pick<Shown, 'search' | 'asked'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <nav className={styles.head} aria-label={t('ask.parts')}>
      <h2 aria-current="true">{t(sentences.length > 0 ? 'ask.answer' : 'ask.passages')}</h2>
      {found && found.count > 0 && (
        <button
          type="button"
          onClick={() => search.begin({ ...search.run, query: within(search.run.query, found.translated) })}
        >
          {t('ask.timeline')} <span className={styles.pill}>{number(found.count)}</span>
        </button>
      )}
    </nav>
  );
}

function Content({ domain, search, asked }: Shown) {
  const { t } = useTranslation();
  const { found, sentences, end, busy, error, stop, again } = asked;
  if (error && !found) return <FailurePanel error={error} onRetry={again} />;
  if (!found) return <SkeletonRows rows={6} height={96} label={t('ask.busy')} />;
  if (found.passages.length === 0) {
    return (
      <EmptyState title={t('ask.none')}>
        <p>{t(reasonOf(found))}</p>
      </EmptyState>
    );
  }
  const results = search.address;
  const notice = noticeOf(asked);
  return (
    <>
      {busy && found.answers && (
        <p role="status" className={styles.notice}>
          <span>{t('ask.writing')}</span>
          <Button variant="default" size="compact-sm" onClick={stop}>
            {t('ask.stop')}
          </Button>
        </p>
      )}
      {notice && (
        <p role="status" className={styles.notice}>
          <IconInfoCircle size={16} aria-hidden="true" />
          <span>{t(notice)}</span>
          {(notice === 'ask.stopped' || notice === 'ask.interrupted') && (
            <Button variant="default" size="compact-sm" onClick={again}>
              {t('ask.again')}
            </Button>
          )}
        </p>
      )}
      {sentences.length > 0 ? (
        <Sentences {...{ domain, search, sentences, found }} done={end !== undefined}>
          {end && <NotFound found={found} end={end} results={results} answered />}
        </Sentences>
      ) : (
        <>
          <ol className={styles.passages}>
            {found.passages.map((passage) => (
              <li key={`${passage.document.id} ${passage.start}`}>
                <Passage passage={passage} results={results} titled />
              </li>
            ))}
          </ol>
          {end && <NotFound found={found} end={end} results={results} />}
        </>
      )}
    </>
  );
}

/** Why there are passages alone, or an answer that is not whole. */
function noticeOf({ end, busy, error }: Asked) {
  if (end?.noAnswer) return `ask.noAnswer.${end.noAnswer}` as const;
  if (busy || end) return undefined;
  return error ? 'ask.interrupted' : 'ask.stopped';
}

/** Why there is no passage. */
function reasonOf({ translated, count }: AskFound) {
  if (translated === '') return 'ask.noTerms';
  return count > 0 ? 'ask.noneInText' : 'ask.noneText';
}
