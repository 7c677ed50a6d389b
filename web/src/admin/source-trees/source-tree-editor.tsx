import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putSourceTree, type SourceTreeContent, type SourceTreeResponse } from 'contract/admin/source-trees';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { groupings, sourceNameKey } from 'contract/sources';
import { placedIn, type StaffNode } from 'contract/sources/staff-tree';
import { locales } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { NamesTable } from '../content/names-table.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import { changesIn, isWhole } from '../content/texts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { sourceTreeQuery } from './source-trees.ts';

type Texts = SourceTreeContent['texts'];

/** The nodes of a tree under their parents, to be named and shown or not, and then saved as a whole. */
export function SourceTreeEditor({
  kept: { content, shipped, version },
  domain,
  nodes,
  onUnsaved,
}: {
  kept: SourceTreeResponse;
  domain: DomainId;
  /** Of the tree in use. */
  nodes: readonly StaffNode[];
  /** Says whether there is something that was not saved. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(content);
  const { hidden, texts } = draft;
  // Groups that staff added are named where they are made.
  const named = placedIn(nodes).filter(({ node }) => !node.names);
  const paths = named.map(({ path }) => path);
  const keys = new Map(named.map(({ path, node }) => [path, sourceNameKey(groupings[domain], node.id)!]));
  const keyOf = (path: string) => keys.get(path)!;
  /** By path, where nodes of the same name have it each. */
  const namesOf = ({ nl, 'en-gb': en }: Texts) => ({
    nl: Object.fromEntries(paths.map((path) => [path, nl.names[keyOf(path)]!])),
    'en-gb': Object.fromEntries(paths.map((path) => [path, en.names[keyOf(path)]!])),
  });
  const names = namesOf(texts);
  return (
    <>
      <AdminCard title={t('adminContent.sourceTrees.names')}>
        <NamesTable
          label={t('adminContent.sourceTrees.names')}
          codes={paths}
          names={names}
          shipped={namesOf(shipped.texts)}
          maxLength={limits.maximumSourceName}
          more={(path, _place, name) => (
            <Switch
              label={t('adminContent.sourceTrees.shown')}
              aria-label={t('adminContent.sourceTrees.shownOne', { name })}
              checked={!hidden.some((one) => path === one || path.startsWith(`${one}/`))}
              // What stands under something hidden is hidden with it.
              disabled={hidden.some((one) => path.startsWith(`${one}/`))}
              onChange={(event) => {
                const others = hidden.filter((one) => one !== path);
                setDraft({ ...draft, hidden: event.currentTarget.checked ? others : [...others, path] });
              }}
            />
          )}
          onChange={(changed) => {
            const now = structuredClone(texts);
            for (const locale of locales) {
              for (const path of paths) {
                if (changed[locale][path] !== names[locale][path])
                  now[locale].names[keyOf(path)] = changed[locale][path]!;
              }
            }
            setDraft({ ...draft, texts: now });
          }}
        />
      </AdminCard>
      <SaveBar
        {...{ draft, onUnsaved }}
        kept={content}
        valid={isWhole(texts)}
        changes={changesIn(content.texts, texts)}
        onDiscard={() => setDraft(content)}
        onSave={async (reason) => {
          const answer = await call(putSourceTree, {
            params: { domain },
            body: { version, content: draft, reason },
          });
          queries.setQueryData(sourceTreeQuery(domain).queryKey, answer);
        }}
      />
    </>
  );
}
