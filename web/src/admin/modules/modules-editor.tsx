import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ModuleContent, type ModulesResponse, putModules, teasedKeys } from 'contract/admin/modules';
import { limits } from 'contract/limits';
import { moduleKeys } from 'contract/modules';
import { type Locale, locales } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { NamesTable } from '../content/names-table.tsx';
import { Paragraphs } from '../content/paragraphs.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import { changesIn, isWhole, namesOf, withTexts } from '../content/texts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { modulesQuery } from './modules.ts';

type Texts = ModuleContent['texts'];

/** Names, texts and what is offered, to be changed and then saved as a whole. */
export function ModulesEditor({ kept: { content, shipped, version } }: { kept: ModulesResponse }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(content);
  const { notOffered, texts } = draft;
  const setTexts = (changed: (locale: Locale) => Partial<Texts[Locale]>) =>
    setDraft({ ...draft, texts: withTexts(texts, changed) });
  return (
    <>
      <AdminCard title={t('adminContent.modules.names')}>
        <NamesTable
          label={t('adminContent.modules.names')}
          codes={moduleKeys}
          names={namesOf(texts)}
          shipped={namesOf(shipped.texts)}
          maxLength={limits.maximumModuleName}
          more={(key, _place, name) => (
            <Switch
              label={t('adminContent.modules.offered')}
              aria-label={t('adminContent.modules.offeredOne', { name })}
              checked={!notOffered.includes(key)}
              onChange={(event) => {
                const isOffered = event.currentTarget.checked;
                const changed = moduleKeys.filter((one) =>
                  one === key ? !isOffered : notOffered.includes(one),
                );
                setDraft({ ...draft, notOffered: changed });
              }}
            />
          )}
          onChange={(names) => setTexts((locale) => ({ names: names[locale] }))}
        />
      </AdminCard>
      {locales.map((locale) => (
        <Paragraphs
          key={locale}
          title={t(`adminContent.modules.holdsIn.${locale}`)}
          locale={locale}
          parts={teasedKeys}
          labelOf={(key) => texts[locale].names[key]}
          texts={texts[locale].holds}
          shipped={shipped.texts[locale].holds}
          maxLength={limits.maximumModuleText}
          onChange={(holds) => setTexts((one) => (one === locale ? { holds } : {}))}
        />
      ))}
      <SaveBar
        {...{ draft }}
        kept={content}
        valid={isWhole(texts)}
        changes={changesIn(content.texts, texts)}
        onDiscard={() => setDraft(content)}
        onSave={async (reason) => {
          const answer = await call(putModules, { body: { version, content: draft, reason } });
          queries.setQueryData(modulesQuery.queryKey, answer);
        }}
      />
    </>
  );
}
