import { SegmentedControl, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutParts, type ContextContent, type ContextsResponse, putContexts } from 'contract/admin/contexts';
import { type ContextCode, contextCodes } from 'contract/contexts';
import { limits } from 'contract/limits';
import { type Locale, locales } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { moved, Moves } from '../content/moves.tsx';
import { PutBack } from '../content/put-back.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import styles from '../content/content.module.css';
import { AdminCard } from '../ui/admin-page.tsx';
import { AdminTable } from '../ui/table.tsx';
import { contextsQuery } from './contexts.ts';

type Texts = ContextContent['texts'][Locale];

/** Names, order and explanation, to be changed and then saved as a whole. */
export function ContextsEditor({ kept: { content, shipped, version } }: { kept: ContextsResponse }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(content);
  const setTexts = (locale: Locale, change: Partial<Texts>) =>
    setDraft({
      ...draft,
      texts: { ...draft.texts, [locale]: { ...draft.texts[locale], ...change } },
    });
  const setName = (locale: Locale, code: ContextCode, name: string) =>
    setTexts(locale, { names: { ...draft.texts[locale].names, [code]: name } });
  return (
    <>
      <AdminCard
        title={t('adminContent.contexts.names')}
        beside={
          <SegmentedControl
            aria-label={t('adminContent.contexts.order')}
            data={(['byName', 'byHand'] as const).map((value) => ({
              value,
              label: t(`adminContent.contexts.${value}`),
            }))}
            value={draft.order ? 'byHand' : 'byName'}
            onChange={(value) => setDraft({ ...draft, order: value === 'byHand' ? byName(draft) : null })}
          />
        }
      >
        <AdminTable
          label={t('adminContent.contexts.names')}
          columns={[
            { name: 'code', head: t('adminContent.contexts.code') },
            ...locales.map((name) => ({ name, head: t(`adminContent.contexts.nameIn.${name}`) })),
            { name: 'actions', head: t('adminContent.content.actions'), isHidden: true },
          ]}
          rows={(draft.order ?? byName(draft)).map((code, place) => {
            const name = draft.texts.nl.names[code];
            const isShipped = locales.every(
              (locale) => draft.texts[locale].names[code] === shipped.texts[locale].names[code],
            );
            return {
              key: code,
              cells: [
                code,
                ...locales.map((locale) => (
                  <TextInput
                    key={locale}
                    lang={locale}
                    aria-label={t(`adminContent.contexts.nameIn.${locale}`)}
                    maxLength={limits.maximumContextName}
                    value={draft.texts[locale].names[code]}
                    error={draft.texts[locale].names[code].trim() === ''}
                    onChange={(event) => setName(locale, code, event.currentTarget.value)}
                  />
                )),
                <div key="actions" className={styles.actions}>
                  {draft.order && (
                    <Moves
                      {...{ name, place }}
                      count={contextCodes.length}
                      onMove={(to) => setDraft({ ...draft, order: moved(draft.order!, place, to) })}
                    />
                  )}
                  {!isShipped && (
                    <PutBack
                      name={name}
                      onClick={() => setDraft({ ...draft, texts: withNames(draft, shipped, code) })}
                    />
                  )}
                </div>,
              ],
            };
          })}
        />
      </AdminCard>
      {locales.map((locale) => (
        <AdminCard key={locale} title={t(`adminContent.contexts.aboutIn.${locale}`)}>
          <div className={`${styles.fields} ${styles.inCard}`}>
            {aboutParts.map((part) => {
              const label = t(`adminContent.contexts.paragraphs.${part}`);
              const text = draft.texts[locale].about[part];
              const set = (about: string) =>
                setTexts(locale, { about: { ...draft.texts[locale].about, [part]: about } });
              return (
                <div key={part}>
                  <Textarea
                    label={label}
                    lang={locale}
                    autosize
                    minRows={2}
                    maxLength={limits.maximumContextAbout}
                    value={text}
                    error={text.trim() === ''}
                    onChange={(event) => set(event.currentTarget.value)}
                  />
                  {text !== shipped.texts[locale].about[part] && (
                    <PutBack name={label} onClick={() => set(shipped.texts[locale].about[part])} />
                  )}
                </div>
              );
            })}
          </div>
        </AdminCard>
      ))}
      <SaveBar
        unsaved={JSON.stringify(draft) !== JSON.stringify(content)}
        valid={isWhole(draft)}
        onDiscard={() => setDraft(content)}
        onSave={async (reason) => {
          const answer = await call(putContexts, { body: { version, content: draft, reason } });
          queries.setQueryData(contextsQuery.queryKey, answer);
        }}
      />
    </>
  );
}

const byName = ({ texts }: ContextContent): ContextCode[] =>
  contextCodes.toSorted((one, other) => texts.nl.names[one].localeCompare(texts.nl.names[other]));

/** The names of one context as they ship, and all other texts as they are. */
function withNames({ texts }: ContextContent, shipped: ContextContent, code: ContextCode) {
  const of = (locale: Locale): Texts => ({
    ...texts[locale],
    names: { ...texts[locale].names, [code]: shipped.texts[locale].names[code] },
  });
  return { nl: of('nl'), 'en-gb': of('en-gb') };
}

const isWhole = ({ texts }: ContextContent) =>
  locales.every((locale) =>
    [texts[locale].names, texts[locale].about]
      .flatMap((some) => Object.values(some))
      .every((text) => text.trim() !== ''),
  );
