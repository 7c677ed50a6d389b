import { Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskFound } from 'contract/asks';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { QueryText } from '#features/search/query-text.tsx';
import type { Search } from '#features/search/use-search-state.ts';
import { sign } from '#ui/sign.tsx';
import styles from './ask.module.css';
import { type Asked, keepFor } from './use-ask.ts';
import { within } from './within.ts';

interface Props {
  domain: DomainId;
  search: Search;
  asked: Asked;
  found: AskFound;
}

/** Beside the answer: how the question was read, what the answer rests on, and further questions. */
export function AskCards(props: Props) {
  const { asked } = props;
  return (
    <>
      <QuestionCard {...props} />
      {asked.sentences.length > 0 && <RestsCard {...props} />}
      {asked.end && asked.end.followUps.length > 0 && (
        <FollowUps {...props} followUps={asked.end.followUps} />
      )}
    </>
  );
}

function QuestionCard({ search, found }: Props) {
  const { t, i18n } = useTranslation();
  const { number } = useFormats();
  const [editing, setEditing] = useState(false);
  const title = useId();
  const { query } = search.run;
  const listed = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'unit' }).format(words);
  const isOwn = found.madeBy === 'asker';
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={styles.cardHead}>
        <h2 id={title}>{t('ask.query.title')}</h2>
        {!editing && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={sign(IconPencil, 14)}
            onClick={() => setEditing(true)}
          >
            {t('ask.query.edit')}
          </Button>
        )}
      </div>
      {editing ? (
        <EditQuery search={search} translated={found.translated} onEnd={() => setEditing(false)} />
      ) : (
        found.translated !== '' && (
          <p className={styles.query}>
            <QueryText query={found.translated} />
          </p>
        )
      )}
      <div className={styles.chips}>
        {query !== '' && (
          <span className={styles.chip}>
            <span>
              {t('ask.query.within')} <b>{query}</b>
            </span>
            <button
              type="button"
              aria-label={t('ask.query.withinRemove', { query })}
              onClick={() => {
                document.getElementById('main')?.focus();
                search.submit('');
              }}
            >
              <IconX size={12} aria-hidden="true" />
            </button>
          </span>
        )}
        {found.count > 0 && (
          <button
            type="button"
            className={styles.link}
            onClick={() => search.begin({ ...search.run, query: within(query, found.translated) })}
          >
            {t('ask.query.count', { count: found.count, number: number(found.count) })}
          </button>
        )}
      </div>
      {isOwn ? (
        <button
          type="button"
          className={styles.link}
          onClick={() => search.look({ ask: search.view.ask, askQuery: undefined })}
        >
          {t('ask.query.reset')}
        </button>
      ) : (
        <p className={styles.note}>
          {found.leftOut.length > 0 && <>{t('ask.query.leftOut', { words: listed(found.leftOut) })} </>}
          {found.unknown.length > 0 && <>{t('ask.query.unknown', { words: listed(found.unknown) })} </>}
          {t('ask.query.order')}
        </p>
      )}
    </section>
  );
}

function EditQuery({ search, translated, onEnd }: { search: Search; translated: string; onEnd: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(translated);
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onEnd();
        search.look({ ask: search.view.ask, askQuery: text.trim() });
      }}
    >
      <textarea
        aria-label={t('ask.query.label')}
        rows={3}
        value={text}
        maxLength={limits.maximumQueryLength}
        spellCheck={false}
        // Who chose to edit goes on to type.
        ref={(field) => field?.focus()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" size="compact-sm">
        {t('ask.query.run')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={onEnd}>
        {t('ask.query.cancel')}
      </Button>
    </form>
  );
}

function RestsCard({ search, asked: { sentences }, found }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const title = useId();
  const used = new Set(sentences.map(({ passage }) => `${passage.document.id} ${passage.start}`)).size;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{t('ask.rests.title')}</h2>
      <dl className={styles.rests}>
        <dt>{t('ask.rests.found')}</dt>
        <dd>
          <button
            type="button"
            className={styles.link}
            onClick={() => search.begin({ ...search.run, query: within(search.run.query, found.translated) })}
          >
            {number(found.count)}
          </button>
        </dd>
        <dt>{t('ask.rests.read')}</dt>
        <dd>{number(found.read)}</dd>
        <dt>{t('ask.rests.used')}</dt>
        <dd>{number(used)}</dd>
        <dt>{t('ask.rests.unread')}</dt>
        <dd>{number(found.unread.length)}</dd>
      </dl>
    </section>
  );
}

function FollowUps({
  search,
  asked: { sentences, found },
  followUps,
}: Props & { followUps: readonly string[] }) {
  const { t } = useTranslation();
  const title = useId();
  const passages = [...sentences.map(({ passage }) => passage), ...(found?.passages ?? [])];
  const ask = (question: string) => {
    keepFor(
      question,
      passages.map(({ document, start, end }) => ({ documentId: document.id, start, end })),
    );
    search.look({ ask: question, askQuery: undefined });
  };
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{t('ask.followUps')}</h2>
      <ul>
        {followUps.map((question) => (
          <li key={question}>
            <button type="button" className={styles.link} onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
