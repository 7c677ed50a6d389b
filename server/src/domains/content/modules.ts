import { ModuleContent, teasedKeys } from 'contract/admin/modules';
import { dashboards, domainIds } from 'contract/dashboards';
import { moduleKeys } from 'contract/modules';
import type { WordsPart } from './set-words.ts';

/** Where the catalogue says what a module holds: on the screen that is locked without it. */
const teasers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(domainIds.map((domain) => [dashboards[domain].module, `teaser.holds.${domain}`])),
  agenda: 'agendaPage.locked.holds',
  listManager: 'modules.lists.text',
  newsletter: 'newsletter.teaser.text',
};

/** What modules are called, what they hold, and which are offered (decision 6.1). */
export const modulesPart: WordsPart<ModuleContent> = {
  name: 'modules',
  action: 'modules.set',
  schema: ModuleContent,
  keys: {
    names: Object.fromEntries(moduleKeys.map((key) => [key, `modules.names.${key}`])),
    holds: Object.fromEntries(teasedKeys.map((key) => [key, teasers[key]!])),
  },
  standard: { notOffered: [] },
};
