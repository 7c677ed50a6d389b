import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutParts, type ContextContent, type ContextsResponse, putContexts } from 'contract/admin/contexts';
import { type ContextCode, contextCodes } from 'contract/contexts';
import { limits } from 'contract/limits';
import { type Locale, locales } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { moved, Moves } from '../content/moves.tsx';
import { NamesTable } from '../content/names-table.tsx';
import { Paragraphs } from '../content/paragraphs.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import { changesIn, isWhole, namesOf, withTexts } from '../content/texts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { contextsQuery } from './contexts.ts';

type Texts = ContextContent['texts'];

/** Names, order and explanation, to be changed and then saved as a whole. */
export function ContextsEditor({ kept: { content, shipped, version } }: { kept: ContextsResponse }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(content);
  const { order, texts } = draft;
  const setTexts = (changed: (locale: Locale) => Partial<Texts[Locale]>) =>
    setDraft({ ...draft, texts: withTexts(texts, changed) });
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
            value={order ? 'byHand' : 'byName'}
            onChange={(value) => setDraft({ ...draft, order: value === 'byHand' ? byName(content) : null })}
          />
        }
      >
        <NamesTable
          label={t('adminContent.contexts.names')}
          // While a name is typed its row stays where it is.
          codes={order ?? byName(content)}
          names={namesOf(texts)}
          shipped={namesOf(shipped.texts)}
          maxLength={limits.maximumContextName}
          more={(_code, place, name) =>
            order && (
              <Moves
                {...{ name, place }}
                count={contextCodes.length}
                onMove={(to) => setDraft({ ...draft, order: moved(order, place, to) })}
              />
            )
          }
          onChange={(names) => setTexts((locale) => ({ names: names[locale] }))}
        />
      </AdminCard>
      {locales.map((locale) => (
        <Paragraphs
          key={locale}
          title={t(`adminContent.contexts.aboutIn.${locale}`)}
          locale={locale}
          parts={aboutParts}
          labelOf={(part) => t(`adminContent.contexts.paragraphs.${part}`)}
          texts={texts[locale].about}
          shipped={shipped.texts[locale].about}
          maxLength={limits.maximumContextAbout}
          onChange={(about) => setTexts((one) => (one === locale ? { about } : {}))}
        />
      ))}
      <SaveBar
        {...{ draft }}
        kept={content}
        valid={isWhole(texts)}
        changes={changesIn(content.texts, texts)}
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
